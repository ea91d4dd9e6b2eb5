import { type ReactElement, type ReactNode, useState } from "react";

interface Props {
  readonly title: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** What is seldom needed, behind its title: it is only there while it is open. */
export function Fold({ title, className = "fold", children }: Props): ReactElement {
  const [open, setOpen] = useState(false);
  return (
    <details className={className} open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{title}</summary>
      {open ? children : null}
    </details>
  );
}
