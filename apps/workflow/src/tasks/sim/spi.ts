import { z } from 'zod';
import { ISPB } from '#libs/brazil';
import { writePacs008 } from '#libs/iso20022';
import { parseInstant, toIsoUtc } from '#libs/kernel';
import { type Json } from '#libs/states-language';
import { isSentPayment, PACS008_ADDRESS, paymentAddress, statusInPacs002 } from '#libs/spi-api';
import { failed, succeeded, type TaskOutcome } from '../task-resource';
import { endToEndIdOf } from './derived';
import {
  amount,
  idempotencyKey,
  refusedBy,
  simAction,
  text,
  type SimAnswer,
  type SimRequest,
} from './sim-action';

const ispb = z.string().regex(ISPB, { error: 'Must be the 8 characters of an ISPB.' });
const id = text.max(35, { error: 'Must have at most 35 characters.' });
const name = text.max(140, { error: 'Must have at most 140 characters.' });

const payArguments = z.strictObject({
  amount,
  debtorIspb: ispb,
  creditorIspb: ispb,
  debtorName: name.optional(),
  creditorName: name.optional(),
  endToEndId: id.optional().describe('Default: derived from the idempotency key.'),
  txId: id.optional().describe('Default: the EndToEndId.'),
  at: z
    .string()
    .refine((instant) => parseInstant(instant) !== undefined, {
      error: 'Must be an ISO 8601 instant, as in 2026-11-21T12:00:00Z.',
    })
    .optional()
    .describe(
      'The time in a derived EndToEndId, such as the start of the execution. Default: the instant at which the state was entered, for all attempts of ' +
        'the state. If several states or executions share an idempotencyKey and must pay once, give them the same time too.',
    ),
  idempotencyKey,
});

export const spiPay = simAction({
  service: 'spi',
  action: 'pay',
  description:
    'Sends a pacs.008. Output: the transaction, as the SPI lists it. If the payment is rejected, the error is Spi.Rejected.<code>, as in Spi.Rejected.AM04.',
  repeat:
    'the EndToEndId is the same, so the SPI answers 409, and the outcome is that of the stored transaction. If another payment has the EndToEndId, the error is Spi.Refused.END_TO_END_ID_DUPLICATED.',
  argumentsSchema: payArguments,
  *steps(
    { at, debtorName = 'Pagador', creditorName = 'Recebedor', ...sent },
    { key, enteredAtMs },
  ) {
    const givenMs = at === undefined ? undefined : parseInstant(at);
    const time = toIsoUtc(givenMs ?? enteredAtMs);
    const endToEndId = sent.endToEndId ?? endToEndIdOf(key, sent.debtorIspb, time);
    const xml = writePacs008({
      messageId: `M${endToEndId}`.slice(0, 35),
      createdAt: time,
      endToEndId,
      txId: sent.txId ?? endToEndId,
      amount: sent.amount,
      debtorIspb: sent.debtorIspb,
      debtorName,
      creditorIspb: sent.creditorIspb,
      creditorName,
    });
    const posted = yield { method: 'POST', path: PACS008_ADDRESS, body: { xml } };
    if (posted.status !== 200 && posted.status !== 409) return refusedBy('spi', posted);
    if (posted.status === 200 && statusInPacs002(posted.bytes, endToEndId) === undefined) {
      return failed('Sibling.Error', 'SPI answered 200 without a pacs.002 of this payment.');
    }
    const stored = yield transactionAt(endToEndId);
    if (stored.status !== 200) return refusedBy('spi', posted.status === 409 ? posted : stored);
    // After 409, the transaction can belong to an earlier attempt, or to another sender.
    return isSentPayment(stored.members, sent) ? outcomeOf(stored) : refusedBy('spi', posted);
  },
});

export const spiTransaction = simAction({
  service: 'spi',
  action: 'transaction',
  description: 'Looks up a payment. Output: the transaction, also if its status is REJECTED.',
  repeat: 'changes nothing.',
  argumentsSchema: z.strictObject({ endToEndId: id }),
  *steps({ endToEndId }) {
    const answer = yield transactionAt(endToEndId);
    return answer.status === 200 ? succeeded(answer.members as Json) : refusedBy('spi', answer);
  },
});

function transactionAt(endToEndId: string): SimRequest {
  return { method: 'GET', path: paymentAddress(endToEndId) };
}

function outcomeOf({ members }: SimAnswer): TaskOutcome {
  const { status, reasonCode, endToEndId } = members;
  if (status !== 'REJECTED') return succeeded(members as Json);
  const code = typeof reasonCode === 'string' ? reasonCode : 'UNKNOWN';
  return failed(
    `Spi.Rejected.${code}`,
    `The SPI rejected the payment ${String(endToEndId)} with ${code}.`,
  );
}
