import { randomBytes } from "node:crypto";
import { FAULTS, tortureCluster } from "@clade/server/testkit/cluster-torture";
import { findNats, startNats } from "@clade/server/testkit/nats";
import { findPostgres, startPostgres } from "@clade/server/testkit/postgres";

/**
 * `npm run torture:cluster [-- --seconds 600 --tables 60 --servers 3 --seed one --json]`: several servers with one PostgreSQL and one NATS, and all
 * that can happen to them; nothing may be lost.
 */
const args = process.argv.slice(2);
const numberOf = (name: string, preset: number): number => {
  const at = args.indexOf(`--${name}`);
  return at === -1 ? preset : Number(args[at + 1]);
};
const seedAt = args.indexOf("--seed");
const seed = (seedAt === -1 ? undefined : args[seedAt + 1]) ?? randomBytes(6).toString("hex");
const only = FAULTS.filter((fault) => args.includes(`--only-${fault}`));

const programs = findPostgres();
if (programs === undefined || !findNats()) process.exit(2);
const postgres = await startPostgres(programs);
const nats = await startNats();
try {
  const report = await tortureCluster(
    postgres,
    nats,
    {
      seconds: numberOf("seconds", 600),
      tables: numberOf("tables", 60),
      servers: numberOf("servers", 3),
      seed,
      ...(only.length === 0 ? {} : { faults: only }),
    },
    (what) => process.stderr.write(`${new Date().toISOString().slice(11, 19)} ${what}\n`),
  );
  const { findings, ...figures } = report;
  for (const each of findings) process.stderr.write(`${each}\n`);
  process.stdout.write(
    args.includes("--json")
      ? `${JSON.stringify({ ...figures, seed })}\n`
      : `${JSON.stringify({ ...report, seed }, undefined, 2)}\n`,
  );
  process.exitCode = findings.length === 0 ? 0 : 1;
} finally {
  await nats.stop();
  await postgres.end();
}
