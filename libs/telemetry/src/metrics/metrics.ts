import { Logger } from '@nestjs/common';
import { Counter, Gauge, Registry, type Metric } from 'prom-client';
import { packageVersion, type ServiceConfig } from '#libs/config';
import { type Durations } from './durations';
import { processMetrics } from './process-metrics';

/** How long one value may take to be read, such as a count in the database. */
const READ_MS = 1_000;

/** Counts events: `inc({ kind: 'export', outcome: 'done' })`. */
export type EventCounter<Label extends string> = Counter<Label>;

interface Declaration<Label extends string> {
  /** Starts with `simulator_`, except those of HTTP, whose names are common to many programs. */
  readonly name: string;
  readonly help: string;
  /** The values of a label must be few and must hold no data of a user, not even the name of a sandbox. */
  readonly labels?: readonly Label[];
}

/** One value of a metric that is read when the metrics are requested. */
export interface Reading<Label extends string = string> {
  readonly labels: Readonly<Record<Label, string>>;
  readonly value: number;
}

type Values<Label extends string> = number | readonly Reading<Label>[];

interface ReadDeclaration<Label extends string> extends Declaration<Label> {
  /** Returns the current values. If it fails or takes long, the metric has no value this time. */
  readonly read: () => Values<Label> | Promise<Values<Label>>;
}

interface HistogramDeclaration {
  readonly name: string;
  readonly help: string;
  readonly read: () => ReadonlyMap<Durations, Readonly<Record<string, string>>>;
}

/**
 * The Prometheus metrics of one service. Each service has its own, also if several share a process;
 * docs/adr/0033.
 */
export class Metrics {
  /** Whether `GET /metrics` exists and requests are counted. */
  readonly isOn: boolean;
  private readonly logger = new Logger('Metrics');
  private readonly registry = new Registry();

  constructor(service: string, { metrics }: Pick<ServiceConfig, 'metrics'>) {
    this.isOn = metrics === 'on';
    this.gauge({
      name: 'simulator_info',
      help: 'The service and its version. The value is always 1.',
      labels: ['service', 'version'],
      read: () => [{ labels: { service, version: packageVersion }, value: 1 }],
    });
  }

  get contentType(): string {
    return this.registry.contentType;
  }

  /** A number of events, which the caller counts. */
  counter<Label extends string>({ labels = [], ...rest }: Declaration<Label>): EventCounter<Label> {
    return new Counter({ ...rest, labelNames: labels, registers: [this.registry] });
  }

  /** Durations that another object measures, with their labels. */
  histogram({ name, help, read }: HistogramDeclaration): void {
    const get = () => {
      const values = [...read()].flatMap(([durations, labels]) => durations.valuesOf(name, labels));
      return Promise.resolve({ name, help, type: 'histogram', values, aggregator: 'sum' });
    };
    // The registry needs no more of a metric than this.
    this.registry.registerMetric({ name, get } as unknown as Metric);
  }

  /** A current value. */
  gauge<Label extends string>({ read, labels = [], ...rest }: ReadDeclaration<Label>): void {
    const collect = async (): Promise<void> => {
      const readings = await this.readings(rest.name, read);
      gauge.reset();
      // Without labels, prom-client shows 0 after a reset: no value is better than a wrong one.
      if (readings.length === 0 && labels.length === 0) gauge.remove();
      for (const { labels: of, value } of readings) gauge.set(of, value);
    };
    const gauge = new Gauge({ ...rest, labelNames: labels, registers: [this.registry], collect });
  }

  /** A number of events that another object counts. */
  countedElsewhere<Label extends string>({
    read,
    labels = [],
    ...rest
  }: ReadDeclaration<Label>): void {
    const collect = async (): Promise<void> => {
      const readings = await this.readings(rest.name, read);
      if (readings.length > 0) counter.reset();
      for (const { labels: of, value } of readings) counter.inc(of, value);
    };
    const registers = [this.registry];
    const counter = new Counter({ ...rest, labelNames: labels, registers, collect });
  }

  /** All metrics of the service and of its process in the text format of Prometheus. */
  async text(): Promise<string> {
    return `${await this.registry.metrics()}\n${await processMetrics()}`;
  }

  private async readings<Label extends string>(
    name: string,
    read: ReadDeclaration<Label>['read'],
  ): Promise<readonly Reading<Label>[]> {
    try {
      const values = await withinTime(read());
      if (typeof values !== 'number') return values;
      return [{ labels: {} as Record<Label, string>, value: values }];
    } catch (error) {
      this.logger.debug(`${name} has no value: ${String(error)}`);
      return [];
    }
  }
}

/** @throws Error after READ_MS; what is late is ignored */
async function withinTime<T>(value: T | Promise<T>): Promise<T> {
  if (!(value instanceof Promise)) return value;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Error(`It was not read within ${String(READ_MS)} ms.`));
    }, READ_MS);
  });
  try {
    return await Promise.race([value, late]);
  } finally {
    clearTimeout(timer);
  }
}
