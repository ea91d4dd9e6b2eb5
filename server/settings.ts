import { availableParallelism } from "node:os";
import { type Complaint, isComplaint } from "@clade/kernel";
import { type AllowedHosts, allowedHosts } from "./http/hosts.ts";
import { type ProxyTrust, readProxies } from "./http/proxies.ts";
import { type ProviderSettings, readProvider } from "./sign-in/provider-settings.ts";

/** One thing that an operator can set: by a flag of `clade serve`, or by an environment variable. */
export interface Setting {
  readonly flag: string;
  readonly env: string;
  /** What the flag takes; none for a switch. */
  readonly argument?: string;
  readonly help: string;
  readonly preset: string;
}

/** Every setting there is: flags, environment, help and docs all come from this list. */
export const SETTINGS = {
  host: {
    flag: "host",
    env: "CLADE_HOST",
    argument: "ADDRESS",
    help: "the address to listen on; 0.0.0.0 for everybody who can reach this machine",
    preset: "127.0.0.1",
  },
  port: { flag: "port", env: "CLADE_PORT", argument: "N", help: "the port; 0 for any free one", preset: "8080" },
  data: {
    flag: "data",
    env: "CLADE_DATA",
    argument: "FOLDER",
    help: "where everything is kept; made if it is not there",
    preset: "clade-data",
  },
  store: {
    flag: "store",
    env: "CLADE_STORE",
    argument: "URL",
    help: "a PostgreSQL database to keep everything in, postgres://…; by default a file in the data folder",
    preset: "",
  },
  bus: {
    flag: "bus",
    env: "CLADE_BUS",
    argument: "URL",
    help: "NATS, nats://…, over which several servers of one PostgreSQL database work together",
    preset: "",
  },
  web: {
    flag: "web",
    env: "CLADE_WEB",
    argument: "FOLDER",
    help: "the built web client",
    preset: "",
  },
  origins: {
    flag: "origins",
    env: "CLADE_ORIGINS",
    argument: "A,B",
    help: "further addresses of this site that pages may come from, e.g. https://clade.example",
    preset: "",
  },
  allowedHosts: {
    flag: "allowed-hosts",
    env: "CLADE_ALLOWED_HOSTS",
    argument: "A,B",
    help: "the names that this server may be asked for; by default this machine's where it listens on it alone, else all (*)",
    preset: "",
  },
  prefix: {
    flag: "prefix",
    env: "CLADE_PREFIX",
    argument: "PATH",
    help: "the path that the site is under, e.g. /clade",
    preset: "",
  },
  trustProxy: {
    flag: "trust-proxy",
    env: "CLADE_TRUST_PROXY",
    argument: "N|ADDRESSES",
    help: "how many proxies in front of this server say who is calling (X-Forwarded-For), or their addresses",
    preset: "false",
  },
  idleSeconds: {
    flag: "idle",
    env: "CLADE_IDLE_SECONDS",
    argument: "SECONDS",
    help: "after how long without visitors a table is cleared from memory",
    preset: "60",
  },
  botDelay: {
    flag: "bot-delay",
    env: "CLADE_BOT_DELAY_MS",
    argument: "MS",
    help: "how long bots wait before they move while people look on",
    preset: "500",
  },
  botsAloneSeconds: {
    flag: "bots-alone",
    env: "CLADE_BOTS_ALONE_SECONDS",
    argument: "SECONDS",
    help: "how long bots go on at a table where no person plays and nobody looks on; then it rests until somebody comes",
    preset: "300",
  },
  botThreads: {
    flag: "bot-threads",
    env: "CLADE_BOT_THREADS",
    argument: "N",
    help: "how many threads bots think in",
    preset: String(Math.max(1, availableParallelism() - 1)),
  },
  botSeconds: {
    flag: "bot-seconds",
    env: "CLADE_BOT_SECONDS",
    argument: "SECONDS",
    help: "how long a bot may think before a move is drawn for it",
    preset: "20",
  },
  halls: {
    flag: "halls",
    env: "CLADE_HALLS",
    argument: "N",
    help: "how many threads the rules run in",
    preset: String(Math.max(1, Math.floor(availableParallelism() / 4))),
  },
  rulesSeconds: {
    flag: "rules-seconds",
    env: "CLADE_RULES_SECONDS",
    argument: "SECONDS",
    help: "how long the rules may take over one move before the table is stopped",
    preset: "5",
  },
  keepWaiting: {
    flag: "keep-waiting",
    env: "CLADE_KEEP_WAITING_DAYS",
    argument: "DAYS",
    help: "after how long a table goes that waits for players; 0 for never",
    preset: "7",
  },
  keepUnfinished: {
    flag: "keep-unfinished",
    env: "CLADE_KEEP_UNFINISHED_DAYS",
    argument: "DAYS",
    help: "after how long without a move a game goes that was not played to its end; 0 for never",
    preset: "365",
  },
  keepGames: {
    flag: "keep-games",
    env: "CLADE_KEEP_GAMES_DAYS",
    argument: "DAYS",
    help: "for how long finished games are kept, counted from when their table was set up; 0 for ever",
    preset: "0",
  },
  keepChats: {
    flag: "keep-chats",
    env: "CLADE_KEEP_CHATS_DAYS",
    argument: "DAYS",
    help: "for how long a line of chat is kept; 0 for ever",
    preset: "90",
  },
  packAfter: {
    flag: "pack-after",
    env: "CLADE_PACK_AFTER_MINUTES",
    argument: "MINUTES",
    help: "after how long a finished game is kept as a compact record",
    preset: "60",
  },
  upkeepSeconds: {
    flag: "upkeep",
    env: "CLADE_UPKEEP_SECONDS",
    argument: "SECONDS",
    help: "how often the server looks what there is to tidy up",
    preset: "60",
  },
  connectionsPerAddress: {
    flag: "connections",
    env: "CLADE_CONNECTIONS_PER_ADDRESS",
    argument: "N",
    help: "how many open lines one address may have",
    preset: "200",
  },
  messagesPerSecond: {
    flag: "messages",
    env: "CLADE_MESSAGES_PER_SECOND",
    argument: "N",
    help: "how many messages a second one line may send, with bursts of ten seconds' worth",
    preset: "30",
  },
  tablesPerPerson: {
    flag: "tables",
    env: "CLADE_TABLES_PER_PERSON",
    argument: "N",
    help: "how many tables one person may have going on at once; an address five times as many",
    preset: "30",
  },
  requestsPerMinute: {
    flag: "requests",
    env: "CLADE_REQUESTS_PER_MINUTE",
    argument: "N",
    help: "how many requests a minute one address may make",
    preset: "600",
  },
  openidIssuer: {
    flag: "openid-issuer",
    env: "CLADE_OPENID_ISSUER",
    argument: "URL",
    help: "an OpenID provider that people may sign in by, https://…; without it they do not need one",
    preset: "",
  },
  openidClient: {
    flag: "openid-client",
    env: "CLADE_OPENID_CLIENT",
    argument: "ID",
    help: "the client id that the provider knows this site by",
    preset: "",
  },
  openidSecret: {
    flag: "openid-secret",
    env: "CLADE_OPENID_SECRET",
    argument: "SECRET",
    help: "the client secret, if the provider gave one",
    preset: "",
  },
  openidLabel: {
    flag: "openid-label",
    env: "CLADE_OPENID_LABEL",
    argument: "NAME",
    help: "what people know the provider as; by default the name of its machine",
    preset: "",
  },
  site: {
    flag: "site",
    env: "CLADE_SITE",
    argument: "URL",
    help: "the address at which people reach this site, for links in letters, e.g. https://clade.example",
    preset: "",
  },
  mail: {
    flag: "mail",
    env: "CLADE_MAIL",
    argument: "URL",
    help: "the mail server that takes letters, smtp://name:password@host:587 or smtps://…; without it there are none",
    preset: "",
  },
  mailFrom: {
    flag: "mail-from",
    env: "CLADE_MAIL_FROM",
    argument: "ADDRESS",
    help: "the address that letters come from",
    preset: "",
  },
  pushHosts: {
    flag: "push-hosts",
    env: "CLADE_PUSH_HOSTS",
    argument: "A,B",
    help: "the push services that alone may be called, e.g. https://push.example; by default all at public addresses",
    preset: "",
  },
  noticeSeconds: {
    flag: "notice-after",
    env: "CLADE_NOTICE_AFTER_SECONDS",
    argument: "SECONDS",
    help: "after how long whoever has not come is told that it is their turn",
    preset: "20",
  },
  metricsToken: {
    flag: "metrics-token",
    env: "CLADE_METRICS_TOKEN",
    argument: "TOKEN",
    help: "who sends it as a bearer token may read /metrics; without it nobody may",
    preset: "",
  },
  logLevel: {
    flag: "log",
    env: "CLADE_LOG",
    argument: "LEVEL",
    help: "debug, info, warn, error or silent",
    preset: "info",
  },
} as const satisfies Readonly<Record<string, Setting>>;

