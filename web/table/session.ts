/** What outlives a reload of this tab. Browsers may forbid it: then it lasts as long as the page. */
export function keptInTab(key: string): string | null {
  try {
    return sessionStorage.getItem(`clade.${key}`);
  } catch {
    return null;
  }
}

export function keepInTab(key: string, value: string): void {
  try {
    sessionStorage.setItem(`clade.${key}`, value);
  } catch {
    // Full or forbidden.
  }
}
