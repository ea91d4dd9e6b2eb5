import { Icon } from "@clade/ui";
import type { ReactElement, ReactNode } from "react";
import type { TroubleCode } from "../trouble/codes.ts";
import { useWords } from "../words.ts";

interface Props {
  /** News are said when there is time; trouble at once. */
  readonly kind: "news" | "trouble";
  readonly children: ReactNode;
  /** A way on. */
  readonly action?: ReactNode;
  readonly onClose?: (() => void) | undefined;
}

/** A line under the bar: something about the whole page that wants no answer now. */
export function Strip({ kind, children, action, onClose }: Props): ReactElement {
  const { close } = useWords();
  return (
    <div className={`strip strip-${kind}`}>
      <p role={kind === "news" ? "status" : "alert"}>{children}</p>
      {action}
      {onClose === undefined ? null : (
        <button type="button" className="strip-close" aria-label={close} title={close} onClick={onClose}>
          <Icon sign="close" />
        </button>
      )}
    </div>
  );
}

/** What went wrong with the page, if anything did. */
export function TroubleStrip({ trouble, onClose }: TroubleProps): ReactElement | null {
  const { problems } = useWords();
  if (trouble === undefined) return null;
  return (
    <Strip kind="trouble" onClose={onClose}>
      {problems[trouble]}
    </Strip>
  );
}

interface TroubleProps {
  readonly trouble: TroubleCode | undefined;
  readonly onClose: () => void;
}
