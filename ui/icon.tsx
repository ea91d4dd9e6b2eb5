import type { ReactElement } from "react";
import "./button.css";

/** The few signs that the house itself needs, drawn with the same pen as the plates. */
const SIGNS = {
  undo: "M5 10h10a5 5 0 0 1 0 10h-5M5 10l4.5-4.5M5 10l4.5 4.5",
  hint: "M9 18.5h6M10 21.5h4M12 2.5a6.5 6.5 0 0 0-3.8 11.8c.7.6 1 1.2 1 2.2h5.6c0-1 .3-1.6 1-2.2A6.5 6.5 0 0 0 12 2.5zM10 9.5l2 2l2-2M12 11.5v5",
  moves: "M8.5 5.5h12M8.5 12h12M8.5 18.5h12M3.2 5.5h1.6M3.2 12h1.6M3.2 18.5h1.6",
  log: "M6 3.5h11l2 2V21H6zM6 7H4.5M6 12H4.5M6 17H4.5M9.5 8.5h6M9.5 12h6M9.5 15.5h4",
  rules: "M12 6c-2-1.8-5-2.2-8.5-2V18c3.5-.2 6.5.2 8.5 2c2-1.8 5-2.2 8.5-2V4C17 3.8 14 4.2 12 6zM12 6v14",
  close: "M5.5 5.5l13 13M18.5 5.5l-13 13",
  settings:
    "M4 7h9M17 7h3M4 17h3M11 17h9M15 4.5a2.5 2.5 0 1 0 0 5a2.5 2.5 0 1 0 0-5zM9 14.5a2.5 2.5 0 1 0 0 5a2.5 2.5 0 1 0 0-5z",
  home: "M3.5 11.5L12 4l8.5 7.5M6 9.5V20h12V9.5M10 20v-6h4v6",
  shield: "M12 3c3 2 5.5 2.6 8 2.7c.3 6.3-2.5 12-8 15.3c-5.5-3.3-8.3-9-8-15.3C6.5 5.6 9 5 12 3z",
  arrow: "M4 12h15M13 6l6 6l-6 6",
  check: "M4.5 12.5l5 5L19.5 7",
  seal: "M12 3a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13zM9.2 9.5l2.1 2.1l3.6-4M8.5 15l-1.5 6.5l5-2.6l5 2.6L15.5 15",
  pace: "M4.5 5.5l6.5 6.5l-6.5 6.5M12.5 5.5l6.5 6.5l-6.5 6.5",
  back: "M12 5a7.5 7.5 0 1 1-6.8 4.3M5 4.5v5h5M12 8.5v4.5l3 2",
  first: "M18 5.5L9.5 12l8.5 6.5zM6 5.5v13",
  previous: "M15.5 5.5L8 12l7.5 6.5z",
  next: "M8.5 5.5L16 12l-7.5 6.5z",
  last: "M6 5.5l8.5 6.5L6 18.5zM18 5.5v13",
  play: "M7 4.5l12 7.5L7 19.5z",
  pause: "M7.5 5v14M16.5 5v14",
  unfold: "M5 9l7 7l7-7",
  more: "M5 10.5a1.5 1.5 0 1 0 0 3a1.5 1.5 0 1 0 0-3zM12 10.5a1.5 1.5 0 1 0 0 3a1.5 1.5 0 1 0 0-3zM19 10.5a1.5 1.5 0 1 0 0 3a1.5 1.5 0 1 0 0-3z",
  keys: "M3 6.5h18v11H3zM6.5 10h.5M10 10h.5M13.5 10h.5M17 10h.5M7.5 14h9",
  people:
    "M9 4a3.5 3.5 0 1 0 0 7a3.5 3.5 0 1 0 0-7zM2.5 20c.3-4.5 2.8-6.5 6.5-6.5s6.2 2 6.5 6.5zM15.5 4.8a3.2 3.2 0 0 1 0 5.8M17.5 14c2.4.6 3.8 2.6 4 6",
  turn: "M6 3.5h12M6 20.5h12M7.5 3.5c0 5 4.5 6 4.5 8.5s-4.5 3.5-4.5 8.5M16.5 3.5c0 5-4.5 6-4.5 8.5s4.5 3.5 4.5 8.5",
  talk: "M4 4.5h16v11h-8.5L7 20v-4.5H4zM8 8.5h8M8 11.5h5",
} as const;
export type Sign = keyof typeof SIGNS;

export function Icon({ sign }: { readonly sign: Sign }): ReactElement {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={SIGNS[sign]} />
    </svg>
  );
}
