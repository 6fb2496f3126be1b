import { toCents } from '#libs/kernel';
import { decisionOn, POOR, RICH, named } from './test/decision-on';
import { pinBlockOf } from '../../network/pin-block';

const today = { day: '2026-11-21', dayApprovals: 2, dayAmount: toCents(5_000) };
const ZERO = { '4': '000000000000' };

describe('The checks of a card, in their order, decide', () => {
  it.each(
    named([
      ['a lost card', { '2': '4000000000001041' }, '41', 'status'],
      ['a stolen card', { '2': '4000000000001043' }, '43', 'status'],
      ['a blocked card', { '2': '4000000000000003' }, '62', 'status'],
      ['a card that was never activated', { '2': '4000000000001078' }, '78', 'status'],
      [
        'a blocked card that has expired',
        {},
        '62',
        'status',
        '0100',
        {
          card: { status: 'blocked', expiry: '2001' },
        },
      ],
      ['a card marked as expired', { '2': '5000000000000005' }, '54', 'expiry'],
      ['a card after its month of expiry', { '2': '4000000000001054' }, '54', 'expiry'],
      ['another expiry date', { '14': '4911' }, '54', 'expiry'],
      ['a track with another expiry date', { '35': `${RICH}=4911201` }, '54', 'expiry'],
      [
        'an account that the card does not have',
        { '3': '003000' },
        '39',
        'account',
        '0100',
        {
          card: { accounts: [] },
        },
      ],
      [
        'e-commerce where it is blocked',
        { '2': '4000000000001057', '25': '59' },
        '57',
        'restrictions',
      ],
      ['a blocked MCC', {}, '57', 'restrictions', '0100', { card: { blockedMccs: ['5999'] } }],
      ['cash without a PIN', { '3': '010000' }, '55', 'pin'],
      ['a wrong PIN', { '52': pinBlockOf('4321', RICH) }, '55', 'pin'],
      [
        'a PIN block of another card',
        { '52': pinBlockOf('1234', '4000000000001041') },
        '81',
        'pin',
      ],
      ['no PIN block', { '52': 'FFFFFFFFFFFFFFFF' }, '81', 'pin'],
      ['no PIN block of Elo', { '52': '00' }, '83', 'pin', '0100', { card: { brand: 'Elo' } }],
      [
        'no PIN block of Mastercard',
        { '52': '00' },
        '88',
        'pin',
        '0100',
        { card: { brand: 'mastercard' } },
      ],
      [
        'no PIN block after three wrong PINs',
        { '52': '00' },
        '75',
        'pin',
        '0100',
        { card: { pinFailures: 3 } },
      ],
      [
        'the right PIN after three wrong ones',
        { '52': pinBlockOf('1234', RICH) },
        '75',
        'pin',
        '0100',
        {
          card: { pinFailures: 3 },
        },
      ],
      ['a wrong CVV', { '48': '9203999' }, '82', 'cvv'],
      ['chip data of another amount', { '55': '9F0206000000000999' }, '82', 'chip'],
      ['chip data of another currency', { '55': '5F2A020840' }, '82', 'chip'],
      [
        'a chip counter that was used',
        { '55': '9F3602001F' },
        '82',
        'chip',
        '0100',
        {
          card: { lastAtc: 31 },
        },
      ],
      ['a plan of one installment', { '48': '0003101' }, '12', 'installments'],
      ['an amount of zero', ZERO, '13', 'amount'],
      ['a verification with an amount', { '25': '51' }, '13', 'amount'],
      ['an account verification', { '25': '51', ...ZERO }, '85', 'amount'],
      [
        'too many approvals',
        {},
        '65',
        'velocity.count',
        '0100',
        {
          card: { ...today, dailyCountLimit: 2 },
        },
      ],
      [
        'too high a total in a day',
        {},
        '61',
        'velocity.amount',
        '0100',
        {
          card: { ...today, dailyAmountLimit: toCents(5_999) },
        },
      ],
      [
        'too high a total in a day, in dollars',
        { '49': '840' },
        '61',
        'velocity.amount',
        '0100',
        { card: { dailyAmountLimit: toCents(5_399) } },
      ],
      ['insufficient funds', { '2': POOR }, '51', 'funds'],
      [
        'insufficient funds in dollars',
        { '2': POOR, '49': '840', '4': '000000000100' },
        '51',
        'funds',
      ],
      [
        'insufficient funds of its own',
        { '2': POOR, '3': '002000' },
        '51',
        'funds',
        '0100',
        {
          card: { creditLimit: toCents(9_000) },
        },
      ],
    ]),
  )('on %s', (_, [, fields, code, rule, mti, about]) => {
    expect(decisionOn(fields, mti, about)).toMatchObject({ code, rule });
  });

  it('with the reason in words', () => {
    expect(decisionOn({ '2': POOR }).detail).toBe(
      '500 cents are available, but 1000 were requested.',
    );
    expect(decisionOn({ '2': POOR, '48': '610510000' }).detail).toBe(
      'Only 500 cents are available, so part of the amount is approved.',
    );
    expect(
      decisionOn({ '52': pinBlockOf('4321', RICH) }, '0100', { card: { pinFailures: 1 } }),
    ).toEqual({
      code: '55',
      rule: 'pin',
      detail: 'The PIN is wrong; 1 tries are left.',
    });
  });

  it('that a held amount is not available', () => {
    const card = { held: toCents(1) };
    expect(decisionOn({ '2': POOR, '4': '000000000500' }, '0100', { card })).toMatchObject({
      code: '51',
    });
  });
});
