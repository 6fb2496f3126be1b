import { newSpan, parseTraceparent, traceparentOf } from './trace-context';
import { RequestTrace } from './request-trace';

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const SPAN = 'b7ad6b7169203331';
const VALID = `00-${TRACE}-${SPAN}-01`;

describe('parseTraceparent', () => {
  it.each([
    ['a sampled span', VALID, true],
    ['a span that is not sampled', `00-${TRACE}-${SPAN}-00`, false],
    ['flags that version 00 does not know', `00-${TRACE}-${SPAN}-ff`, true],
    ['an unknown flag only', `00-${TRACE}-${SPAN}-02`, false],
    ['a later version', `01-${TRACE}-${SPAN}-01`, true],
    ['a later version with more parts', `cc-${TRACE}-${SPAN}-01-what-comes.later`, true],
    ['a later version with an empty part', `cc-${TRACE}-${SPAN}-01-`, true],
  ])('reads %s', (_, header, isSampled) => {
    expect(parseTraceparent(header)).toEqual({ traceId: TRACE, spanId: SPAN, isSampled });
  });

  it.each([
    ['nothing', ''],
    ['a trace id of zeros', `00-${'0'.repeat(32)}-${SPAN}-01`],
    ['a span id of zeros', `00-${TRACE}-${'0'.repeat(16)}-01`],
    ['the version ff', `ff-${TRACE}-${SPAN}-01`],
    ['more parts in version 00', `${VALID}-more`],
    ['a dash at the end in version 00', `${VALID}-`],
    ['capital letters', VALID.toUpperCase()],
    ['capital letters in the flags', `00-${TRACE}-${SPAN}-0A`],
    ['letters that are no digits', `00-${TRACE.replace('a', 'g')}-${SPAN}-01`],
    ['a version of one digit', `0-${TRACE}-${SPAN}-01`],
    ['flags of one digit', `00-${TRACE}-${SPAN}-1`],
    ['a short trace id', `00-${TRACE.slice(1)}-${SPAN}-01`],
    ['a long span id', `00-${TRACE}-${SPAN}0-01`],
    ['a later version with text after the flags', `cc-${TRACE}-${SPAN}-01.more`],
    ['two headers, which Node joins', `${VALID}, ${VALID}`],
    ['spaces', ` ${VALID}`],
  ])('refuses %s', (_, header) => {
    expect(parseTraceparent(header)).toBeUndefined();
  });
});

describe('newSpan', () => {
  it('stays in the trace of the parent, and keeps that it is sampled', () => {
    const parent = { traceId: TRACE, spanId: SPAN, isSampled: true };
    const span = newSpan(parent);
    expect(span).toEqual({ ...parent, spanId: expect.stringMatching(/^[0-9a-f]{16}$/) as string });
    expect(span.spanId).not.toBe(SPAN);
    expect(parseTraceparent(traceparentOf(span))).toEqual(span);
  });

  it('starts a trace that is not sampled if there is no parent', () => {
    const [one, other] = [newSpan(undefined), newSpan(undefined)];
    expect(parseTraceparent(traceparentOf(one))).toEqual({ ...one, isSampled: false });
    expect(one.traceId).not.toBe(other.traceId);
  });
});

describe('RequestTrace', () => {
  it.each([
    ['both headers', { traceparent: VALID, tracestate: 'vendor=1' }, TRACE, 'vendor=1'],
    ['no tracestate', { traceparent: VALID }, TRACE, undefined],
    ['a tracestate alone', { tracestate: 'vendor=1' }, undefined, undefined],
    ['an invalid traceparent', { traceparent: 'x', tracestate: 'vendor=1' }, undefined, undefined],
  ])(
    'passes on a tracestate only with a valid traceparent: %s',
    (_, headers, traceId, tracestate) => {
      const passed = new RequestTrace(headers).headersFrom();
      expect(passed['tracestate']).toBe(tracestate);
      if (traceId !== undefined) expect(passed['traceparent']).toContain(traceId);
      else expect(passed['traceparent']).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-00$/);
    },
  );

  it('passes on the baggage in any case', () => {
    const { baggage } = new RequestTrace({ traceparent: 'x', baggage: 'a=1' }).headersFrom();
    expect(baggage).toBe('a=1');
  });

  it('has one span, whenever it is asked for', () => {
    const trace = new RequestTrace({ traceparent: VALID });
    expect(trace.headersFrom()['traceparent']).toContain(trace.span.spanId);
    expect(trace.span).toBe(trace.span);
  });
});
