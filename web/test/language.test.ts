import { readFileSync } from "node:fs";
import { BOT_NAMES, LANGUAGES, seatNaming } from "@clade/kernel";
import { faultsIn, linesOf, signaturesIn } from "@clade/kernel/testkit";
import { kitWords } from "@clade/ui/model";
import { describe, expect, test } from "vitest";
import { tableHabitWords } from "../catalogue/table-habits.ts";
import { companyWords } from "../catalogue/company.ts";
import { galleryWords } from "../catalogue/gallery.ts";
import { homeWords } from "../catalogue/home.ts";
import { CATALOGUE } from "../catalogue/index.ts";
import { deviceWords } from "../catalogue/on-device.ts";
import { ownDataWords } from "../catalogue/own-data.ts";
import { tabWords } from "../catalogue/tab.ts";
import { circleWords } from "../people/words/circle.ts";
import { clubWords } from "../people/words/clubs.ts";
import { inboxWords } from "../people/words/inbox.ts";
import { leaderWords } from "../people/words/leaders.ts";
import { profileWords } from "../people/words/profile.ts";

const COLOURS = ["red", "blue", "green", "yellow", "violet", "orange"] as const;
const GAMES = { en: ["Evolution", "Evo"], fr: ["Evolution", "Evo", "Mue"], ko: ["에볼루션", "에보"] } as const;

/** All that the shell and the kit say, with every name and every small number, read by who knows the language. */
describe.each(LANGUAGES)("the shell in %s", (language) => {
  const naming = seatNaming(language, [...BOT_NAMES], COLOURS);
  const people = ([0, 1, 2, 3, 4, 5] as const).map(naming);
  test.each([
    ["web/catalogue/words.ts", "Words", CATALOGUE[language]],
    ["ui/words.ts", "KitWords", kitWords[language]],
    ["web/catalogue/table-habits.ts", "TableHabitWords", tableHabitWords[language]],
    ["web/catalogue/company.ts", "CompanyWords", companyWords[language]],
    ["web/catalogue/gallery.ts", "GalleryWords", galleryWords[language]],
    ["web/catalogue/home.ts", "HomeWords", homeWords[language]],
    ["web/catalogue/on-device.ts", "DeviceWords", deviceWords[language]],
    ["web/catalogue/own-data.ts", "OwnDataWords", ownDataWords[language]],
    ["web/catalogue/tab.ts", "TabWords", tabWords[language]],
    ["web/people/words/circle.ts", "CircleWords", circleWords[language]],
    ["web/people/words/clubs.ts", "ClubWords", clubWords[language]],
    ["web/people/words/inbox.ts", "InboxWords", inboxWords[language]],
    ["web/people/words/leaders.ts", "LeaderWords", leaderWords[language]],
    ["web/people/words/profile.ts", "ProfileWords", profileWords[language]],
  ] as const)("%s", (file, name, words) => {
    const lines = linesOf(words, signaturesIn(readFileSync(file, "utf8"), name), people, GAMES[language]);
    expect(lines.length).toBeGreaterThan(2);
    const names = [...people, ...GAMES[language]];
    expect(lines.flatMap((line) => faultsIn(language, line, names).map((fault) => `${fault} in: ${line}`))).toEqual([]);
  });
});
