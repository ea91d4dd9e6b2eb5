import { expect, test } from "vitest";
import { BOT_NAMES, particle, seatNaming } from "../index.ts";

const COLOURS = ["red", "blue", "green", "yellow", "violet", "orange"] as const;

test("bots are called in the reader's script, and a Korean particle fits each of them", () => {
  const naming = seatNaming("ko", BOT_NAMES, COLOURS);
  const subjects = ([0, 1, 2, 3, 4, 5] as const).map((seat) => particle(naming(seat), "이", "가"));
  expect(subjects).toEqual(["애닝이", "다윈이", "메리안이", "월리스가", "훔볼트가", "멘델이"]);
  expect(seatNaming("fr", BOT_NAMES, COLOURS)(0)).toBe("Anning");
});

test("whoever goes by the colour of the seat is called by it in the reader's language, whatever the table was set up in", () => {
  expect(seatNaming("fr", ["Red", "파랑", undefined, ""], COLOURS)(0)).toBe("Rouge");
  expect(seatNaming("fr", ["Red", "파랑", undefined, ""], COLOURS)(1)).toBe("Bleu");
  expect(seatNaming("ko", ["Red", "파랑", undefined, ""], COLOURS)(2)).toBe("초록");
  expect(seatNaming("en", ["Red", "파랑", undefined, ""], COLOURS)(3)).toBe("Yellow");
  // A person may be called like another seat's colour.
  expect(seatNaming("fr", ["Blue"], COLOURS)(0)).toBe("Blue");
});

test("a name in another script is read as it is, and in Korean lines no particle has to guess its sound", () => {
  expect(seatNaming("en", ["Ada"], COLOURS)(0)).toBe("Ada");
  expect(particle(seatNaming("ko", ["Ada"], COLOURS)(0), "이", "가")).toBe("Ada 님이");
  expect(particle(seatNaming("ko", ["Guest 5"], COLOURS)(0), "이", "가")).toBe("Guest 5가");
  expect(particle(seatNaming("ko", ["지수"], COLOURS)(0), "이", "가")).toBe("지수가");
  expect(seatNaming("ko", ["toString"], COLOURS)(0)).toBe("toString 님");
});
