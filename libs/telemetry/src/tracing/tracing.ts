import { Logger, type OnApplicationShutdown } from '@nestjs/common';
import { type ServiceConfig } from '#libs/config';
import { type SpanRecorder } from '#libs/http';
import { serviceIfAny } from '../logging/service-name';
import { OtlpExport } from './open-telemetry';

/** Where spans are sent if only OTEL_TRACES_EXPORTER is set. */
const USUAL_ENDPOINT = 'http://localhost:4318';
/** How long the service waits at its stop for the last spans to be sent. */
const FLUSH_MS = 2_000;

type TracingConfig = Pick<
  ServiceConfig,
  | 'otelDisabled'
  | 'otelExporter'
  | 'otelEndpoint'
  | 'otelTracesEndpoint'
  | 'otelProtocol'
  | 'otelServiceName'
  | 'stopTimeoutMs'
>;

/** The export of the spans of one service. It is active only if an OTEL variable enables it; docs/adr/0034. */
export class Tracing implements OnApplicationShutdown {
  private readonly logger = new Logger('Tracing');

  private constructor(
    private readonly otlp: OtlpExport | undefined,
    private readonly flushMs: number,
  ) {}

  /** Loads the packages of OpenTelemetry if they are needed. */
  static async open(service: string, config: TracingConfig): Promise<Tracing> {
    const url = tracesUrl(config);
    const flushMs = Math.min(FLUSH_MS, config.stopTimeoutMs);
    if (url === undefined) return new Tracing(undefined, flushMs);
    const name = serviceName(service, config.otelServiceName);
    return new Tracing(await OtlpExport.open({ service: name, url, ...config }), flushMs);
  }

  /** Undefined if spans are not exported. */
  get recorder(): SpanRecorder | undefined {
    return this.otlp;
  }

  /** Sends the last spans. It never fails, and it does not wait long for a collector that does not answer. */
  async onApplicationShutdown(): Promise<void> {
    if (this.otlp === undefined) return;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<'late'>((resolve) => {
      timer = setTimeout(resolve, this.flushMs, 'late');
    });
    const flushed = this.otlp.end().then(
      () => 'sent',
      () => 'late',
    );
    const outcome = await Promise.race([flushed, late]);
    clearTimeout(timer);
    if (outcome === 'late') this.logger.warn('The last spans were not sent to the collector.');
  }
}

/** The address that spans are sent to; undefined if they are not exported. */
export function tracesUrl(config: Omit<TracingConfig, 'stopTimeoutMs'>): string | undefined {
  const { otelDisabled, otelExporter, otelEndpoint, otelTracesEndpoint } = config;
  if (otelDisabled || otelExporter === 'none') return undefined;
  if (otelTracesEndpoint !== undefined) return otelTracesEndpoint;
  const endpoint = otelEndpoint ?? (otelExporter === 'otlp' ? USUAL_ENDPOINT : undefined);
  return endpoint && `${endpoint.replace(/\/$/, '')}/v1/traces`;
}

/** A process of several services has one OTEL_SERVICE_NAME for all of them. */
export function serviceName(service: string, given: string | undefined): string {
  if (given === undefined) return service;
  return serviceIfAny() === undefined ? given : `${given}-${service}`;
}
