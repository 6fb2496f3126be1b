import type * as OtelApi from '@opentelemetry/api';
import type { Attributes, Context, Span, Tracer } from '@opentelemetry/api';
import type { BasicTracerProvider, SpanExporter } from '@opentelemetry/sdk-trace-base';
import { packageVersion } from '#libs/config';
import {
  type ParentSpan,
  type RecordedSpan,
  type SpanContext,
  type SpanEnd,
  type SpanRecorder,
} from '#libs/http';
import { ReportingExporter } from './reporting-exporter';

export interface OtlpSettings {
  /** `service.name` of the spans. */
  readonly service: string;
  readonly url: string;
  readonly otelProtocol: 'http/protobuf' | 'http/json';
}

/** The loaded parts of OpenTelemetry, and the tracer. */
interface Loaded {
  readonly api: typeof OtelApi;
  readonly tracer: Tracer;
}

/**
 * Records spans with the SDK of OpenTelemetry and sends them to a collector, several at a time. The packages are
 * loaded when it is opened.
 */
export class OtlpExport implements SpanRecorder {
  private constructor(
    private readonly provider: BasicTracerProvider,
    private readonly loaded: Loaded,
  ) {}

  static async open({ service, url, otelProtocol }: OtlpSettings): Promise<OtlpExport> {
    const api = await import('@opentelemetry/api');
    const { detectResources, envDetector, resourceFromAttributes } =
      await import('@opentelemetry/resources');
    const { BasicTracerProvider, BatchSpanProcessor } =
      await import('@opentelemetry/sdk-trace-base');
    const exporter = new ReportingExporter(await exporterFor(otelProtocol, url), url);
    const own = resourceFromAttributes({
      'service.name': service,
      'service.version': packageVersion,
    });
    const provider = new BasicTracerProvider({
      // OTEL_RESOURCE_ATTRIBUTES; the attributes set here have priority.
      resource: detectResources({ detectors: [envDetector] }).merge(own),
      spanProcessors: [new BatchSpanProcessor(exporter)],
    });
    const tracer = provider.getTracer('payment-simulators', packageVersion);
    return new OtlpExport(provider, { api, tracer });
  }

  startRequest(method: string, parent: ParentSpan | undefined): RecordedSpan {
    const { api, tracer } = this.loaded;
    const attributes = { 'http.request.method': method };
    const options = { kind: api.SpanKind.SERVER, attributes };
    const span = tracer.startSpan(method, options, contextOf(api, parent));
    return new OtlpSpan(this.loaded, span, method);
  }

  /** Sends the recorded spans, and closes the connections. */
  end(): Promise<void> {
    return this.provider.shutdown();
  }
}

class OtlpSpan implements RecordedSpan {
  readonly context: SpanContext;

  constructor(
    private readonly loaded: Loaded,
    private readonly span: Span,
    private readonly method: string,
    /** The status from which a response is an error of this span: a 404 is no error of the service that sends it. */
    private readonly errorFrom = 500,
  ) {
    const { traceId, spanId, traceFlags } = span.spanContext();
    this.context = {
      traceId,
      spanId,
      isSampled: (traceFlags & loaded.api.TraceFlags.SAMPLED) !== 0,
    };
  }

  startCall(service: string, method: string, url: string): RecordedSpan {
    const { hostname, port, protocol } = new URL(url);
    const usualPort = protocol === 'https:' ? 443 : 80;
    const attributes: Attributes = {
      'http.request.method': method,
      'server.address': hostname,
      'server.port': port === '' ? usualPort : Number(port),
      'peer.service': service,
    };
    const { api, tracer } = this.loaded;
    const options = { kind: api.SpanKind.CLIENT, attributes };
    const parent = api.trace.setSpan(api.ROOT_CONTEXT, this.span);
    return new OtlpSpan(this.loaded, tracer.startSpan(method, options, parent), method, 400);
  }

  end({ status, route, attributes = {} }: SpanEnd): void {
    const { span } = this;
    if (route !== undefined) {
      span.updateName(`${this.method} ${route}`);
      span.setAttribute('http.route', route);
    }
    for (const [name, value] of Object.entries(attributes)) {
      if (value !== undefined) span.setAttribute(name, value);
    }
    if (status !== undefined) span.setAttribute('http.response.status_code', status);
    if (status === undefined || status >= this.errorFrom) {
      span.setAttribute('error.type', status === undefined ? 'no_response' : String(status));
      span.setStatus({ code: this.loaded.api.SpanStatusCode.ERROR });
    }
    span.end();
  }
}

function contextOf(
  { createTraceState, ROOT_CONTEXT, trace, TraceFlags }: typeof OtelApi,
  parent: ParentSpan | undefined,
): Context {
  if (parent === undefined) return ROOT_CONTEXT;
  const { traceId, spanId, isSampled, tracestate } = parent;
  return trace.setSpanContext(ROOT_CONTEXT, {
    traceId,
    spanId,
    isRemote: true,
    traceFlags: isSampled ? TraceFlags.SAMPLED : TraceFlags.NONE,
    ...(tracestate === undefined ? {} : { traceState: createTraceState(tracestate) }),
  });
}

async function exporterFor(
  protocol: OtlpSettings['otelProtocol'],
  url: string,
): Promise<SpanExporter> {
  const { OTLPTraceExporter } =
    protocol === 'http/json'
      ? await import('@opentelemetry/exporter-trace-otlp-http')
      : await import('@opentelemetry/exporter-trace-otlp-proto');
  return new OTLPTraceExporter({ url });
}
