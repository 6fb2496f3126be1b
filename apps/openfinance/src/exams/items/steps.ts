import { failed, type Finding, happenedAt, NOT_YET, passed, pending } from '#libs/exams';
import { toIsoUtc } from '#libs/kernel';
import { type Evidence } from '../exam-run';
import { type ExamCall, type ExamStep, type Scene, type SceneCall } from './exam-item';

/** How long a client must do nothing with a wrong answer, to show that it has noticed it. A code lasts as long. */
export const QUIET_MS = 300_000;
/** The Retry-After of the fault 429, in seconds. */
export const RETRY_AFTER_SEC = 60;

export type Found = Finding<Evidence>;

export const step = (name: string, expected: string, check: ExamStep['check']): ExamStep => ({
  name,
  expected,
  check,
});

const SENT = step('flaw sent', 'The client receives the wrong ID token.', ({ flawed }) =>
  flawed === undefined ? NOT_YET : happenedAt(toIsoUtc(flawed.takenAtMs)),
);

export const CODE_NOT_REDEEMED: readonly ExamStep[] = [
  SENT,
  step(
    'code not redeemed',
    'The client does not redeem the code in the 5 minutes after the wrong ID token.',
    ({ flawed, nowMs }) => {
      if (flawed?.isRedeemed === true) return failed('The client has redeemed the code.');
      return quiet(flawed?.takenAtMs, nowMs);
    },
  ),
];

export const TOKEN_NOT_USED: readonly ExamStep[] = [
  SENT,
  step(
    'access token not used',
    'The client calls no API with the access token in the 5 minutes after the wrong ID token.',
    ({ flawed, calls, nowMs }) => {
      const used = calls.find(({ tokenHash }) => flawed?.tokenHashes.has(tokenHash) === true);
      if (used !== undefined) return failed('The client has used the token.', evidenceOf(used));
      return quiet(flawed?.takenAtMs, nowMs);
    },
  ),
];

export const JOURNEY: readonly ExamStep[] = [
  step('code redeemed', 'The client redeems the code of an authorised consent.', (scene) =>
    scene.isCodeRedeemed ? passed('The client has redeemed a code.') : NOT_YET,
  ),
  step('API called', 'The client calls an API with a token of the customer.', ({ calls }) => {
    const [first] = calls;
    return first === undefined ? NOT_YET : happenedAt(toIsoUtc(first.atMs), evidenceOf(first));
  }),
];

export const WAITED: readonly ExamStep[] = [
  refused(429),
  reaction(
    'waited',
    `The client makes its next call after the ${String(RETRY_AFTER_SEC)} seconds of Retry-After.`,
    (fault, [next]) => {
      if (next === undefined) return NOT_YET;
      const waitedMs = next.atMs - fault.atMs;
      const detail = `The next call came after ${String(waitedMs / 1_000)} seconds.`;
      const isEarly = waitedMs < RETRY_AFTER_SEC * 1_000;
      return isEarly ? failed(detail, evidenceOf(next)) : passed(detail, evidenceOf(next));
    },
  ),
];

export const REFRESHED: readonly ExamStep[] = [
  refused(401),
  reaction(
    'refreshed',
    'The client makes its next call with another access token, from its refresh token.',
    (fault, [next]) => {
      if (next === undefined) return NOT_YET;
      return next.tokenHash === fault.tokenHash
        ? failed('The client sent the refused token again.', evidenceOf(next))
        : passed('The client sent another token.', evidenceOf(next));
    },
  ),
];

export const SENT_AGAIN: readonly ExamStep[] = [
  refused(529),
  reaction(
    'sent again',
    'The client sends the same content again with the same idempotency key.',
    (fault, after) => {
      const next = after.find(({ method, path }) => method === 'POST' && path === fault.path);
      if (next === undefined) return NOT_YET;
      const isSameKey = next.idempotencyKey === fault.idempotencyKey;
      const isSameContent = next.content === fault.content;
      if (isSameKey && isSameContent) return passed('It was the same.', evidenceOf(next));
      if (isSameKey) return failed('The key came with other content.', evidenceOf(next));
      return isSameContent
        ? failed(
            'The same content came with another key: it could be done twice.',
            evidenceOf(next),
          )
        : NOT_YET;
    },
  ),
];

export function refused(status: number): ExamStep {
  return step('refused', `The examiner answers a call with ${String(status)}.`, ({ calls }) => {
    const fault = faultIn(calls)?.fault;
    return fault === undefined ? NOT_YET : happenedAt(toIsoUtc(fault.atMs), evidenceOf(fault));
  });
}

/** What the client does after the fault. @param check gets the call with the fault and the calls after it */
function reaction(
  name: string,
  expected: string,
  check: (fault: SceneCall, after: readonly SceneCall[]) => Found,
): ExamStep {
  return step(name, expected, ({ calls }: Scene) => {
    const found = faultIn(calls);
    return found === undefined ? NOT_YET : check(found.fault, found.after);
  });
}

/** The call with the fault, and the calls after it; undefined if there is none yet. */
export function faultIn(
  calls: readonly SceneCall[],
): { readonly fault: SceneCall; readonly after: readonly SceneCall[] } | undefined {
  const at = calls.findIndex((call) => call.fault !== null);
  const fault = calls[at];
  return fault && { fault, after: calls.slice(at + 1) };
}

function quiet(sinceMs: number | undefined, nowMs: number): Found {
  if (sinceMs === undefined) return NOT_YET;
  const untilMs = sinceMs + QUIET_MS;
  if (nowMs <= untilMs)
    return pending(`The client must do nothing with it until ${toIsoUtc(untilMs)}.`);
  return passed(`The client did nothing with it until ${toIsoUtc(untilMs)}.`);
}

export function evidenceOf({ method, path, atMs, fault }: ExamCall): Evidence {
  return { method, path, at: toIsoUtc(atMs), fault };
}
