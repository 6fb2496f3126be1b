import { pinBlockOf } from '../src/issuer/pin-block';

/** A message to the host, and the expected DE39 with the check that decides. */
interface DecisionCase {
  readonly what: string;
  readonly mti: string;
  readonly fields: Readonly<Record<string, string | undefined>>;
  readonly code: string;
  readonly rule: string;
}

const RICH = '4000000000000001';
const POOR = '4000000000000002';

const ask = (
  what: string,
  fields: DecisionCase['fields'],
  code: string,
  rule: string,
  mti = '0100',
): DecisionCase => ({ what, mti, fields, code, rule });

const without = (element: string): DecisionCase =>
  ask(`no DE${element}`, { [element]: undefined }, '30', 'format');

/** In the order of the checks. */
export const decisions: readonly DecisionCase[] = [
  ...['2', '3', '4', '7', '11'].map(without),
  ask('an invalid track 2', { '35': '4000000000000001' }, '30', 'format'),
  ask('invalid chip data', { '55': '9F3604001F' }, '30', 'format'),
  ask(
    'a reversal without DE7 and DE90',
    { '90': undefined, '7': undefined },
    '30',
    'format',
    '0400',
  ),
  ask('an unsupported message class', {}, '12', 'message-type', '0300'),
  ask('an unsupported version', {}, '12', 'message-type', '1100'),
  ask('an unsupported processing code', { '3': '990000' }, '12', 'processing-code'),
  ask('a card of an unknown issuer', { '2': '9000000000000001' }, '15', 'issuer'),
  ask('an unknown card', { '2': '4999999999999999' }, '14', 'card'),
  ask('a lost card', { '2': '4000000000001041' }, '41', 'status'),
  ask('a stolen card', { '2': '4000000000001043' }, '43', 'status'),
  ask('a blocked card', { '2': '4000000000000003' }, '62', 'status'),
  ask('a card that was never activated', { '2': '4000000000001078' }, '78', 'status'),
  ask('a card marked as expired', { '2': '5000000000000005' }, '54', 'expiry'),
  ask('a card after its month of expiry', { '2': '4000000000001054' }, '54', 'expiry'),
  ask('another expiry date', { '14': '4911' }, '54', 'expiry'),
  ask('a track with another expiry date', { '35': `${RICH}=4911201` }, '54', 'expiry'),
  ask(
    'e-commerce with a card that does not allow it',
    { '2': '4000000000001057', '25': '59' },
    '57',
    'restrictions',
  ),
  ask('cash without a PIN', { '3': '010000' }, '55', 'pin'),
  ask('a PIN block of another card', { '52': pinBlockOf('1234', '4000000000001041') }, '55', 'pin'),
  ask('a wrong CVV', { '48': '9203999' }, '82', 'cvv'),
  ask('chip data of another amount', { '55': '9F0206000000000999' }, '82', 'chip'),
  ask('chip data of another currency', { '55': '5F2A020840' }, '82', 'chip'),
  ask('an amount of zero', { '4': '000000000000' }, '13', 'amount'),
  ask('an amount in dollars', { '49': '840' }, '13', 'amount'),
  ask('a verification with an amount', { '25': '51' }, '13', 'amount'),
  ask('an account verification', { '25': '51', '4': '000000000000' }, '85', 'amount'),
  ask('too many approvals', { '2': '4000000000001065' }, '65', 'velocity.count'),
  ask('too high a total in a day', { '2': '4000000000001061' }, '61', 'velocity.amount'),
  ask('insufficient funds', { '2': POOR }, '51', 'funds'),
  ask(
    'insufficient funds with a partial approval',
    { '2': POOR, '48': '610510000' },
    '10',
    'funds',
  ),
  ask(
    'insufficient funds in e-commerce, without partial approvals',
    {
      '2': POOR,
      '48': '610510000',
      '25': '59',
    },
    '51',
    'funds',
  ),
  ask(
    'insufficient funds for cash, without partial approvals',
    {
      '2': POOR,
      '3': '010000',
      '48': '610510000',
      '52': pinBlockOf('1234', POOR),
    },
    '51',
    'funds',
  ),
  ask('sufficient funds', {}, '00', 'approved'),
  ask(
    'sufficient funds with the correct PIN',
    { '52': pinBlockOf('1234', RICH) },
    '00',
    'approved',
  ),
  ask('sufficient funds with the correct CVV', { '48': 'T9203123' }, '00', 'approved'),
  ask(
    'sufficient funds with track 2',
    { '2': undefined, '35': `${RICH}D4912201` },
    '00',
    'approved',
  ),
  ask(
    'sufficient funds with track 1',
    { '2': undefined, '45': `B${RICH}^TEST CARD^4912201` },
    '00',
    'approved',
  ),
  ask('private data in another format', { '48': 'anything 42' }, '00', 'approved'),
  ask('a balance inquiry', { '3': '310000', '4': undefined }, '00', 'approved'),
  ask('a debit', {}, '00', 'approved', '0200'),
  ask('a refund', { '3': '200000' }, '00', 'approved', '0200'),
  ask('a debit with an unknown authorization code', { '38': '999999' }, '25', 'capture', '0200'),
  ask('an advice above the balance', { '2': POOR }, '00', 'advice', '0220'),
];
