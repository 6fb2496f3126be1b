import { toCents } from '#libs/kernel';
import { type TransferRow } from '../../transfers/transfer.row';
import { eligibleRoot } from './eligibility';
import { DEFAULT_PARAMETERS } from '../tracking/tracking-parameters';

const PAYER = '11111111';
const DAY_MS = 24 * 3_600_000;
const SETTLED_AT = '2026-03-10T12:00:00.000Z';
const DAYS_80_MS = Date.parse(SETTLED_AT) + 80 * DAY_MS;

const ROOT: Partial<TransferRow> = {
  endToEndId: 'E1',
  status: 'SETTLED',
  amount: toCents(100_000),
  debtorIspb: PAYER,
  purpose: 'IPAY',
  returns: null,
  settledAt: SETTLED_AT,
};

function check(change: Partial<TransferRow> | 'unknown', request: object = {}) {
  const asked = {
    participant: PAYER,
    rootTransactionId: 'E1',
    parameters: undefined,
    nowMs: DAYS_80_MS,
    ...request,
  };
  return eligibleRoot(
    asked,
    change === 'unknown' ? undefined : ({ ...ROOT, ...change } as TransferRow),
  );
}

describe('The root of a funds recovery', () => {
  it.each([
    ['FundsRecoveryTransactionNotIndexed', 'unknown', {}],
    ['Forbidden', {}, { participant: '22222222' }],
    ['FundsRecoveryTransactionNotSettled', { status: 'PENDING', settledAt: null }, {}],
    ['FundsRecoveryTransactionNotSettled', { status: 'REJECTED', settledAt: null }, {}],
    ['FundsRecoveryTransactionNotEligible', {}, { nowMs: DAYS_80_MS + 1 }],
    ['FundsRecoveryTransactionNotEligible', { purpose: 'IPRT' }, {}],
    ['FundsRecoveryTransactionNotEligible', { returns: 'E0' }, {}],
    [
      'FundsRecoveryTransactionNotIndexed',
      { amount: toCents(49_999) },
      { parameters: { ...DEFAULT_PARAMETERS, minAmount: toCents(50_000) } },
    ],
  ] as const)('is refused: %s for %j with %j', (error, change, request) => {
    expect(check(change, request)).toMatchObject({ ok: false, refusal: { error } });
  });

  it.each([
    ['80 days after it', {}, {}, DEFAULT_PARAMETERS],
    ['of the smallest amount', { amount: toCents(20_000) }, {}, DEFAULT_PARAMETERS],
    ['without tracking below the default amount', { amount: toCents(19_999) }, {}, null],
    [
      'with stricter parameters',
      {},
      { parameters: { ...DEFAULT_PARAMETERS, maxHops: 1 } },
      { ...DEFAULT_PARAMETERS, maxHops: 1 },
    ],
  ])('is accepted %s', (_, change, request, parameters) => {
    expect(check(change, request)).toMatchObject({ ok: true, value: { parameters } });
  });
});
