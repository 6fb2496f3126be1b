import { pinBlockOf } from '../src/issuer/decision/pin-block';

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
  ask('a reversal without DE3', { '3': undefined }, '30', 'format', '0420'),
  ask('a reversal without a key', { '41': undefined }, '30', 'format', '0420'),
  ask('a month of 90', { '7': '9099120000' }, '30', 'format'),
  ask('a time of 25:61:61', { '12': '256161' }, '30', 'format'),
  ask('a date of 31 April', { '13': '0431' }, '30', 'format', '0200'),
  ask('a date of 31 April in a reversal', { '13': '0431' }, '30', 'format', '0420'),
  ask('track 2 of another card', { '35': `${POOR}=4912201` }, '30', 'format'),
  ask('track 1 of another card', { '45': `B${POOR}^TEST CARD^4912201` }, '30', 'format'),
  ask('an ATC of three bytes', { '55': '9F360300001F' }, '30', 'format'),
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
  ask('a currency without a rate', { '49': '752' }, '13', 'amount'),
  ask(
    'a converted amount in another currency',
    { '49': '840', '6': '000000005400', '51': '840' },
    '13',
    'amount',
  ),
  ask(
    'an amount that was converted at another rate',
    { '49': '840', '6': '000000005400', '10': '40060000', '51': '986' },
    '13',
    'amount',
  ),
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
  ask('dollars at the rate of the sandbox', { '49': '840' }, '00', 'approved'),
  ask(
    'yen, which have no decimals',
    { '49': '392', '6': '000000003800', '51': '986' },
    '00',
    'approved',
  ),
  ask('a savings account', { '3': '001000' }, '00', 'approved'),
  ask('a credit account', { '3': '003000' }, '00', 'approved'),
  ask('a debit', {}, '00', 'approved', '0200'),
  ask('a refund', { '3': '200000' }, '00', 'approved', '0200'),
  ask('a debit with an unknown authorization code', { '38': '999999' }, '25', 'capture', '0200'),
  ask('a template that is not BER-TLV', { '55': '7203999F1F9F3602001F' }, '00', 'approved'),
  ask('an advice above the balance', { '2': POOR }, '00', 'advice', '0220'),
  ask('an advice of a declined authorization', { '39': '51' }, '00', 'advice.declined', '0120'),
  ask('an advice of a declined debit', { '39': '05' }, '00', 'advice.declined', '0220'),
  ask('a confirmation of nothing', {}, '25', 'confirmation', '0202'),
  ask(
    'a reversal of an unsupported processing code',
    { '3': '990000' },
    '25',
    'reversal.not-found',
    '0400',
  ),
  ask(
    'a reversal advice of an unsupported processing code',
    { '3': '990000' },
    '00',
    'reversal.not-found',
    '0420',
  ),
];
