import { createHash } from 'node:crypto';
import {
  canonicalJson,
  isWrittenInstant,
  newUuid,
  parseInstant,
  RequestInvalid,
} from '#libs/kernel';
import { type PaymentRequest } from './payment.request';
import { instantOf, templateOf } from './payment-series';
import { type NewSeries } from './payment-series.repository';

/**
 * The series of a request, before its first payment is sent.
 * @throws RequestInvalid if the last payment would be sent after the year 9999
 */
export function newSeries(body: PaymentRequest, nowMs: number, id = newUuid()): NewSeries {
  const { count, perSecond, endToEndId = null, at } = body;
  const startMs = Math.max(nowMs, (at === undefined ? undefined : parseInstant(at)) ?? nowMs);
  if (!isWrittenInstant(instantOf({ startMs, perSecond }, count))) {
    const detail = 'Is too late: the last payment must be sent before the year 10000.';
    throw new RequestInvalid([{ pointer: '/at', detail }]);
  }
  return {
    id,
    template: templateOf(body),
    endToEndId,
    prefix: id.replaceAll('-', '').slice(0, 7),
    content: createHash('sha256')
      .update(canonicalJson(definedMembers(body)))
      .digest('hex'),
    count,
    perSecond,
    startMs,
    sent: 0,
    status: 'RUNNING',
    failure: null,
  };
}

function definedMembers(body: PaymentRequest): unknown {
  return JSON.parse(JSON.stringify(body)) as unknown;
}