export interface Settings {
  readonly host: string;
  readonly port: number;
  readonly data: string;
  /** Empty for a file in the data folder. */
  readonly store: string;
  /** Empty for a server that is alone with its store. */
  readonly bus: string;
  readonly web: string;
  readonly origins: readonly string[];
  readonly allowedHosts: AllowedHosts;
  /** Empty, or a path that begins with a slash and does not end with one. */
  readonly prefix: string;
  readonly trustProxy: ProxyTrust;
  readonly idleSeconds: number;
  readonly botDelay: number;
  readonly botsAloneSeconds: number;
  readonly botThreads: number;
  readonly botSeconds: number;
  readonly halls: number;
  readonly rulesSeconds: number;
  readonly keepWaiting: number;
  readonly keepUnfinished: number;
  readonly keepGames: number;
  readonly keepChats: number;
  readonly packAfter: number;
  readonly upkeepSeconds: number;
  readonly connectionsPerAddress: number;
  readonly messagesPerSecond: number;
  readonly tablesPerPerson: number;
  readonly requestsPerMinute: number;
  /** Null where people do not sign in elsewhere. */
  readonly openid: ProviderSettings | null;
  /** Empty, or the address of the site without a slash at its end. */
  readonly site: string;
  /** Empty where no letters are sent. */
  readonly mail: string;
  readonly mailFrom: string;
  readonly pushHosts: readonly string[];
  readonly noticeSeconds: number;
  readonly metricsToken: string;
  readonly logLevel: string;
}

