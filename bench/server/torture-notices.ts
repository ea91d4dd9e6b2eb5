import { parseArgs } from "node:util";
import { withData } from "@clade/server/testkit";
import { tortureNotices } from "@clade/server/testkit/notice-torture";

/** `npm run torture:notices [-- --people 1000 --kills 50 --store postgres://…]`: none twice, none lost. */
const { values } = parseArgs({
  options: {
    people: { type: "string", default: "1000" },
    kills: { type: "string", default: "50" },
    store: { type: "string", default: "" },
  },
});
const wished = { people: Number(values.people), kills: Number(values.kills), store: values.store };
const report = await withData((folder) =>
  tortureNotices(folder, wished, (kill) => {
    if (process.stderr.isTTY || kill % 10 === 0) process.stderr.write(`\rkill ${kill} of ${wished.kills}`);
  }),
);
process.stdout.write(`\n${JSON.stringify(report, undefined, 2)}\n`);
process.exitCode = report.findings.length === 0 ? 0 : 1;
