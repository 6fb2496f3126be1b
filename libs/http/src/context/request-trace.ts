import type { IncomingHttpHeaders } from 'node:http';
import { newSpan, parseTraceparent, traceparentOf, type SpanContext } from './trace-context';

/** The result of a recorded span. */
export interface SpanEnd {
  /** Undefined if there was no response. */
  readonly status: number | undefined;
  /** The pattern of the route. Only for requests to this service. */
  readonly route?: string;
  /** More attributes, by name. */
  readonly attributes?: Readonly<Record<string, string | undefined>>;
}

/** A span that is recorded for an export; docs/adr/0034. */
export interface RecordedSpan {
  readonly context: SpanContext;
  /** Starts the span of a call to another service. */
  startCall(service: string, method: string, url: string): RecordedSpan;
  end(end: SpanEnd): void;
}

/** Records the spans of one service. */
export interface SpanRecorder {
  /** @param parent the span of the client, with its `tracestate`; undefined if the request starts a trace */
  startRequest(method: string, parent: ParentSpan | undefined): RecordedSpan;
}

export interface ParentSpan extends SpanContext {
  readonly tracestate: string | undefined;
}

/**
 * The place of a request in its trace: the headers of the client, and the span of this service. They are read when
 * they are needed, as most requests need neither.
 */
export class RequestTrace {
  private ownSpan: SpanContext | undefined;
  private recorded: RecordedSpan | undefined;

  /** @param headers those of the request, with lower-case names */
  constructor(private readonly headers: IncomingHttpHeaders) {}

  /** The span of this service. */
  get span(): SpanContext {
    return (this.ownSpan ??= newSpan(this.parent()));
  }

  /** Records the span of this service. Must be called before `span` is used. */
  record(recorder: SpanRecorder, method: string): RecordedSpan {
    const recorded = recorder.startRequest(method, this.parent());
    this.recorded = recorded;
    this.ownSpan = recorded.context;
    return recorded;
  }

  /** Starts the span of a call to another service, if spans are recorded. */
  startCall(service: string, method: string, url: string): RecordedSpan | undefined {
    return this.recorded?.startCall(service, method, url);
  }

  /**
   * The trace headers of a call to another service. `tracestate` belongs to a valid `traceparent`; `baggage` does not.
   * @param caller the span that is the parent of the call
   */
  headersFrom(caller: SpanContext = this.span): Readonly<Record<string, string>> {
    const { baggage } = this.headers;
    const tracestate = this.parent()?.tracestate;
    return {
      traceparent: traceparentOf(caller),
      ...(tracestate === undefined ? {} : { tracestate }),
      ...(baggage === undefined ? {} : { baggage: String(baggage) }),
    };
  }

  private parent(): ParentSpan | undefined {
    const { traceparent, tracestate } = this.headers;
    const parent = traceparent === undefined ? undefined : parseTraceparent(String(traceparent));
    return parent && { ...parent, tracestate: tracestate && String(tracestate) };
  }
}
