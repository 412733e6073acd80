/** What this node counts, for Prometheus. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export class Metrics {
  readonly #registry = new Registry();
  readonly #sockets = new Gauge({ name: 'durbar_sockets', help: 'Open sockets', registers: [this.#registry] });
  readonly #tables: Gauge;
  readonly #moves = new Counter({ name: 'durbar_moves_total', help: 'Answers of people', registers: [this.#registry] });
  readonly #bytes = new Counter({
    name: 'durbar_sent_bytes_total',
    help: 'Characters sent to pages',
    registers: [this.#registry],
  });
  readonly #ack = new Histogram({
    name: 'durbar_ack_seconds',
    help: 'From an answer received to the answer acknowledged and durable',
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
    registers: [this.#registry],
  });
  readonly #store = new Histogram({
    name: 'durbar_store_seconds',
    help: 'How long the store took',
    labelNames: ['operation'],
    buckets: [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 2],
    registers: [this.#registry],
  });
  readonly #bots = new Gauge({
    name: 'durbar_bots_thinking',
    help: 'Bots that think or wait to',
    registers: [this.#registry],
  });
  readonly #faults = new Counter({
    name: 'durbar_faults_total',
    help: 'Faults of the server itself',
    registers: [this.#registry],
  });

  constructor(tables: () => number) {
    collectDefaultMetrics({ register: this.#registry });
    this.#tables = new Gauge({
      name: 'durbar_tables_open',
      help: 'Tables that this node has open',
      registers: [this.#registry],
      collect: () => this.#tables.set(tables()),
    });
  }

  sockets(change: number): void {
    this.#sockets.inc(change);
  }

  sent(characters: number): void {
    this.#bytes.inc(characters);
  }

  answered(milliseconds: number): void {
    this.#moves.inc();
    this.#ack.observe(milliseconds / 1000);
  }

  stored(operation: string, milliseconds: number): void {
    this.#store.observe({ operation }, milliseconds / 1000);
  }

  thinking(change: number): void {
    this.#bots.inc(change);
  }

  fault(): void {
    this.#faults.inc();
  }

  text(): Promise<string> {
    return this.#registry.metrics();
  }
}
