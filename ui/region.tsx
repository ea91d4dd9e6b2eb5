import { type ComponentProps, type ReactElement, type ReactNode, useState } from "react";
import { type Arrangement, useRoom } from "./arrangement.ts";
import { Icon } from "./icon.tsx";
import "./region.css";
import { Sheet } from "./sheet.tsx";

/** The parts of a table. `stage` is its middle and gets what room there is; the prompt, the hand and the log are the frame's. */
export type RegionName = "head" | "others" | "stage" | "mine" | "aside";

interface RegionsProps {
  readonly className: string;
  readonly children: ReactNode;
}

/** The whole table: a grid of regions. The board's styles say, for each arrangement, where they lie. */
export function Regions({ className, children, ...data }: RegionsProps & ComponentProps<"div">): ReactElement {
  return (
    <div {...data} className={`regions ${className}`}>
      {children}
    </div>
  );
}

interface Props {
  readonly name: RegionName;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A part of the table: lies in the grid area of its name, and scrolls inside where it must. */
export function Region({ name, className = "", children }: Props): ReactElement {
  return (
    <div className={`region region-${name} ${className}`} data-region={name}>
      {children}
    </div>
  );
}

interface FoldProps extends Props {
  /** The arrangements in which only the summary is on the table, and the rest a touch away. */
  readonly folded: readonly Arrangement[];
  /** In `low` it folds where the whole table is narrower than so many rem. */
  readonly foldsUnder?: number;
  /** In `square` it folds where the whole table is lower than so many rem. */
  readonly foldsBelow?: number;
  readonly summary: ReactNode;
  readonly title: string;
  readonly close: string;
}

/** A region that folds where there is no room for it: a button with what matters most, and the whole in a sheet. */
export function FoldingRegion(props: FoldProps): ReactElement {
  const { folded, foldsUnder = 0, foldsBelow = 0, summary, title, close, ...region } = props;
  const { arrangement, width, height } = useRoom();
  const isNarrow = arrangement === "low" && width < foldsUnder;
  const isLow = arrangement === "square" && height < foldsBelow;
  const [open, setOpen] = useState(false);
  if (!isNarrow && !isLow && !folded.includes(arrangement)) return <Region {...region} />;
  return (
    <div className={`region region-${region.name} fold`} data-region={region.name}>
      <button
        type="button"
        className="fold-button"
        data-fold=""
        data-walk=""
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <span className="fold-summary">{summary}</span>
        <span className="unseen">{title}</span>
        <Icon sign="unfold" />
      </button>
      {open ? (
        <Sheet title={title} close={close} onClose={() => setOpen(false)}>
          <div className={region.className}>{region.children}</div>
        </Sheet>
      ) : null}
    </div>
  );
}
