import { gameIds, loadGame } from "@clade/games";
import { colourNaming, LANGUAGES, type Language } from "@clade/kernel";
import { playRandomly } from "@clade/kernel/testkit";
import { fold, terminalOf, textWidth } from "@clade/ui/terminal";
import { describe, expect, test } from "vitest";

/** The widths that boards get in windows of 60, 80 and 132 columns, with the log below or beside. */
const WIDTHS = [60, 80, 90, 132];
const EVERYTHING: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  progress: { personalities: true, milestones: true, industrial: true },
};

/** Every board of a random game, in every width. */
async function boards(id: string, language: Language, see: (lines: readonly string[], width: number) => void) {
  const pack = await loadGame(id);
  if (pack === undefined) throw new Error(`no game ${id}`);
  const players = pack.about.players.max;
  const naming = colourNaming(language, pack.about.colours);
  const board = terminalOf(pack, players);
  playRandomly(pack.game, { players, options: EVERYTHING[id] ?? {} }, `boards ${id}`, ({ state, number }) => {
    if (number % 60 !== 0) return;
    for (const width of WIDTHS) {
      const paint = (_: string, text: string) => text;
      see(
        board(pack.game.view(state, 0), { language, naming, deciders: pack.game.deciders(state), width, paint }),
        width,
      );
    }
  });
}

describe.each(gameIds)("the board of %s in the terminal", (id) => {
  test.each(LANGUAGES)("fits its width, and no frame is broken: %s", async (language) => {
    const wide = new Set<string>();
    await boards(id, language, (lines, width) => {
      for (const line of lines)
        if (/[┌│└|]/.test(line) && /^\s*[┌│└|\\/]/.test(line) && textWidth(line) > width) wide.add(`${width}: ${line}`);
      for (const line of lines.flatMap((each) => fold(each, width))) expect(textWidth(line)).toBeLessThanOrEqual(width);
    });
    expect([...wide]).toEqual([]);
  });
});
