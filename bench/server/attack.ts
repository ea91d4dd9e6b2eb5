import { parseArgs } from "node:util";
import { ATTACKS, NOBODY, type Outcome, perform, PROMISED } from "@clade/server/testkit/attacks";

/** `npm run attack:server [-- --json] [-- --only name,name]`: every attack on a real server, and what the others felt of it. */
const { values } = parseArgs({
  options: {
    json: { type: "boolean", default: false },
    only: { type: "string" },
    seconds: { type: "string", default: String(PROMISED.ms / 1000) },
  },
});
const terms = { ...PROMISED, ms: 1000 * Number(values.seconds) };
const wanted = values.only?.split(",");
const attacks = ATTACKS.filter(({ name }) => wanted?.includes(name) ?? true);
const unknown = wanted?.filter((name) => !ATTACKS.some((attack) => attack.name === name)) ?? [];

function note(text: string): void {
  process.stderr.write(text);
}

function row(cells: readonly string[]): string {
  const [name = "", ...rest] = cells;
  return `| ${name.padEnd(22)} | ${rest.join(" | ")} |`;
}

function lineFor({ name, othersP50Ms, othersP99Ms, memoryMb, findings }: Outcome): string {
  const verdict = findings.length === 0 ? "held" : `NOT HELD: ${findings.join("; ")}`;
  return row([
    name,
    `${othersP50Ms} ms`.padStart(8),
    `${othersP99Ms} ms`.padStart(8),
    `${memoryMb} MB`.padStart(7),
    verdict,
  ]);
}

if (unknown.length > 0 || !(terms.ms > 0)) {
  const known = ATTACKS.map(({ name }) => name).join(", ");
  note(unknown.length > 0 ? `no attack "${unknown.join()}" (known: ${known})\n` : "--seconds takes a number\n");
  process.exitCode = 2;
} else {
  const outcomes: Outcome[] = [];
  // What they feel when nobody attacks says how fast this machine is now.
  note(`nobody attacks …\n  ${lineFor(await perform(NOBODY, terms))}\n`);
  for (const [index, attack] of attacks.entries()) {
    note(`${index + 1}/${attacks.length} ${attack.name}: ${attack.about} …\n`);
    const outcome = await perform(attack, terms);
    note(`  ${lineFor(outcome)}\n`);
    outcomes.push(outcome);
  }
  if (values.json) {
    const said = outcomes.map(({ name, othersP99Ms, memoryMb, findings }) => ({
      name,
      othersP99Ms,
      memoryMb,
      held: findings.length === 0,
    }));
    process.stdout.write(`${JSON.stringify({ attacks: said }, undefined, 2)}\n`);
  } else {
    const head = row(["attack", "p50", "p99 of the others", "memory", "held"]);
    process.stdout.write(`${[head, ...outcomes.map(lineFor)].join("\n")}\n`);
  }
  process.exitCode = outcomes.every(({ findings }) => findings.length === 0) ? 0 : 1;
}
