import { Button } from "@clade/ui";
import { type ReactElement, useEffect, useId, useRef } from "react";

interface Props {
  /** What it is about, for who cannot see where it stands. */
  readonly label: string;
  readonly question: string;
  readonly yes: string;
  readonly no: string;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/** A question before something that cannot be taken back: whoever moves by keys or hears the page is brought to it. */
export function Sure({ label, question, yes, no, onYes, onNo }: Props): ReactElement {
  const id = useId();
  const here = useRef<HTMLDivElement>(null);
  useEffect(() => here.current?.focus(), []);
  return (
    <div
      ref={here}
      role="alertdialog"
      aria-label={label}
      aria-describedby={id}
      tabIndex={-1}
      className="sign-in-sure"
      onKeyDown={({ key }) => key === "Escape" && onNo()}
    >
      <p id={id}>{question}</p>
      <Button onClick={onYes}>{yes}</Button>
      <Button look="quiet" onClick={onNo}>
        {no}
      </Button>
    </div>
  );
}
