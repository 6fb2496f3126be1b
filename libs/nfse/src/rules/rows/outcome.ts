import { money, percent } from '../facts';
import { dpsRule } from '../rule';
import { CEILING } from './rate';

/** Rules on the values that the authority computes. Their elements are those of infNFSe. */
export const OUTCOME_RULES = [
  dpsRule('E1300', 'The applied rate is at most 5 %', 'valores/pAliqAplic', ({ computed }) => {
    const { rate, rateSource } = computed.iss;
    // A rate of the sender is refused by E0595.
    const isOwn = rateSource === 'municipality' || rateSource === 'benefit';
    return isOwn && rate !== undefined && rate > CEILING
      ? `The applied rate ${percent(rate)} is above 5.00 %.`
      : undefined;
  }),
  dpsRule('E1508', 'The net amount must not be negative', 'valores/vLiq', ({ computed }) =>
    computed.totals.netCents < 0
      ? `The net amount is ${money(computed.totals.netCents)}.`
      : undefined,
  ),
];
