import { toIsoUtc } from '#libs/kernel';
import { type IsoMessage } from '#libs/iso8583';
import { type Transactional, type UnitOfWork } from '#libs/database';
import { decisionOf, type Decision } from '../../decision';
import { dayOf, differencesIn, elementsOfTotals } from './totals';
import { type TotalsRepository } from './totals.repository';

/** Dates have no year, so only the last 300 days count. */
const YEAR_MS = 300 * 24 * 60 * 60 * 1000;
const IN_BALANCE = '1';
const OUT_OF_BALANCE = '2';

/**
 * Answers a reconciliation (0500, 0520) with the totals of the host for the acquirer (DE32) and the day. An 0500
 * whose totals differ is 95; an advice is always accepted. Nothing is stored, so a repeat is counted again.
 */
export function* reconcile(
  tx: UnitOfWork,
  repository: TotalsRepository,
  message: IsoMessage,
  nowMs: number,
): Transactional<{
  readonly decision: Decision;
  readonly added: Readonly<Record<string, string>>;
}> {
  const { '32': acquirer = '' } = message.fields;
  const day = dayOf(message);
  const totals = yield* repository.find(tx, acquirer, day, toIsoUtc(nowMs - YEAR_MS));
  const own = elementsOfTotals(totals);
  const different = differencesIn(message, own);
  const isAdvice = message.mti.charAt(2) === '2';
  const detail =
    different.length === 0
      ? `The totals of acquirer ${acquirer} on ${day} agree.`
      : `The totals of acquirer ${acquirer} on ${day} differ in ${different.map((one) => `DE${one}`).join(', ')}.`;
  return {
    decision: decisionOf(
      different.length === 0 || isAdvice ? '00' : '95',
      'reconciliation',
      detail,
    ),
    added: { ...own, '66': different.length === 0 ? IN_BALANCE : OUT_OF_BALANCE },
  };
}
