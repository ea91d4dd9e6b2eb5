import { encode } from "uqr";

/** The dark modules of a code, as the path of an SVG in which a module is a unit. */
export interface QrDrawing {
  readonly size: number;
  readonly path: string;
}

/** A link as a QR code; undefined where it is longer than such a code can be. */
export function qrDrawing(link: string): QrDrawing | undefined {
  try {
    const { size, data } = encode(link, { ecc: "M", border: 0 });
    const modules = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : [])));
    return { size, path: modules.join("") };
  } catch {
    return undefined;
  }
}
