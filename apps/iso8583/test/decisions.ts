import { type TestFields } from '../src/issuer/test/requests';

/** A message to the host, and the expected DE39 with the check that decides. */
type DecisionCase = readonly [
  what: string,
  mti: string,
  fields: TestFields,
  code: string,
  rule: string,
];

const POOR = '4000000000000002';

/**
 * Each code once, in the order of the checks. The whole table is in `src/issuer/decision/decide.spec.ts` and
 * `checks.spec.ts`, which decide without a database; the formats are in `src/issuer/request/card-request.spec.ts`.
 */
export const decisions: readonly DecisionCase[] = [
  ['no DE11', '0100', { '11': undefined }, '30', 'format'],
  ['an unsupported processing code', '0100', { '3': '990000' }, '12', 'processing-code'],
  ['a card of an unknown issuer', '0100', { '2': '9000000000000001' }, '15', 'issuer'],
  ['an unknown card', '0100', { '2': '4999999999999999' }, '14', 'card'],
  ['a lost card', '0100', { '2': '4000000000001041' }, '41', 'status'],
  ['a stolen card', '0100', { '2': '4000000000001043' }, '43', 'status'],
  ['a blocked card', '0100', { '2': '4000000000000003' }, '62', 'status'],
  ['a card that was never activated', '0100', { '2': '4000000000001078' }, '78', 'status'],
  ['a card after its expiry', '0100', { '2': '4000000000001054' }, '54', 'expiry'],
  ['a blocked channel', '0100', { '2': '4000000000001057', '25': '59' }, '57', 'restrictions'],
  ['cash without a PIN', '0100', { '3': '010000' }, '55', 'pin'],
  ['a wrong CVV', '0100', { '48': '9203999' }, '82', 'cvv'],
  ['an amount of zero', '0100', { '4': '000000000000' }, '13', 'amount'],
  ['an account verification', '0100', { '25': '51', '4': '000000000000' }, '85', 'amount'],
  ['too many approvals', '0100', { '2': '4000000000001065' }, '65', 'velocity.count'],
  ['too high a total in a day', '0100', { '2': '4000000000001061' }, '61', 'velocity.amount'],
  ['insufficient funds', '0100', { '2': POOR }, '51', 'funds'],
  ['insufficient funds, in part', '0100', { '2': POOR, '48': '610510000' }, '10', 'funds'],
  ['a capture of an unknown code', '0200', { '38': '999999' }, '25', 'capture'],
  ['an advice above the balance', '0220', { '2': POOR }, '00', 'advice'],
  ['an advice of a declined debit', '0220', { '39': '05' }, '00', 'advice.declined'],
  ['a confirmation of nothing', '0202', {}, '25', 'confirmation'],
  ['a reversal of nothing', '0400', { '3': '990000' }, '25', 'reversal.not-found'],
  ['a reversal advice of nothing', '0420', { '3': '990000' }, '00', 'reversal.not-found'],
  ['sufficient funds', '0100', {}, '00', 'approved'],
];
