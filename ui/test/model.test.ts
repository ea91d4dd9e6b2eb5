import { expect, test } from "vitest";
import { copies, lessonPicker } from "../model.ts";

test("cards that look alike are told apart by which copy they are, in their order", () => {
  expect(copies(["horn", "leg", "horn"], (card, copy) => `${card}:${copy}`)).toEqual([
    { card: "horn", thing: "horn:0" },
    { card: "leg", thing: "leg:0" },
    { card: "horn", thing: "horn:1" },
  ]);
});

test("a lesson comes when its subject comes up, the earliest first, and once", () => {
  const lessonFor = lessonPicker<{ readonly phase: string }>({
    about: () => true,
    feeding: ({ phase }) => phase === "feeding",
    end: ({ phase }) => phase !== "food",
  });
  expect(lessonFor({ phase: "feeding" }, [])).toBe(0);
  expect(lessonFor({ phase: "feeding" }, [0])).toBe(1);
  expect(lessonFor({ phase: "feeding" }, [1, 0])).toBe(2);
  expect(lessonFor({ phase: "food" }, [0])).toBeUndefined();
});
