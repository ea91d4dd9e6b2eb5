import type { SeenEvent } from "../rules/events.ts";
import type { FoodType } from "../rules/state.ts";

/** What each species has eaten this round, in its order: the rules count food alone, but meat stays meat on the table. */
export type Meals = ReadonlyMap<string, readonly FoodType[]>;

export function mealKey(seat: number, id: number): string {
  return `${seat}:${id}`;
}

export function mealsOf(events: readonly SeenEvent[]): Meals {
  const meals = new Map<string, FoodType[]>();
  for (const event of events) {
    if (event.type === "round") meals.clear();
    if (event.type !== "took" && event.type !== "moved-fat") continue;
    // What is stored as fat lies elsewhere; fat that is eaten later is nobody's flesh any more.
    const eaten = event.type === "took" ? event.amount - event.stored : event.amount;
    const food = event.type === "took" ? event.food : "plant";
    const key = mealKey(event.on.seat, event.on.id);
    meals.set(key, [...(meals.get(key) ?? []), ...Array.from({ length: eaten }, () => food)]);
  }
  return meals;
}
