import { particle } from "@clade/kernel";

export const subject = (word: string) => particle(word, "이", "가");
export const topic = (word: string) => particle(word, "은", "는");
export const object = (word: string) => particle(word, "을", "를");
