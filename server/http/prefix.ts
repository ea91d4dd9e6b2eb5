/**
 * The address of a request as the routes know it. Where the site has a path before everything else, requests come with it, or
 * without it from a proxy that takes it away; both are understood.
 */
export function withoutPrefix(url: string, prefix: string): string {
  if (!url.startsWith(prefix)) return url;
  const rest = url.slice(prefix.length);
  if (rest.startsWith("/")) return rest;
  return rest === "" || rest.startsWith("?") ? `/${rest}` : url;
}
