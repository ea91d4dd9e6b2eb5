/**
 * Axe does not know what is behind letters on a picture, and says nothing about them; and it takes what scrolls past under something
 * that stays for what is covered; nor does it know that an open dialog lies over everything. So before it looks the paper loses its
 * grain, what stays scrolls with the rest, and dialogs are ranked first.
 */
const STYLE = `
  body, .eo-sea { background-image: none !important }
  dialog[open] { z-index: 2147483647 !important }
  .frame-hand { background: var(--paper-deep) !important }
`;

/** For the sample that is shown now: the next one is drawn anew. */
export function intoPlainSight(): void {
  if (document.getElementById("plain-sight") === null) {
    const style = document.createElement("style");
    style.id = "plain-sight";
    style.textContent = STYLE;
    document.head.append(style);
  }
  for (const each of document.querySelectorAll<HTMLElement>("body *")) {
    if (getComputedStyle(each).position === "sticky") each.style.position = "static";
  }
}
