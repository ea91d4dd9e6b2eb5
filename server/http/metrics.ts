import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import { type Limit, LIMITS } from "../limit.ts";

interface Gauges {
  readonly tablesInMemory: () => number;
  readonly botsWaiting: () => number;
  /** Of a server among others. */
  readonly cluster: () => {
    readonly slots: number;
    readonly servers: number;
    readonly farLines: number;
    readonly visitors: number;
  };
}

/** What the operator can watch, in the Prometheus format. */
export class Metrics {
  readonly #registry = new Registry();
  readonly moves = this.#counter("clade_moves_total", "Moves kept, by who made them", ["by"]);
  readonly games = this.#counter("clade_games_finished_total", "Games that ended", ["game"]);
  readonly troubles = this.#counter("clade_troubles_total", "Things that went wrong, by what", ["what"]);
  readonly notices = this.#counter("clade_notices_total", "Notices sent, by channel and what became of them", [
    "channel",
    "what",
  ]);
  readonly tablesMoved = this.#counter(
    "clade_tables_moved_total",
    "Open tables that were handed over to another server",
  );
  readonly flooders = this.#counter("clade_flooders_closed_total", "Lines closed because they sent too much");
  readonly #limits = this.#counter("clade_limits_total", "How often each limit held somebody back", ["limit"]);
  readonly requests = this.#counter("clade_http_requests_total", "HTTP requests", ["route", "status"]);
  readonly moveSeconds = new Histogram({
    name: "clade_move_seconds",
    help: "From a move's turn at its table until it is on disk and told",
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1],
    registers: [this.#registry],
  });
  readonly wakeSeconds = new Histogram({
    name: "clade_table_wake_seconds",
    help: "How long it takes to open a table from its log",
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1],
    registers: [this.#registry],
  });
  readonly connections = new Gauge({
    name: "clade_connections",
    help: "Open WebSocket lines",
    registers: [this.#registry],
  });

  /** They read what they show when they are asked. */
  readonly #gauges: Gauge[] = [];

  constructor(gauges: Gauges) {
    collectDefaultMetrics({ register: this.#registry });
    for (const limit of LIMITS) this.#limits.inc({ limit }, 0);
    const registers = [this.#registry];
    this.#gauges.push(
      new Gauge({
        name: "clade_tables_in_memory",
        help: "Tables that are open now",
        registers,
        collect() {
          this.set(gauges.tablesInMemory());
        },
      }),
      new Gauge({
        name: "clade_bots_waiting",
        help: "Bots that wait for a thread to think in",
        registers,
        collect() {
          this.set(gauges.botsWaiting());
        },
      }),
      new Gauge({
        name: "clade_cluster",
        help: "This server among others: slots that it has, servers that live, lines here to tables elsewhere, visitors from elsewhere",
        labelNames: ["what"],
        registers,
        collect() {
          for (const [what, count] of Object.entries(gauges.cluster())) this.set({ what }, count);
        },
      }),
    );
  }

  /** Somebody had too much of something. */
  limit(limit: Limit): void {
    this.#limits.inc({ limit });
  }

  get contentType(): string {
    return this.#registry.contentType;
  }
  text(): Promise<string> {
    return this.#registry.metrics();
  }

  #counter<L extends string = never>(name: string, help: string, labelNames: L[] = []): Counter<L> {
    return new Counter({ name, help, labelNames, registers: [this.#registry] });
  }
}
