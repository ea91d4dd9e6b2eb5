import { describe, expect, test } from "vitest";
import { deedOf, position, Table } from "./position.ts";

const withMilestones = { milestones: true } as const;

describe("Milestones", () => {
  test("PR-80: the pile of the age is shuffled, its top card active; the rest is not known", () => {
    const table = Table.start(3, withMilestones);
    expect(table.milestone).not.toBeNull();
    expect(table.state.milestonePile).toHaveLength(6);
    expect(table.view("red").milestonePile).toBe(6);
    expect(table.state.milestone?.marks.length).toBeGreaterThanOrEqual(2);
    expect(position({ red: {} }).why("red", "contribute 1")).toBe("no-milestone PR-80");
  });

  test("PR-81: once a turn for no action, and besides for one action each; a section is paid like a line", () => {
    const table = position({
      ...withMilestones,
      milestone: "great-pyramid",
      red: { hand: ["burial", "poetry", "writing"], active: ["calendar", "pottery"] },
    });
    table.play("red", "contribute 3");
    expect(table.state.actionsTaken).toBe(0);
    table.play("red", "contribute 2");
    expect(table.state.actionsTaken).toBe(1);
    expect(table.why("red", "contribute 2")).toBe("section-marked PR-81");
    expect(table.why("red", "contribute 4")).toBe("no-such-section PR-81");
    table.play("red", "contribute 1", "pay burial", "pay poetry");
    expect(table.why("red", "end")).toBe("pay-first PR-16");
    table.play("red", "pay writing");
    expect(table.milestones("red")).toEqual(["great-pyramid"]);
  });

  test("PR-81: without actions only the free one; and nothing that cannot be paid", () => {
    const table = position({
      ...withMilestones,
      milestone: "great-pyramid",
      red: { active: ["calendar", "pottery"] },
      actionsTaken: 2,
    });
    expect(table.why("red", "contribute 1")).toBe("cannot-pay-section PR-81");
    table.play("red", "contribute 3");
    expect(table.deciders).toEqual(["blue"]);
  });

  test("PR-18 PR-81: a technology in development settles a section too", () => {
    const table = position({ ...withMilestones, milestone: "great-pyramid", red: { developing: { calendar: 3 } } });
    table.play("red", "contribute 3");
    expect(table.state.milestone?.marks).toEqual([null, null, 0]);
  });

  test("PR-82: each contributor gets the gains; whoever alone has most marks takes the card and gets them again", () => {
    const table = position({
      ...withMilestones,
      milestone: "great-pyramid",
      marks: ["blue", "red", null],
      milestonePile: ["silk-road", "great-wall"],
      red: { active: ["calendar"] },
    });
    table.play("red", "contribute 3");
    expect(table.milestones("red")).toEqual(["great-pyramid"]);
    expect(table.power("red", "prestige")).toBe(2);
    expect(table.power("blue", "prestige")).toBe(1);
    expect(table.milestone).toBe("great-wall");
    expect(table.state.milestone?.marks).toEqual([null, null, null]);
  });

  test("PR-82: with a tie it leaves the game; without a next one there is no active milestone", () => {
    const table = position({
      ...withMilestones,
      milestone: "olympic-games",
      marks: ["blue", null],
      red: { active: ["musical-instruments"] },
    });
    table.play("red", "contribute 2");
    expect(table.milestones("red")).toEqual([]);
    expect(table.tokens("red", "culture")).toBe(1);
    expect(table.tokens("blue", "culture")).toBe(1);
    expect(table.milestone).toBeNull();
    expect(table.state.milestonesGone).toEqual([deedOf("olympic-games")]);
  });

  test("PR-83: with Age II all but the active one leave, the new pile is shuffled, the active one stays with its marks", () => {
    const table = position({
      ...withMilestones,
      milestone: "olympic-games",
      marks: ["blue", null],
      milestonePile: ["silk-road"],
      red: { hand: ["philosophy"], active: ["musical-instruments", "alphabet"] },
    });
    table.play("red", "discover philosophy");
    expect(table.milestone).toBe("olympic-games");
    expect(table.state.milestone?.marks).toEqual([1, null]);
    expect(table.state.milestonePile).toHaveLength(5);
    table.play("red", "contribute 2");
    expect(["magna-carta", "hagia-sophia", "angkor", "house-of-wisdom", "travels-of-marco-polo"]).toContain(
      table.milestone,
    );
  });

  test("PR-83: with none active the new top is; Age IV brings no new pile", () => {
    const table = position({
      ...withMilestones,
      red: { hand: ["philosophy"], active: ["musical-instruments", "alphabet"] },
    }).play("red", "discover philosophy");
    expect(table.milestone).not.toBeNull();
    const late = position({
      ...withMilestones,
      industrial: true,
      age: 3,
      milestone: "principia",
      milestonePile: ["sistine-chapel"],
      red: { hand: ["steam-pump"], active: ["blast-furnace", "mechanical-clock", "calculus"] },
    }).play("red", "discover steam-pump");
    expect(late.state.age).toBe(4);
    expect(late.milestone).toBe("principia");
    expect(late.state.milestonePile).toEqual([]);
  });

  test("PR-84: points of owned milestones count at the end; an unfinished one gives nothing", () => {
    const table = position({
      ...withMilestones,
      milestone: "great-pyramid",
      marks: ["red", "red", null],
      red: {},
    });
    table.player("red").milestones = [deedOf("silk-road")];
    table.state.ending = "symbols";
    expect(table.result?.parts.map((part) => part["milestones"])).toEqual([3, 0]);
  });
});
