import { toIsoUtc, newUuid } from '#libs/kernel';
import { withoutRepeat, type IsoMessage } from '#libs/iso8583';
import { type Transactional, type UnitOfWork } from '#libs/database';
import { type Iso8583Config } from '../../config';
import { isOfAnotherYear } from '../../account/transaction';
import { decisionOf, type Decision } from '../../decision';
import {
  placeOf,
  receivedReconciliation,
  reconciliationKey,
  SETTLEMENT_CODES,
  type Reconciliation,
} from './reconciliation';
import { type ReconciliationRepository } from './reconciliation.repository';
import { differencesIn, elementsOfTotals } from './totals';
import { type TotalsRepository } from './totals.repository';

/** Dates have no year, so only the last 300 days count. */
export const TOTALS_PERIOD_MS = 300 * 24 * 60 * 60 * 1000;

export interface ReconciliationContext {
  readonly tx: UnitOfWork;
  readonly totals: TotalsRepository;
  readonly reconciliations: ReconciliationRepository;
  readonly nowMs: number;
  readonly duplicates: Iso8583Config['duplicates'];
}

interface Reconciled {
  readonly decision: Decision;
  readonly added: Readonly<Record<string, string>>;
}

/**
 * Answers a reconciliation (0500, 0520) with the totals of the host for the acquirer (DE32) and the settlement day, and
 * stores it. An 0500 whose totals differ is 95; an advice is always accepted. A repeat gets the stored answer.
 */
export function* reconcile(
  context: ReconciliationContext,
  message: IsoMessage,
): Transactional<Reconciled> {
  const { tx, totals, reconciliations, nowMs } = context;
  const known = yield* knownBefore(context, message);
  if (known !== undefined) return answerAgain(known, message, context);
  const { institution, day } = placeOf(message);
  const since = toIsoUtc(nowMs - TOTALS_PERIOD_MS);
  const own = elementsOfTotals(yield* totals.find(tx, institution, day, since));
  const stored = { id: newUuid(), createdAt: toIsoUtc(nowMs) };
  const reconciliation = receivedReconciliation(message, own, stored);
  if (yield* reconciliations.insert(tx, reconciliation)) return answered(reconciliation, message);
  // The same message is being answered over another connection.
  const first = yield* reconciliations.find(tx, reconciliation.messageKey);
  return answerAgain(first ?? reconciliation, message, context);
}

function* knownBefore(
  { tx, reconciliations, nowMs }: ReconciliationContext,
  message: IsoMessage,
): Transactional<Reconciliation | undefined> {
  const known = yield* reconciliations.find(tx, reconciliationKey(message, 'received'));
  if (known === undefined || !isOfAnotherYear(known, nowMs)) return known;
  yield* reconciliations.retireKey(tx, known);
  return undefined;
}

function answerAgain(
  known: Reconciliation,
  message: IsoMessage,
  { duplicates }: Pick<ReconciliationContext, 'duplicates'>,
): Reconciled {
  if (withoutRepeat(message.mti) !== message.mti || duplicates === 'replay') {
    const detail = `Repeats the response sent at ${known.createdAt}.`;
    return { ...answered(known, message), decision: decisionOf(codeOf(known), 'repeat', detail) };
  }
  const detail = `A reconciliation with the same numbers arrived at ${known.createdAt}; a repeat must have a repeat MTI, such as 0501.`;
  return { decision: decisionOf('94', 'duplicate', detail), added: {} };
}

function answered(reconciliation: Reconciliation, message: IsoMessage): Reconciled {
  const { own, institution, day } = reconciliation;
  const different = differencesIn(message, own);
  const detail =
    different.length === 0
      ? `The totals of acquirer ${institution} on ${day} agree.`
      : `The totals of acquirer ${institution} on ${day} differ in ${different.map((one) => `DE${one}`).join(', ')}.`;
  const outcome = reconciliation.outcome === 'in-balance' ? 'in-balance' : 'out-of-balance';
  return {
    decision: decisionOf(codeOf(reconciliation), 'reconciliation', detail),
    added: { ...own, '66': SETTLEMENT_CODES[outcome] },
  };
}

function codeOf({ responseCode }: Reconciliation): string {
  return responseCode ?? '00';
}
