import type { ReactElement, ReactNode } from "react";
import { GamePlate } from "../art/plates.tsx";
import { SHELF } from "../shelf.ts";

interface Props {
  readonly title: string;
  /** What the page is for. */
  readonly children: ReactNode;
}

/** The head of a page that is about no single game: the boxes of the shelf stand beside its title. */
export function ShelfHead({ title, children }: Props): ReactElement {
  return (
    <header className="page-head shelf-head">
      <div>
        <h1>{title}</h1>
        <p className="home-quiet">{children}</p>
      </div>
      <div className="plates">
        {SHELF.map(({ id, plate }) => (
          <GamePlate key={id} plate={plate} />
        ))}
      </div>
    </header>
  );
}
