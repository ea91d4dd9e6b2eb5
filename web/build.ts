/** The name of the build that this page comes from: its version and a fingerprint of its files. */
export function buildName(): string {
  return document.querySelector('meta[name="clade-build"]')?.getAttribute("content") ?? "in development";
}
