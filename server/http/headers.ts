const POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "worker-src 'self' blob:",
  "manifest-src 'self'",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
].join("; ");

const EVERYWHERE = {
  "x-content-type-options": "nosniff",
  // The link of a table is an invitation: it goes to nobody else.
  "referrer-policy": "same-origin",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": "camera=(), microphone=(), geolocation=()",
} as const;

/** What every answer says to browsers, whoever wrote it. */
export const HEADERS: Readonly<Record<string, string>> = {
  ...EVERYWHERE,
  "content-security-policy": `${POLICY}; frame-ancestors 'none'`,
  "x-frame-options": "DENY",
};

/** Of the pages that are made to stand in other sites: finished games to leaf through, at which nothing can be done. */
export const EMBEDDED_HEADERS: Readonly<Record<string, string>> = {
  ...EVERYWHERE,
  "content-security-policy": `${POLICY}; frame-ancestors *`,
};

export function isEmbedded(url: string): boolean {
  return url.startsWith("/embed/");
}
