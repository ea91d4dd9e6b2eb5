import { type ReactElement, type ReactNode, useState } from "react";

interface Props {
  readonly label: string;
  readonly className: string;
  /** Whether it is open from the start. */
  readonly open?: boolean;
  readonly children: ReactNode;
}

/** What is behind a line until somebody wants it: it is not there before. */
export function Unfold({ label, className, open: begins = false, children }: Props): ReactElement {
  const [open, setOpen] = useState(begins);
  return (
    <details className={className} open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{label}</summary>
      {open ? children : null}
    </details>
  );
}
