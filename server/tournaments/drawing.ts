import { Worker } from "node:worker_threads";
import { Tellable } from "../fault.ts";
import { workerFile } from "../worker-file.ts";
import type { Course, Pairing, Plan } from "./draw/course.ts";

/** To draw a round may take a good part of a second: nobody at a table waits for it, because it is done in a thread of its own. */
export type DrawOrder =
  | { readonly draw: "begin"; readonly plan: Plan; readonly entrants: number }
  | { readonly draw: "round"; readonly course: Course };

/** However large a tournament is, it is drawn within this time. */
const LIMIT_MS = 60_000;

export function drawBeginning(plan: Plan, entrants: number): Promise<Course> {
  return ask<Course>({ draw: "begin", plan, entrants });
}

/** Null when there is nothing more to play. */
export function drawNext(course: Course): Promise<Pairing | null> {
  return ask<Pairing | null>({ draw: "round", course });
}

function ask<T>(order: DrawOrder): Promise<T> {
  const thread = new Worker(workerFile(import.meta.url, "./draw-thread"), { workerData: order });
  return new Promise<T>((resolve, reject) => {
    const late = setTimeout(() => {
      void thread.terminate();
      reject(new Tellable("a round was not drawn in time"));
    }, LIMIT_MS);
    late.unref();
    const end = (): void => clearTimeout(late);
    thread.once("message", (drawn: T) => {
      end();
      resolve(drawn);
    });
    thread.once("error", (error) => {
      end();
      reject(error);
    });
    thread.once("exit", () => {
      end();
      reject(new Tellable("a round was not drawn"));
    });
  });
}
