import { toIsoUtc } from '#libs/kernel';
import { type CardRequest } from '../request/card-request';
import { type HostResult } from './pay';
import { transactionOf, type PostingContext } from './posting';
import { type CardTransaction } from '../account/transaction';

/** The record of a message that the host decided on, with the elements that it added to the response. */
export function recordOf(
  request: CardRequest,
  { decision, posted, originalId }: HostResult,
  about: {
    readonly posting: Pick<PostingContext, 'nowMs' | 'transactionId'>;
    readonly messageKey: string;
    readonly added: CardTransaction['added'];
  },
): CardTransaction {
  const { posting, messageKey, added } = about;
  // An orphan is found by its DE90.
  const original = request.kind === 'reversal' ? request.message.fields['90'] : undefined;
  const facts = {
    id: posting.transactionId,
    messageKey,
    kind: posted?.kind ?? ('declined' as const),
    netAmount: posted?.netAmount ?? (0 as CardTransaction['netAmount']),
    authorizationCode: posted?.authorizationCode ?? null,
    responseCode: decision.code,
    rule: decision.rule,
    detail: decision.detail,
    originalId,
    createdAt: toIsoUtc(posting.nowMs),
  };
  return transactionOf(
    request,
    facts,
    original === undefined ? added : { ...added, '90': original },
  );
}
