import { z } from 'zod';
import { formatCents, toCents } from '#libs/kernel';
import { type Json } from '#libs/states-language';
import { failed, succeeded, type TaskOutcome } from '../task-resource';
import { rrnOf, stanOf, transmissionOf } from './derived';
import {
  amount,
  idempotencyKey,
  objectOf,
  refusedBy,
  simAction,
  text,
  type SimAnswer,
  type SimSteps,
} from './sim-action';

const stan = z.string().regex(/^\d{6}$/, { error: 'Must be 6 digits.' });
const transmissionDateTime = z
  .string()
  .regex(/^\d{10}$/, { error: 'Must be MMDDhhmmss, 10 digits.' });

/** The members of both messages. They are checked by the issuer. */
const common = {
  pan: z.string().regex(/^\d{12,19}$/, { error: 'Must be 12 to 19 digits.' }),
  amount,
  expiry: text.optional(),
  terminalId: text.optional(),
  merchantId: text.optional(),
  mcc: text.optional(),
  stan: stan.optional().describe('DE11. Default: derived from the idempotency key.'),
  rrn: z
    .string()
    .regex(/^[\x21-\x7e]{12}$/, { error: 'Must be 12 characters.' })
    .optional()
    .describe('DE37. Default: derived from the idempotency key.'),
  transmissionDateTime: transmissionDateTime
    .optional()
    .describe('DE7. Default: derived from the idempotency key.'),
  idempotencyKey,
};

const REPEAT =
  'STAN, RRN and transmission time are derived from the key, so the issuer recognizes the message (94). It is then sent again as a repeat, and gets the first response.';
const DECLINED =
  'If the card is declined, the error is Iso8583.Declined.<code>, as in Iso8583.Declined.51. Its cause has the meaning, the reason, and whether ABECS allows a retry.';

export const iso8583Authorize = simAction({
  service: 'iso8583',
  action: 'authorize',
  description: `Sends an authorization (0100) to the issuer, which holds the amount. Output: {approved, responseCode, message, amount, authorizationCode, stan, rrn, transmissionDateTime, transactionId}; the amount is less than that of the arguments if the issuer approves in part (10). ${DECLINED}`,
  repeat: REPEAT,
  argumentsSchema: z.strictObject({
    ...common,
    cvv: text.optional(),
    pin: text.optional(),
    partialApproval: z.boolean().optional(),
  }),
  *steps({ ...sent }, { key }) {
    return yield* exchange('authorize', bodyOf(sent, key));
  },
});

export const iso8583Reverse = simAction({
  service: 'iso8583',
  action: 'reverse',
  description: `Sends a reversal (0400) of an authorization, which releases its amount. The output is that of sim:iso8583.authorize. ${DECLINED}`,
  repeat: `${REPEAT} A second reversal with another key moves no money either.`,
  argumentsSchema: z.strictObject({
    ...common,
    original: z
      .strictObject({
        stan,
        transmissionDateTime,
        mti: z.string().optional().describe('Default: 0100.'),
      })
      .describe('The authorization, as in its output.'),
  }),
  *steps({ original, ...sent }, { key }) {
    // The RRN of the original is not known; DE90 identifies the message.
    return yield* exchange('reversal', {
      ...bodyOf(sent, key),
      original: { ...original, mti: original.mti ?? '0100' },
    });
  },
});

type Body = Readonly<Record<string, Json>>;

function bodyOf(
  {
    amount: cents,
    ...sent
  }: Readonly<Record<string, Json | undefined>> & { readonly amount: number },
  key: string,
): Body {
  const given = Object.entries(sent).filter(([, value]) => value !== undefined);
  return {
    stan: stanOf(key),
    rrn: rrnOf(key),
    transmissionDateTime: transmissionOf(key),
    ...(Object.fromEntries(given) as Body),
    amount: cents,
  };
}

function* exchange(operation: 'authorize' | 'reversal', body: Body): SimSteps {
  const path = `/iso8583/issuer/${operation}`;
  const first = yield { method: 'POST', path, body };
  if (first.status !== 200) return refusedBy('iso8583', first);
  if (!isKnownMessage(first)) return outcomeOf(first, body);
  const again = yield { method: 'POST', path, body: { ...body, repeat: true } };
  return again.status === 200 ? outcomeOf(again, body) : refusedBy('iso8583', again);
}

/** A second 94 is a decision of the issuer, for example because a rule has requested it. */
function isKnownMessage({ members }: SimAnswer): boolean {
  return members['responseCode'] === '94' && objectOf(members['trace'])['rule'] === 'duplicate';
}

function outcomeOf({ members }: SimAnswer, body: Body): TaskOutcome {
  const { responseCode, approved, message, retry } = members;
  const fields = objectOf(members['fields']);
  const trace = objectOf(members['trace']);
  if (approved !== true) {
    return failed(
      `Iso8583.Declined.${String(responseCode)}`,
      `${String(message)}: ${String(trace['detail'])} Retry by ABECS: ${String(retry)}.`,
    );
  }
  return succeeded({
    approved: true,
    responseCode: String(responseCode),
    message: String(message),
    amount: formatCents(toCents(Number(fields['4'] ?? body['amount']))),
    authorizationCode: textOrNull(fields['38']),
    stan: body['stan'] ?? null,
    rrn: body['rrn'] ?? null,
    transmissionDateTime: body['transmissionDateTime'] ?? null,
    transactionId: textOrNull(trace['transactionId']),
  });
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value.trim() : null;
}
