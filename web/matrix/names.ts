import { at } from "@clade/kernel";

/** Names that people give themselves: some as long as they may be, of one word or of several, and short ones. */
const NAMES = [
  "Wolfeschlegelsteinhausen",
  "Jo",
  "Bartholomew Featherstone",
  "Wilhelmina Nightingale 🦕",
  "서연",
  "수줍은 오후의 작은고양이가가장좋아하는나무",
  "WWWWWWWWWWWWWWWWWWWWWWWW",
];

/** So many of them, beginning anywhere: each comes to sit on every seat. */
export function namesFrom(from: number, count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => at(NAMES, (from + index) % NAMES.length));
}
