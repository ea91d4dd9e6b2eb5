/** The path that the site is under, without a slash at its end; empty where it has the whole address. The server writes it in. */
export const BASE =
  typeof document === "undefined"
    ? ""
    : (document.querySelector('meta[name="clade-base"]')?.getAttribute("content") ?? "");
