import { failed, NOT_YET, passed, pending } from '#libs/exams';
import { toIsoUtc } from '#libs/kernel';
import { HELD_LONG_MS } from '../../payment-terms/payment-codes';
import { type ExamStep, type Scene, type SceneCall } from './exam-item';
import { evidenceOf, faultIn, type Found, QUIET_MS, refused, step } from './steps';

/** How late the late response is, on the clock of the sandbox. */
export const LATE_MS = 60_000;
/** A client must still ask this long after a payment was held. */
const PATIENCE_MS = 60 * 60_000;

const PAYMENTS = /^\/open-banking\/payments\/v\d+\/(?:pix|instant)\/payments$/;
const PAYMENTS_API = '/open-banking/payments/';

/** Whether a call sends a payment of payments v4. Only one is possible under each of their consents. */
export function isPayment({ method, path }: Pick<SceneCall, 'method' | 'path'>): boolean {
  return method === 'POST' && PAYMENTS.test(path);
}

/** After a payment that is refused with an official code. */
export const REFUSED_PAYMENT: readonly ExamStep[] = [
  refused(422),
  step(
    'not repeated',
    'In the 5 minutes after the refusal, the client sends no payment under the consent, which is consumed, and not the same content under another one.',
    afterFault((fault, after, { nowMs }) => {
      const next = after.find((call) => isSamePayment(call, fault));
      if (next !== undefined) {
        return failed('The client sent the refused payment again.', evidenceOf(next));
      }
      return until(fault.atMs + QUIET_MS, nowMs, 'The client did not send the payment again');
    }),
  ),
];

/** After a payment whose response is late. */
export const LATE_PAYMENT: readonly ExamStep[] = [
  step('late', 'The response to a payment is late by 60 seconds.', faultHappened),
  step(
    'result found',
    'The client finds the result: it sends the same content again with the same idempotency key, or reads a payment or its consent.',
    afterFault((fault, after) => {
      const next = after.find(
        (call) =>
          isRepeat(call, fault) || (call.method === 'GET' && call.path.startsWith(PAYMENTS_API)),
      );
      return next === undefined ? NOT_YET : passed('The client found it.', evidenceOf(next));
    }),
  ),
  step(
    'not sent twice',
    'Until 5 minutes after the response is due, the client does not send the payment with another idempotency key or other content.',
    afterFault((fault, after, { nowMs }) => {
      return (
        sentTwice(fault, after) ??
        until(fault.atMs + LATE_MS + QUIET_MS, nowMs, 'The client did not send the payment twice')
      );
    }),
  ),
];

/** After a payment that is held for hours. */
export const PENDING_PAYMENT: readonly ExamStep[] = [
  step('held', 'The bank accepts a payment, which is PDNG for 6 hours.', faultHappened),
  asked('asked for hours', 'while it is held, 1 hour or more after it was accepted', (fault) => ({
    fromMs: fault.atMs + PATIENCE_MS,
    toMs: fault.atMs + HELD_LONG_MS,
  })),
  asked('asked until the end', 'after the 6 hours', (fault) => ({
    fromMs: fault.atMs + HELD_LONG_MS,
    toMs: Number.POSITIVE_INFINITY,
  })),
  step(
    'left alone',
    'In the 6 hours, the client does not cancel the payment, and does not send it with another idempotency key or other content.',
    afterFault((fault, after, { nowMs, paymentIds }) => {
      const endMs = fault.atMs + HELD_LONG_MS;
      const within = after.filter(({ atMs }) => atMs < endMs);
      const ids = [...paymentIds, ...(fault.consentId === undefined ? [] : [fault.consentId])];
      const cancelled = within.find((call) => call.method === 'PATCH' && namesOneOf(call, ids));
      if (cancelled !== undefined) {
        return failed('The client cancelled the payment.', evidenceOf(cancelled));
      }
      return sentTwice(fault, within) ?? until(endMs, nowMs, 'The client left the payment alone');
    }),
  ),
];

interface Period {
  readonly fromMs: number;
  /** Exclusive. */
  readonly toMs: number;
}

/** The client reads the payment of the call with the fault in a period. */
function asked(name: string, when: string, periodOf: (fault: SceneCall) => Period): ExamStep {
  const check = afterFault((fault, after, { paymentIds }) => {
    const { fromMs, toMs } = periodOf(fault);
    const ids = [...paymentIds];
    const read = after.find(
      (call) =>
        call.method === 'GET' && call.atMs >= fromMs && call.atMs < toMs && namesOneOf(call, ids),
    );
    if (read !== undefined) return passed('The client read it.', evidenceOf(read));
    return pending(`The client must read the payment at or after ${toIsoUtc(fromMs)}.`);
  });
  return step(name, `The client reads the payment ${when}.`, check);
}

/** A payment that was sent a second time, and could be done a second time. */
function sentTwice(fault: SceneCall, after: readonly SceneCall[]): Found | undefined {
  const next = after.find((call) => isSamePayment(call, fault) && !isRepeat(call, fault));
  if (next === undefined) return undefined;
  const isSameKey = next.idempotencyKey === fault.idempotencyKey;
  return failed(
    isSameKey
      ? 'The key came with other content.'
      : 'The payment came with another key: it could be done twice.',
    evidenceOf(next),
  );
}

/** Whether a call sends the payment again, changed or not. Each consent is for one payment. */
function isSamePayment(call: SceneCall, { consentId, content }: SceneCall): boolean {
  return isPayment(call) && (call.consentId === consentId || call.content === content);
}

function isRepeat(call: SceneCall, { idempotencyKey, content }: SceneCall): boolean {
  return isPayment(call) && call.idempotencyKey === idempotencyKey && call.content === content;
}

function namesOneOf({ path }: SceneCall, ids: readonly string[]): boolean {
  return path.startsWith(PAYMENTS_API) && ids.some((id) => path.endsWith(`/${id}`));
}

function faultHappened({ calls }: Scene): Found {
  const fault = faultIn(calls)?.fault;
  return fault === undefined
    ? NOT_YET
    : passed(`It happened at ${toIsoUtc(fault.atMs)}.`, evidenceOf(fault));
}

function afterFault(
  check: (fault: SceneCall, after: readonly SceneCall[], scene: Scene) => Found,
): ExamStep['check'] {
  return (scene) => {
    const found = faultIn(scene.calls);
    return found === undefined ? NOT_YET : check(found.fault, found.after, scene);
  };
}

/** Passes when nothing wrong has happened until an instant. */
function until(untilMs: number, nowMs: number, done: string): Found {
  if (nowMs > untilMs) return passed(`${done} until ${toIsoUtc(untilMs)}.`);
  return pending(`This is decided after ${toIsoUtc(untilMs)}.`);
}
