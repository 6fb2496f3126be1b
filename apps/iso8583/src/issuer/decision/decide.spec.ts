import { toCents } from '#libs/kernel';
import { decisionOn, hold, orphan, POOR, RICH, named } from './test/decision-on';
import { pinBlockOf } from '../../network/pin-block';

const today = { day: '2026-11-21', dayApprovals: 2, dayAmount: toCents(5_000) };
const PART = { '48': '610510000' };

describe('The issuer decides', () => {
  it.each(
    named([
      // The format.
      ['no DE3', { '3': undefined }, '30', 'format'],
      ['track 2 of another card', { '35': `${POOR}=4912201` }, '30', 'format'],
      ['an unsupported message class', {}, '12', 'message-type', '0300'],
      ['an unsupported processing code', { '3': '990000' }, '12', 'processing-code'],

      // What does not depend on the card.
      ['a code that a rule requests', { '2': POOR }, '05', 'ordered', '0100', { requested: '05' }],
      ['the same for an unknown card', { '2': '9' }, '00', 'ordered', '0100', { requested: '00' }],
      ['an advice of a declined authorization', { '39': '51' }, '00', 'advice.declined', '0120'],
      ['an advice of a declined debit', { '39': '05' }, '00', 'advice.declined', '0220'],
      ['a card of an unknown issuer', { '2': '9000000000000001' }, '15', 'issuer'],
      ['an unknown card', { '2': '4999999999999999' }, '14', 'card'],
      [
        'an attempt that the brand forbids',
        { '2': '4000000000001091' },
        '51',
        'retry.limit',
        '0100',
        { refusal: { code: '51', rule: 'retry.limit', detail: '' } },
      ],
      [
        'a card with a fixed code',
        { '2': '4000000000001091', '4': '000000001051' },
        '91',
        'scenario',
        '0100',
        { preset: 'cents-code' },
      ],
      [
        'a magic value',
        { '4': '000000001051' },
        '51',
        'preset.cents-code',
        '0100',
        { preset: 'cents-code', orphan },
      ],
      ['a message whose reversal came first', { '49': '752' }, '68', 'orphan', '0100', { orphan }],
      ['an advice whose reversal came first', {}, '68', 'orphan', '0220', { orphan }],
      ['a currency without a rate', { '49': '752' }, '13', 'amount'],
      [
        'a converted amount in another currency',
        { '49': '840', '6': '000000005400', '51': '840' },
        '13',
        'amount',
      ],
      ['an advice in a currency without a rate', { '49': '752' }, '00', 'advice.unbilled', '0220'],
      [
        'an advice with a DE6 in another currency',
        { '49': '840', '6': '000000005400', '51': '840' },
        '00',
        'advice.unbilled',
        '0120',
      ],
      [
        'an advice whose authorization was captured',
        { '38': '123456' },
        '00',
        'advice.captured',
        '0220',
        { hold: { ...hold, status: 'captured' } },
      ],
      [
        'an advice whose authorization has expired',
        { '38': '123456' },
        '00',
        'advice.expired',
        '0220',
        { hold: { ...hold, status: 'expired' } },
      ],
      [
        'an advice whose authorization was reversed',
        { '38': '123456' },
        '00',
        'advice.released',
        '0220',
        { hold: { ...hold, status: 'released' } },
      ],
      [
        'a refund of a captured authorization',
        { '3': '200000', '38': '123456' },
        '00',
        'advice',
        '0220',
        { hold: { ...hold, status: 'captured' } },
      ],
      ['an advice that captures', { '38': '123456' }, '00', 'advice', '0220', { hold }],
      ['an advice above the balance', { '2': POOR }, '00', 'advice', '0220'],
      ['an advice about a stolen card', { '2': '4000000000001043' }, '00', 'advice', '0120'],

      // Partial approval.
      ['insufficient funds, in part', { '2': POOR, ...PART }, '10', 'funds'],
      ['no funds, in part', { '2': '4000000000001051', ...PART }, '51', 'funds'],
      [
        'insufficient funds in e-commerce, in part',
        { '2': POOR, ...PART, '25': '59' },
        '51',
        'funds',
      ],
      [
        'insufficient funds for cash, in part',
        { '2': POOR, '3': '010000', ...PART, '52': pinBlockOf('1234', POOR) },
        '51',
        'funds',
      ],
      ['a wrong CVV, in part', { '2': POOR, '48': '6105100009203999' }, '82', 'cvv'],

      // Holds.
      ['a debit with an unknown authorization code', { '38': '999999' }, '25', 'capture', '0200'],
      ['an increment of an unknown code', { '38': '999999' }, '25', 'increment'],
      ['a capture of its hold', { '2': POOR, '38': '123456' }, '00', 'approved', '0200', { hold }],
      [
        'a capture of its hold, which has used up the limits of the day',
        { '38': '123456' },
        '00',
        'approved',
        '0200',
        { hold, card: { ...today, dailyCountLimit: 2, dailyAmountLimit: toCents(5_000) } },
      ],
      [
        'a capture of a hold that was captured, above the limit of the day',
        { '38': '123456' },
        '65',
        'velocity.count',
        '0200',
        { hold: { ...hold, status: 'captured' }, card: { ...today, dailyCountLimit: 2 } },
      ],
      [
        'a capture above its hold',
        { '4': '000000001001', '38': '123456' },
        '64',
        'capture',
        '0200',
        {
          hold,
        },
      ],
      [
        'an increment without funds',
        { '2': POOR, '38': '123456' },
        '51',
        'funds',
        '0100',
        { hold },
      ],
      [
        'a capture with a stolen card',
        { '38': '123456' },
        '43',
        'status',
        '0200',
        {
          hold,
          card: { status: 'stolen' },
        },
      ],

      // Approvals.
      ['sufficient funds', {}, '00', 'approved'],
      ['exactly the funds', { '2': POOR, '4': '000000000500' }, '00', 'approved'],
      [
        'the credit limit',
        { '2': POOR },
        '00',
        'approved',
        '0100',
        {
          card: { creditLimit: toCents(500) },
        },
      ],
      ['the correct expiry date', { '14': '4912' }, '00', 'approved'],
      ['the correct PIN', { '52': pinBlockOf('1234', RICH) }, '00', 'approved'],
      ['the correct CVV', { '48': 'T9203123' }, '00', 'approved'],
      ['track 2', { '2': undefined, '35': `${RICH}D4912201` }, '00', 'approved'],
      ['track 1', { '2': undefined, '45': `B${RICH}^TEST CARD^4912201` }, '00', 'approved'],
      ['private data in another format', { '48': 'anything 42' }, '00', 'approved'],
      ['a template that is not BER-TLV', { '55': '7203999F1F9F3602001F' }, '00', 'approved'],
      [
        'the next chip counter',
        { '55': '9F3602001F' },
        '00',
        'approved',
        '0100',
        {
          card: { lastAtc: 30 },
        },
      ],
      ['a balance inquiry', { '2': POOR, '3': '310000', '4': undefined }, '00', 'approved'],
      ['dollars at the rate of the sandbox', { '49': '840' }, '00', 'approved'],
      ['a savings account', { '3': '001000' }, '00', 'approved'],
      ['a credit account', { '3': '003000' }, '00', 'approved'],
      [
        'the limits of a day',
        {},
        '00',
        'approved',
        '0100',
        {
          card: { ...today, dailyCountLimit: 3, dailyAmountLimit: toCents(6_000) },
        },
      ],
      [
        'the limits of another day',
        {},
        '00',
        'approved',
        '0100',
        {
          card: {
            ...today,
            day: '2026-11-20',
            dailyCountLimit: 1,
            dailyAmountLimit: toCents(1_000),
          },
        },
      ],
      ['a debit', {}, '00', 'approved', '0200'],
      ['a refund above the balance', { '2': POOR, '3': '200000' }, '00', 'approved', '0200'],
      ['a repeat that is new', {}, '00', 'approved', '0101'],
    ]),
  )('on %s', (_, [, fields, code, rule, mti, about]) => {
    expect(decisionOn(fields, mti, about)).toMatchObject({ code, rule });
  });
});
