import { pinBlockOf } from '../src/issuer/pin-block';

/** One message to the host, element by element, and the DE39 that it gets by which rule. */
export interface DecisionCase {
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

/** The decision order of the host, first to last. */
export const decisions: readonly DecisionCase[] = [
  ...['2', '3', '4', '7', '11'].map(without),
  ask('track 2 that is none', { '35': '4000000000000001' }, '30', 'format'),
  ask('chip data that is none', { '55': '9F3604001F' }, '30', 'format'),
  ask('DE90 of letters', { '90': undefined, '7': undefined }, '30', 'format', '0400'),
  ask('a class that is not served', {}, '12', 'message-type', '0300'),
  ask('a version that is not served', {}, '12', 'message-type', '1100'),
  ask('a processing code that is not served', { '3': '990000' }, '12', 'processing-code'),
  ask('a card of no bank', { '2': '9000000000000001' }, '15', 'issuer'),
  ask('an unknown card', { '2': '4999999999999999' }, '14', 'card'),
  ask('a lost card', { '2': '4000000000001041' }, '41', 'status'),
  ask('a stolen card', { '2': '4000000000001043' }, '43', 'status'),
  ask('a blocked card', { '2': '4000000000000003' }, '62', 'status'),
  ask('a card never activated', { '2': '4000000000001078' }, '78', 'status'),
  ask('a card marked as expired', { '2': '5000000000000005' }, '54', 'expiry'),
  ask('a card whose month has ended', { '2': '4000000000001054' }, '54', 'expiry'),
  ask('another expiry date', { '14': '4911' }, '54', 'expiry'),
  ask('a track with another expiry date', { '35': `${RICH}=4911201` }, '54', 'expiry'),
  ask(
    'e-commerce with a card closed for it',
    { '2': '4000000000001057', '25': '59' },
    '57',
    'restrictions',
  ),
  ask('cash without a PIN', { '3': '010000' }, '55', 'pin'),
  ask('a PIN block of another card', { '52': pinBlockOf('1234', '4000000000001041') }, '55', 'pin'),
  ask('a wrong CVV', { '48': '9203999' }, '82', 'cvv'),
  ask('chip data of another amount', { '55': '9F0206000000000999' }, '82', 'chip'),
  ask('chip data of another currency', { '55': '5F2A020840' }, '82', 'chip'),
  ask('zero', { '4': '000000000000' }, '13', 'amount'),
  ask('dollars', { '49': '840' }, '13', 'amount'),
  ask('a verification with an amount', { '25': '51' }, '13', 'amount'),
  ask('an account verification', { '25': '51', '4': '000000000000' }, '85', 'amount'),
  ask('too many approvals', { '2': '4000000000001065' }, '65', 'velocity.count'),
  ask('too much in a day', { '2': '4000000000001061' }, '61', 'velocity.amount'),
  ask('too little', { '2': POOR }, '51', 'funds'),
  ask('too little, part of it taken', { '2': POOR, '48': '610510000' }, '10', 'funds'),
  ask(
    'too little in e-commerce, where part is never taken',
    {
      '2': POOR,
      '48': '610510000',
      '25': '59',
    },
    '51',
    'funds',
  ),
  ask(
    'too little cash, where part is never taken',
    {
      '2': POOR,
      '3': '010000',
      '48': '610510000',
      '52': pinBlockOf('1234', POOR),
    },
    '51',
    'funds',
  ),
  ask('enough', {}, '00', 'approved'),
  ask('enough, with the right PIN', { '52': pinBlockOf('1234', RICH) }, '00', 'approved'),
  ask('enough, with the right CVV', { '48': 'T9203123' }, '00', 'approved'),
  ask('enough, by track 2', { '2': undefined, '35': `${RICH}D4912201` }, '00', 'approved'),
  ask(
    'enough, by track 1',
    { '2': undefined, '45': `B${RICH}^TEST CARD^4912201` },
    '00',
    'approved',
  ),
  ask('private data laid out otherwise', { '48': 'anything 42' }, '00', 'approved'),
  ask('a balance', { '3': '310000', '4': undefined }, '00', 'approved'),
  ask('a debit', {}, '00', 'approved', '0200'),
  ask('a refund', { '3': '200000' }, '00', 'approved', '0200'),
  ask('a debit by an unknown authorization code', { '38': '999999' }, '25', 'capture', '0200'),
  ask('an advice of what has happened', { '2': POOR }, '00', 'advice', '0220'),
];
