import { defineConfig } from "vitest/config";

const ELSEWHERE = ["**/node_modules/**", "**/dist/**", "**/.yardstick/**"];
/** Tests with real servers, processes and disks, or with hundreds of whole games: right, but not after every edit. */
const WHOLE = [
  "cli/test/**/*.test.ts",
  "server/test/**/*.test.ts",
  "games/*/test/{conformance,text,brain,bot,random-games,referee}.test.ts",
  "games/{replay,review}.test.ts",
  "games/*/board/{board,why-not}.test.ts",
  "scripts/packed.test.ts",
  "scripts/new-game.test.ts",
];

/** `npm run unit` runs both projects, `npm run quick` those of the quick one that an edit bears on. */
export default defineConfig({
  resolve: { conditions: ["source"] },
  ssr: { resolve: { conditions: ["source"] } },
  test: {
    isolate: false,
    maxWorkers: "100%",
    projects: [
      {
        extends: true,
        test: { name: "quick", include: ["**/*.test.ts"], exclude: [...ELSEWHERE, ...WHOLE], testTimeout: 60_000 },
      },
      // A machine may stop for a while, and a server with it: such a test may be tried once more, and is named then.
      { extends: true, test: { name: "whole", include: WHOLE, exclude: ELSEWHERE, testTimeout: 180_000, retry: 1 } },
    ],
  },
});
