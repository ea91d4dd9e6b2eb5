import { type GamePack, seats, type TerminalBoard, type TerminalLook } from "@clade/kernel";
import { type Fact, factsOf } from "../plain/facts.ts";
import { box } from "./box.ts";
import { seatStyle, sideBySide, textWidth, wrapped } from "./draw.ts";

/** The game's board as text: its own, or a plain one made of its view and its words. */
export function terminalOf({ about, text, terminal }: GamePack, count: number): TerminalBoard<unknown> {
  return (
    terminal ??
    ((view, look) => {
      const { table, seats: players } = factsOf(view, count, text[look.language].view, look.naming);
      const room = Math.max(24, Math.min(46, Math.floor((look.width - 2) / 2)));
      const panels = seats(players.length).map((seat) => {
        const mark = look.deciders.includes(seat) ? " •" : "";
        const name = look.paint(seatStyle(about.colours, seat), look.paint("bold", look.naming(seat)));
        return box(`${name}${mark}`, lines(players[seat] ?? [], look, room - 4), room);
      });
      return [...lines(table, look, look.width), "", ...sideBySide(panels, look.width)];
    })
  );
}

/** Short facts side by side, rows of cards each on lines of their own. */
function lines(facts: readonly Fact[], look: TerminalLook, width: number): string[] {
  const short: string[] = [];
  const long: string[] = [];
  for (const fact of facts) {
    const label = look.paint("dim", fact.label);
    if (fact.kind === "flag") short.push(fact.label);
    else if (fact.kind === "value") short.push(`${label} ${fact.text}`);
    else if (fact.kind === "group") {
      long.push(label, ...lines(fact.facts, look, width - 2).map((line) => `  ${line}`));
    } else if (fact.count === 0) short.push(`${label} –`);
    else if (fact.cards === null) short.push(`${label} ${"▒".repeat(Math.min(fact.count, 10))} ${fact.count}`);
    else {
      const names = fact.cards.map(({ name }) => `[${name}]`);
      const title = textWidth(fact.label) + 1 > width / 2 ? "" : `${label} `;
      if (title === "") long.push(label);
      long.push(...wrapped(title, names, width, " "));
    }
  }
  return [...wrapped("", short, width, "  "), ...long];
}
