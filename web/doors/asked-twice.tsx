import { Button } from "@clade/ui";
import { type ReactElement, useState } from "react";

interface Props {
  readonly label: string;
  /** What comes of it, for whoever has not thought of it. */
  readonly sure: string;
  readonly yes: string;
  readonly no: string;
  readonly onYes: () => void;
}

/** A button for what cannot be taken back: it asks once more, and the answer at hand is no. */
export function AskedTwice({ label, sure, yes, no, onYes }: Props): ReactElement {
  const [asked, setAsked] = useState(false);
  if (!asked) {
    return (
      <Button look="quiet" onClick={() => setAsked(true)}>
        {label}
      </Button>
    );
  }
  return (
    <div className="asked-twice" role="group" aria-label={label}>
      <p role="alert">{sure}</p>
      <Button
        onClick={() => {
          setAsked(false);
          onYes();
        }}
      >
        {yes}
      </Button>
      <Button look="main" autoFocus onClick={() => setAsked(false)}>
        {no}
      </Button>
    </div>
  );
}
