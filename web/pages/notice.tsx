import { Button } from "@clade/ui";
import type { ReactElement } from "react";
import type { SeenTable } from "../table/use-table.ts";
import type { TroubleCode } from "../trouble/codes.ts";
import { useWords } from "../words.ts";
import { Strip } from "./strip.tsx";

/** Where the table itself can be asked to try again. */
const AGAIN: ReadonlySet<TroubleCode> = new Set<TroubleCode>(["bot-stuck", "not-kept", "device-full"]);

/** What went wrong at a table besides one's own move: a strip, with another try where that may help. */
export function Notice({ table: { notice, dismiss, watchAgain } }: { readonly table: SeenTable }): ReactElement | null {
  const { problems, failure } = useWords();
  if (notice === undefined) return null;
  return (
    <Strip
      kind="trouble"
      action={AGAIN.has(notice) ? <Button onClick={watchAgain}>{failure.tryAgain}</Button> : undefined}
      onClose={dismiss}
    >
      {problems[notice]}
    </Strip>
  );
}
