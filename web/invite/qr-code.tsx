import { Button, Sheet } from "@clade/ui";
import { type ReactElement, useMemo, useState } from "react";
import { useWords } from "../words.ts";
import { qrDrawing, type QrDrawing } from "./qr-drawing.ts";
import { useInviteWords } from "./words/index.ts";
import "./invite.css";

/** The empty border that the standard wants, in modules. */
const BORDER = 4;

interface Props {
  /** What a camera reads. */
  readonly link: string;
  /** What it leads to, where that is no invitation. */
  readonly title?: string;
  readonly help?: string;
}

/** A link as a QR code: small, and large on a tap. Nothing where the link is longer than such a code can be. */
export default function QrCode({ link, title, help }: Props): ReactElement | null {
  const words = useInviteWords();
  const { close } = useWords();
  const [large, setLarge] = useState(false);
  const drawing = useMemo(() => qrDrawing(link), [link]);
  if (drawing === undefined) return null;
  return (
    <div className="qr">
      <button type="button" className="qr-small" aria-label={words.qrLarge} onClick={() => setLarge(true)}>
        <Picture {...drawing} />
      </button>
      {large ? (
        <Sheet title={title ?? words.qr} close={close} onClose={() => setLarge(false)}>
          <div className="qr-large">
            <div role="img" aria-label={`${title ?? words.qr} ${link}`}>
              <Picture {...drawing} />
            </div>
            <p>{help ?? words.qrHelp}</p>
            <Button onClick={() => setLarge(false)}>{close}</Button>
          </div>
        </Sheet>
      ) : null}
    </div>
  );
}

/** Dark on light in either theme: cameras want it so. */
function Picture({ size, path }: QrDrawing): ReactElement {
  const whole = size + 2 * BORDER;
  return (
    <svg viewBox={`${-BORDER} ${-BORDER} ${whole} ${whole}`} shapeRendering="crispEdges" aria-hidden="true">
      <rect x={-BORDER} y={-BORDER} width={whole} height={whole} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
