import { type HostSettings } from '../../settings/host-settings';
import { type Card } from '../../account/card';
import { type CardTransaction, type Hold } from '../../account/transaction';
import { decisionOf, requestedDecision, type Decision } from '../../decision';
import { type CardRequest } from '../../requests/card-request';
import { type Match } from './match-original';

/**
 * The effect of a confirmation on its original. `debit` and `release`: of the amount that waits for the confirmation.
 * `queue` and `unqueue`: the stand-in queue debits it without another confirmation, or not at all.
 */
export type ConfirmationEffect = 'none' | 'debit' | 'release' | 'queue' | 'unqueue';

export interface DecidedConfirmation {
  readonly decision: Decision;
  readonly effect: ConfirmationEffect;
}

interface ConfirmationFacts {
  /** DE39 that a rule of the sandbox requests. */
  readonly requested: string | undefined;
  readonly card: Card | undefined;
  readonly match: Match | 'several' | undefined;
  /** The hold of an original that waits for its confirmation. */
  readonly hold: Hold | undefined;
  readonly legs: HostSettings['legs'];
}

const RULE = 'confirmation';

/** Decides on a confirmation (0102, 0202). */
export function decideConfirmation(
  request: Pick<CardRequest, 'reportsDecline' | 'message'>,
  facts: ConfirmationFacts,
): DecidedConfirmation {
  const { requested, card, match } = facts;
  if (requested !== undefined) return { decision: requestedDecision(requested), effect: 'none' };
  if (card === undefined) return decided('14', 'The card does not exist.', 'none', 'card');
  if (match === undefined || match === 'several') {
    const found = match === undefined ? 'No approval' : 'More than one approval';
    return decided('25', `${found} matches DE90, DE37, or DE11 with its terminal and time.`);
  }
  const { original, rule } = match;
  const { decision, effect } = request.reportsDecline
    ? abandoned(original, facts, request.message.fields['39'])
    : settled(original, facts.hold);
  const found = `Found by ${rule}: MTI ${original.mti}, STAN ${original.stan}.`;
  return { decision: { ...decision, detail: `${found} ${decision.detail}` }, effect };
}

/** A financial request with three legs holds its amount only until it is confirmed. */
export function isWaiting({ mti, kind }: Pick<CardTransaction, 'mti' | 'kind'>): boolean {
  return kind === 'hold' && isFinancial(mti);
}

/**
 * A DE39 that is not an approval reports that the terminal did not complete the payment. Like an advice of a decline
 * (0120, 0220), it never debits. An amount that waits for it is released. Money that has already moved needs a
 * reversal.
 */
function abandoned(
  original: CardTransaction,
  { hold, legs }: ConfirmationFacts,
  code = '',
): DecidedConfirmation {
  const answer = (detail: string, effect: ConfirmationEffect = 'none') =>
    decided(
      '00',
      `The confirmation reports that the payment was not completed (DE39 ${code}). ${detail}`,
      effect,
      `${RULE}.declined`,
    );
  if (original.reversedBy !== null || original.netAmount === 0) {
    return answer('It has no amount to return.');
  }
  const isQueued = original.kind === 'stand-in' && legs === 3 && isFinancial(original.mti);
  if (isQueued) return answer('It will not be debited.', 'unqueue');
  return hold?.status === 'open'
    ? answer(`${String(hold.amount)} cents are released.`, 'release')
    : answer('No money moves: money that has already moved needs a reversal.');
}

function settled(original: CardTransaction, hold: Hold | undefined): DecidedConfirmation {
  if (original.reversedBy !== null) return decided('25', 'It was already reversed.');
  if (original.netAmount === 0) return decided('25', 'It moved no money.');
  if (original.kind === 'stand-in') {
    return decided('00', 'It is debited when the issuer is back.', 'queue');
  }
  if (!isWaiting(original)) {
    const isHeld = original.kind === 'hold';
    return decided('00', isHeld ? 'Its amount is held.' : 'Its money has already moved.');
  }
  if (hold?.status === 'captured') return decided('00', 'Its money has already moved.');
  return hold?.status === 'open'
    ? decided('00', `${String(hold.amount)} cents are debited.`, 'debit')
    : decided('25', 'It was undone, because no confirmation arrived in time.');
}

function isFinancial(mti: string): boolean {
  return mti.charAt(1) === '2';
}

function decided(
  code: string,
  detail: string,
  effect: ConfirmationEffect = 'none',
  rule = RULE,
): DecidedConfirmation {
  return { decision: decisionOf(code, rule, detail), effect };
}
