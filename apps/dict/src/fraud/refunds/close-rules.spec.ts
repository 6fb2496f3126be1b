import { toCents } from '#libs/kernel';
import { type TransferRow } from '../../transfers/transfer.row';
import { closingOf, type ClosingFacts } from './close-rules';
import { type RefundRow } from './refund.row';

const AT = '2026-03-10T12:00:00.000Z';
const ROOT = 'E1111111120260310120000000000001';
const RETURN = 'D2222222220260310120000000000002';
const PAYMENT = 'E3333333320260310120000000000003';

function transfer(endToEndId: string, amount: number, change: Partial<TransferRow>): TransferRow {
  const row = { endToEndId, amount: toCents(amount), status: 'SETTLED', settledAt: AT } as const;
  return { ...row, orderedAt: AT, purpose: 'IPAY', returns: null, ...change } as TransferRow;
}

const original = transfer(ROOT, 100_000, {});
const returning = transfer(RETURN, 90_000, { returns: ROOT });
const paying = transfer(PAYMENT, 60_000, {
  ...{ purpose: 'IPRT', debtorIspb: '33333333', creditorIspb: '11111111' },
});

/** How a refund of 900.00 of a funds recovery is closed: with a return, or with a payment. */
function closed(effective: string, by: 'return' | 'payment', facts: Partial<ClosingFacts>) {
  const refund = {
    ...{ transactionId: ROOT, amount: toCents(90_000), fundsRecoveryId: 'r', refundAccount: null },
    ...{ requesting: '11111111', contested: '33333333', byPayment: by === 'payment' },
  } as RefundRow;
  const sent = {
    RefundAnalysisResult: effective === '900.00' ? 'TOTALLY_ACCEPTED' : 'PARTIALLY_ACCEPTED',
    RefundTransactionId: by === 'return' ? RETURN : PAYMENT,
    EffectiveRefundedAmount: effective,
  } as const;
  const result = closingOf(sent, refund, {
    ...{
      original,
      returning: by === 'return' ? returning : paying,
      used: 0,
      leftOfLoss: undefined,
    },
    ...{ nowMs: Date.parse(AT), ...facts },
  });
  return result.ok ? result.value.effectiveAmount : result.refusal.detail;
}

describe('A refund of a funds recovery', () => {
  // The return of 900.00 is among the returns of the root already.
  it.each([
    ['900.00', 'return', {}, 90_000],
    ['900.00', 'return', { leftOfLoss: 0 }, 90_000],
    ['300.00', 'return', { leftOfLoss: -60_000 }, 30_000],
    ['600.00', 'payment', { leftOfLoss: 60_000 }, 60_000],
    [
      '500.00',
      'return',
      { leftOfLoss: -40_000, used: 40_000 },
      / 500\.00 is too much: only 100\.00 of/,
    ],
    ['300.01', 'return', { leftOfLoss: -60_000 }, / 300\.01 is too much: only 300\.00 of the loss/],
    ['600.00', 'payment', { leftOfLoss: 59_999 }, / 600\.00 is too much: only 599\.99 of the loss/],
    ['0.01', 'payment', { leftOfLoss: 0 }, / 0\.01 is too much: the whole loss/],
    ['0.01', 'payment', { leftOfLoss: -5 }, / 0\.01 is too much: the whole loss/],
  ] as const)('gives back %s by a %s, with %j: %p', (effective, by, facts, expected) => {
    const result = closed(effective, by, facts);
    if (typeof expected === 'number') expect(result).toBe(expected);
    else expect(result).toMatch(expected);
  });
});
