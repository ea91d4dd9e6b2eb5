import { withData } from "@clade/server/testkit";
import { torture } from "@clade/server/testkit/torture";

/** `npm run torture:server [-- kills [tables]]`: kills a busy server again and again; nothing may be lost. */
const [kills = "200", tables = "50"] = process.argv.slice(2);
const report = await withData((folder) =>
  torture(folder, { kills: Number(kills), tables: Number(tables) }, (kill) => {
    if (process.stderr.isTTY || kill % 20 === 0) process.stderr.write(`\rkill ${kill} of ${kills}`);
  }),
);
process.stdout.write(`\n${JSON.stringify(report, undefined, 2)}\n`);
process.exitCode = report.findings.length === 0 ? 0 : 1;
