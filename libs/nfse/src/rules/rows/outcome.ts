import { formatSum, toCents } from '#libs/kernel';
import { money } from '../facts';
import { dpsRule } from '../rule';
import { aboveCeiling } from './rate';

const LARGEST = toCents(Number.MAX_SAFE_INTEGER);

/** Rules on the values that the authority computes. Their elements are those of infNFSe. */
export const OUTCOME_RULES = [
  dpsRule(
    'E1300',
    'The applied rate must be at most 5 %',
    'valores/pAliqAplic',
    ({ computed, dps }) => {
      const { rate, rateSource } = computed.iss;
      // A rate of the sender is refused by E0595.
      const isOwn = rateSource === 'municipality' || rateSource === 'benefit';
      return isOwn && rate !== undefined ? aboveCeiling('The applied rate', rate, dps) : undefined;
    },
  ),
  dpsRule('E1508', 'The net amount must not be negative', 'valores/vLiq', ({ computed }) =>
    computed.totals.netCents < 0
      ? `The net amount is ${money(computed.totals.netCents)}.`
      : undefined,
  ),
  dpsRule(
    'E1555',
    'The total of the invoice must be correct',
    'IBSCBS/totCIBS/vTotNF',
    ({ computed }) => {
      const { inputs = {} } = computed.explanation.find(({ name }) => name === 'vTotNF') ?? {};
      const total = Object.values(inputs).reduce((sum, cents) => sum + BigInt(cents), 0n);
      // Every other total is at most the price, or refused by E0427, E0428 or E1508.
      return total > BigInt(LARGEST)
        ? `The total is R$ ${formatSum(total)}, but at most ${money(LARGEST)} can be stored.`
        : undefined;
    },
  ),
];
