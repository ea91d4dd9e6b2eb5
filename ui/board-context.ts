import { createContext, type Provider, useContext } from "react";

/** What every part of a board looks at, handed down without naming it at each step: `[Provider, hook]`. */
export function boardContext<T>(): readonly [provide: Provider<T | undefined>, use: () => T] {
  const context = createContext<T | undefined>(undefined);
  return [
    context.Provider,
    () => {
      const shared = useContext(context);
      if (shared === undefined) throw new Error("a part of the board stands outside the board");
      return shared;
    },
  ];
}
