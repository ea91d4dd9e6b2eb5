/** Whether this device can be told, whether its person lets us, and how it is subscribed. */
export type DeviceState =
  /** The browser cannot, or the page is not served safely. */
  | "cannot"
  /** The person has said no to the browser: only there it can be changed. */
  | "denied"
  | "off"
  | "on";

export async function deviceState(): Promise<DeviceState> {
  if (!("serviceWorker" in navigator) || !("PushManager" in window) || !("Notification" in window)) return "cannot";
  if (Notification.permission === "denied") return "denied";
  return (await subscription()) === undefined ? "off" : "on";
}

async function subscription(): Promise<PushSubscription | undefined> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? undefined;
}

/** Asks the browser, and the person through it; answers how this device is subscribed, or undefined if they said no. */
export async function subscribe(key: string): Promise<PushSubscriptionJSON | undefined> {
  if ((await Notification.requestPermission()) !== "granted") return undefined;
  const { pushManager } = await navigator.serviceWorker.ready;
  const known = await pushManager.getSubscription();
  // One that was made for another house's key is of no use here.
  if (known !== null && keyOf(known) !== key) await known.unsubscribe();
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  return made.toJSON();
}

/** This device is told no more, whatever the server says. */
export async function unsubscribe(): Promise<void> {
  await (await subscription())?.unsubscribe();
}

function keyOf({ options: { applicationServerKey } }: PushSubscription): string {
  if (applicationServerKey === null) return "";
  const letters = String.fromCodePoint(...new Uint8Array(applicationServerKey));
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** The name that the server knows a subscription by: a hash of where it is. */
export async function deviceId(): Promise<string | undefined> {
  const endpoint = (await subscription().catch(() => undefined))?.endpoint;
  if (endpoint === undefined) return undefined;
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(`push ${endpoint}`));
  return btoa(String.fromCodePoint(...new Uint8Array(hash)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .slice(0, 22);
}
