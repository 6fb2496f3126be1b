import { newUuid } from '#libs/kernel';

/** A span of a distributed trace, as the header `traceparent` names it. */
export interface SpanContext {
  /** 32 hexadecimal digits in lower case, not all zero. */
  readonly traceId: string;
  /** 16 hexadecimal digits in lower case, not all zero. */
  readonly spanId: string;
  /** Whether the trace is recorded. */
  readonly isSampled: boolean;
}

/** Version, trace id, parent id, flags, and the rest that only a later version can have. */
const TRACEPARENT = /^([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/;
const ALL_ZERO = /^0+$/;
/** The only version that is not valid. */
const NO_VERSION = 'ff';
const SAMPLED = 0x01;

/**
 * The span that a `traceparent` header names; undefined if it is not valid. A header of a later version is read like
 * one of version 00, without the parts after the flags.
 *
 * `parseTraceparent('00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01')` is the sampled span b7ad6b7169203331.
 *
 * Source: W3C Trace Context, 3.2.2 and 4.
 */
export function parseTraceparent(header: string): SpanContext | undefined {
  const [, version, traceId = '', spanId = '', flags = '', rest] = TRACEPARENT.exec(header) ?? [];
  if (version === undefined || version === NO_VERSION) return undefined;
  if (version === '00' && rest !== undefined) return undefined;
  if (ALL_ZERO.test(traceId) || ALL_ZERO.test(spanId)) return undefined;
  return { traceId, spanId, isSampled: (parseInt(flags, 16) & SAMPLED) !== 0 };
}

/** The `traceparent` header of a request whose parent is this span. Flags that version 00 does not know are not set. */
export function traceparentOf({ traceId, spanId, isSampled }: SpanContext): string {
  return `00-${traceId}-${spanId}-${isSampled ? '01' : '00'}`;
}

/** A new span in the trace of the parent. Without a parent it starts a new trace, which is not recorded. */
export function newSpan(parent: SpanContext | undefined): SpanContext {
  const spanId = newSpanId();
  if (parent !== undefined) return { ...parent, spanId };
  return { traceId: randomHex(), spanId, isSampled: false };
}

/** From the end of a UUID. One bit of these sixteen digits is always set, so the id is never all zero. */
function newSpanId(): string {
  return randomHex().slice(-16);
}

function randomHex(): string {
  return newUuid().replaceAll('-', '');
}