const STORES = ["postgres://", "postgresql://"] as const;
const BUSES = ["nats://", "tls://"] as const;
const SITES = ["https://", "http://"] as const;
const MAILS = ["smtp://", "smtps://"] as const;

type Given = (setting: Setting) => string | undefined;

/** Reads all settings; `given` tells what a flag or the environment says. */
export function readSettings(given: Given): Settings | Complaint {
  const complaints: string[] = [];
  const text = (setting: Setting): string => given(setting) ?? setting.preset;
  const number = (setting: Setting, min: number, max: number): number => {
    const value = text(setting);
    if (/^\d+(\.\d+)?$/.test(value) && Number(value) >= min && Number(value) <= max) return Number(value);
    complaints.push(`--${setting.flag} (${setting.env}) takes a number from ${min} to ${max}, got "${value}"`);
    return min;
  };
  const oneOf = (setting: Setting, values: readonly string[]): string => {
    const value = text(setting);
    if (!values.includes(value)) {
      complaints.push(`--${setting.flag} (${setting.env}) takes ${values.join(", ")}, got "${value}"`);
    }
    return value;
  };
  const list = (setting: Setting): string[] =>
    text(setting)
      .split(",")
      .map((each) => each.trim().replace(/\/$/, ""))
      .filter((each) => each !== "");
  const proxies = (): ProxyTrust => {
    const trust = readProxies(text(SETTINGS.trustProxy));
    if (!isComplaint(trust)) return trust;
    complaints.push(`--trust-proxy (CLADE_TRUST_PROXY) ${trust.complaint}`);
    return false;
  };
  const path = (setting: Setting): string => {
    const value = text(setting).replace(/\/$/, "");
    if (value === "" || /^(\/[\w.~-]+)+$/.test(value)) return value;
    complaints.push(`--${setting.flag} (${setting.env}) takes a path like /clade, got "${value}"`);
    return "";
  };
  const url = (setting: Setting, schemes: readonly string[]): string => {
    const value = text(setting);
    if (value === "" || schemes.some((scheme) => value.startsWith(scheme) && value.length > scheme.length))
      return value;
    // It may have a password in it, so it is not told back.
    complaints.push(`--${setting.flag} (${setting.env}) takes an address that begins with ${schemes.join(" or ")}`);
    return "";
  };
  const provider = (): ProviderSettings | null => {
    const read = readProvider({
      issuer: text(SETTINGS.openidIssuer),
      client: text(SETTINGS.openidClient),
      secret: text(SETTINGS.openidSecret),
      label: text(SETTINGS.openidLabel),
    });
    if (read === null || !isComplaint(read)) return read;
    complaints.push(read.complaint);
    return null;
  };
  const origins = list(SETTINGS.origins);
  const settings: Settings = {
    host: text(SETTINGS.host),
    port: number(SETTINGS.port, 0, 65535),
    data: text(SETTINGS.data),
    store: url(SETTINGS.store, STORES),
    bus: url(SETTINGS.bus, BUSES),
    web: text(SETTINGS.web),
    origins,
    allowedHosts: allowedHosts(list(SETTINGS.allowedHosts), text(SETTINGS.host), origins),
    prefix: path(SETTINGS.prefix),
    trustProxy: proxies(),
    idleSeconds: number(SETTINGS.idleSeconds, 0.05, 86_400),
    botDelay: number(SETTINGS.botDelay, 0, 60_000),
    botsAloneSeconds: number(SETTINGS.botsAloneSeconds, 0, 86_400),
    botThreads: number(SETTINGS.botThreads, 1, 256),
    botSeconds: number(SETTINGS.botSeconds, 0.1, 3600),
    halls: number(SETTINGS.halls, 1, 256),
    rulesSeconds: number(SETTINGS.rulesSeconds, 0.1, 3600),
    keepWaiting: number(SETTINGS.keepWaiting, 0, 100_000),
    keepUnfinished: number(SETTINGS.keepUnfinished, 0, 100_000),
    keepGames: number(SETTINGS.keepGames, 0, 100_000),
    keepChats: number(SETTINGS.keepChats, 0, 100_000),
    packAfter: number(SETTINGS.packAfter, 0, 100_000),
    upkeepSeconds: number(SETTINGS.upkeepSeconds, 0.05, 86_400),
    connectionsPerAddress: number(SETTINGS.connectionsPerAddress, 1, 1_000_000),
    messagesPerSecond: number(SETTINGS.messagesPerSecond, 1, 1_000_000),
    tablesPerPerson: number(SETTINGS.tablesPerPerson, 1, 1_000_000),
    requestsPerMinute: number(SETTINGS.requestsPerMinute, 1, 1_000_000_000),
    openid: provider(),
    site: url(SETTINGS.site, SITES).replace(/\/$/, ""),
    mail: url(SETTINGS.mail, MAILS),
    mailFrom: text(SETTINGS.mailFrom),
    pushHosts: list(SETTINGS.pushHosts),
    noticeSeconds: number(SETTINGS.noticeSeconds, 0.05, 86_400),
    metricsToken: text(SETTINGS.metricsToken),
    logLevel: oneOf(SETTINGS.logLevel, ["debug", "info", "warn", "error", "silent"]),
  };
  if (settings.bus !== "" && settings.store === "") {
    complaints.push("--bus (CLADE_BUS) needs --store (CLADE_STORE): several servers share a PostgreSQL database");
  }
  if (settings.mail !== "" && (settings.site === "" || !/^[^\s@]+@[^\s@]+$/.test(settings.mailFrom))) {
    complaints.push(
      "--mail (CLADE_MAIL) needs --site (CLADE_SITE) and --mail-from (CLADE_MAIL_FROM): letters have links",
    );
  }
  if (settings.pushHosts.some((host) => !URL.canParse(host) || new URL(host).origin !== host)) {
    complaints.push("--push-hosts (CLADE_PUSH_HOSTS) takes addresses like https://push.example");
  }
  const [complaint] = complaints;
  return complaint === undefined ? settings : { complaint };
}
