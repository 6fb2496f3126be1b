import { randomInt } from 'node:crypto';
import { type Account } from '#libs/dict-api';
import { newUuid } from '#libs/kernel';
import { type DictClaim } from '../../directory/dict-claim';
import { type StepRequest } from '../../claims/claim-rules';

/** The ISPB of the examiner: the virtual receiver of the homologation tests of the SPI. */
export const EXAMINER = '99999004';

/** The first day of Pix, in Brasilia. */
const OPENED_AT = '2020-11-16T03:00:00.000Z';

/** A new account at the examiner. It has no other keys, so it never reaches the maximum number of keys. */
export function newAccount(): Account {
  return {
    Participant: EXAMINER,
    Branch: '0001',
    AccountNumber: String(randomInt(1_000_000_000, 10_000_000_000)),
    AccountType: 'CACC',
    OpeningDate: OPENED_AT,
  };
}

/**
 * A new EndToEndId (E) or RtrId (D).
 * @param now ISO 8601 UTC
 */
export function newTransactionId(kind: 'E' | 'D', ispb: string, now: string): string {
  const minute = now.slice(0, 16).replace(/[-T:]/g, '');
  return `${kind}${ispb}${minute}${newUuid().replaceAll('-', '').slice(0, 11)}`;
}

/**
 * The next action of the examiner for a claim that it made or a claim of its key; undefined if another party has to
 * act.
 */
export function nextStepOf(
  claim: Pick<DictClaim, 'donor' | 'claimer' | 'status'>,
): StepRequest | undefined {
  const participant = EXAMINER;
  if (claim.donor === EXAMINER && claim.status === 'OPEN') {
    return { step: 'acknowledge', participant };
  }
  if (claim.donor === EXAMINER && claim.status === 'WAITING_RESOLUTION') {
    return { step: 'confirm', participant, reason: 'USER_REQUESTED' };
  }
  if (claim.claimer === EXAMINER && claim.status === 'CONFIRMED') {
    return { step: 'complete', participant, requestId: newUuid() };
  }
  return undefined;
}
