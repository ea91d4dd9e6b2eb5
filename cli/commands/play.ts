import { colourNames, freshSeed, isComplaint, type Language, Match, type Seat, type SeatInfo } from "@clade/kernel";
import type { Command, Input } from "../arguments.ts";
import { BadInput, orComplain } from "../complaint.ts";
import { LineTable } from "../play/line-table.ts";
import { listSaved, savedCalled } from "../play/saved-list.ts";
import { forget, newSave, savedGames, savedName } from "../play/saves.ts";
import { canDraw } from "../play/screen/screen.ts";
import { ScreenTable } from "../play/screen-table.ts";
import { type Plan, Sitting } from "../play/sitting.ts";
import { botNamed, botsFrom, gameNamed, languageFrom, optionsFrom, playersFrom } from "../table.ts";
import { say } from "../terminal.ts";
import { words } from "../words/index.ts";

const help = words.en.play.flags;

export const play: Command = {
  usage:
    "clade play <game> [--players N] [--bots a,b,…] [--option k=v] [--seat N] [--seed S] [--lang en|fr|ko] [--plain]  |  clade play --list  |  clade play --resume [WHICH]",
  summary: words.en.play.summary,
  told: (language) => words[language].play,
  flags: {
    players: { argument: "N", help: help.players },
    bots: { argument: "A,B,…", help: help.bots },
    option: { argument: "K=V", help: help.option, many: true },
    seat: { argument: "N", help: help.seat },
    seed: { argument: "S", help: help.seed },
    name: { argument: "NAME", help: help.name },
    lang: { argument: "LANG", help: help.lang },
    plain: { help: help.plain },
    list: { help: help.list },
    resume: { help: help.resume },
    forget: { argument: "WHICH", help: help.forget },
  },
  async run(input) {
    const language = languageFrom(input);
    oneOf(input, ["list", "resume", "forget"]);
    if (input.has("list")) {
      input.noWords();
      say(...listSaved(savedGames(), language));
      return 0;
    }
    const unwanted = input.text("forget");
    if (unwanted !== undefined) {
      input.noWords();
      const { path, name } = savedCalled(savedGames(), unwanted);
      forget(path);
      say(words[language].table.forgotten(name));
      return 0;
    }
    const { plan, goOn } = input.has("resume") ? await resumed(input, language) : await fresh(input, language);
    const sitting = new Sitting(plan);
    const drawn = !input.has("plain") && canDraw(process.stdin, process.stdout);
    return (drawn ? new ScreenTable(sitting) : new LineTable(sitting)).run(goOn);
  },
};

interface Begun {
  readonly plan: Plan;
  /** The command that goes on with it. */
  readonly goOn: string;
}

function oneOf(input: Input, flags: readonly string[]): void {
  const [one, other] = flags.filter((flag) => input.has(flag) || input.text(flag) !== undefined);
  if (one !== undefined && other !== undefined) throw new BadInput((complain) => complain.notTogether(one, other));
}

async function fresh(input: Input, language: Language): Promise<Begun> {
  if (input.words.length === 0) throw new BadInput((complain) => complain.missingGame);
  const pack = await gameNamed(input.word("the game"));
  const players = playersFrom(pack, input, 4);
  const seat = (input.number("seat", 1, players, 1) - 1) as Seat;
  const names = colourNames(language, pack.about.colours);
  const name = input.text("name") ?? names[seat] ?? "You";
  const options = optionsFrom(pack, input, players);
  const bots = players === 1 ? [] : botsFrom(input, "greedy", players - 1);
  const match = orComplain(
    Match.start(pack.game, {
      players,
      options,
      seats: Array.from({ length: players }, (_, index): SeatInfo => {
        const bot = bots[(index < seat ? index : index - 1) % bots.length];
        if (index === seat || bot === undefined) return { name };
        return { name: names[index] ?? `Bot ${index + 1}`, bot: bot.name };
      }),
      seed: input.text("seed") ?? freshSeed(),
      chance: "keyed",
    }),
  );
  return begun({ pack, match, seat, language, path: newSave(match.record()) });
}

async function resumed(input: Input, language: Language): Promise<Begun> {
  const [which, extra] = input.words;
  if (extra !== undefined) throw new BadInput((complain) => complain.unexpected(extra));
  const { path, name, record } = savedCalled(savedGames(), which);
  if (isComplaint(record)) throw new BadInput((complain) => complain.unreadable(name, record.complaint));
  const pack = await gameNamed(record.game);
  for (const { bot } of record.seats) if (bot !== undefined) botNamed(bot);
  const match = Match.goOn(pack.game, record);
  if (isComplaint(match)) throw new BadInput((complain) => complain.unreadable(name, match.complaint));
  const seat = record.seats.findIndex(({ bot }) => bot === undefined);
  if (seat < 0) throw new BadInput((complain) => complain.noPerson(name));
  return begun({ pack, match, seat: seat as Seat, language, path });
}

function begun(plan: Plan): Begun {
  return { plan, goOn: `clade play --resume ${savedName(plan.path)}` };
}
