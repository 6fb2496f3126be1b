import { toCents } from '#libs/kernel';
import { authenticationOf } from '../../account/authentication/authentication';
import { afterTry } from '../posting/pay';
import { cardRequest, testCard, type TestFields } from '../test/requests';
import { authenticationRefusal } from './authentication';
import { contactlessRefusal } from './contactless';

const VISA = testCard();
const MASTERCARD = testCard({ pan: '5000000000000004' });

describe('The policy of authentications', () => {
  const ECOMMERCE = { '22': '810', '25': '59' };
  const refusal = (
    fields: TestFields,
    policy: 'off' | 'check' | 'require',
    card = VISA,
    isChecked = true,
  ) => {
    const request = cardRequest({ ...ECOMMERCE, ...fields });
    const facts = { brand: card.brand, number: card.pan, isToken: false, isChecked };
    const authentication = authenticationOf(request.ecommerce, facts);
    return authenticationRefusal({ ...request, authentication }, card, policy)?.code;
  };

  it.each<[what: string, TestFields, 'off' | 'check' | 'require', typeof VISA, string | undefined]>(
    [
      ['off', { '48': '4202024304AAAA' }, 'off', VISA, undefined],
      ['no authentication', {}, 'check', VISA, undefined],
      ['an ECI of another brand', { '48': '420202' }, 'check', VISA, '12'],
      ['a wrong value', { '48': '4202054304AAAA' }, 'check', VISA, '82'],
      ['an ECI without a value', { '48': '420205' }, 'check', VISA, undefined],
      ['none, although required', {}, 'require', VISA, '1A'],
      ['none, although required of Mastercard', {}, 'require', MASTERCARD, '65'],
      ['an attempt, although required', { '48': '420206' }, 'require', VISA, '1A'],
      ['a full one', { '48': '420205' }, 'require', VISA, undefined],
      ['a stored card', { '22': '100' }, 'require', VISA, undefined],
      ['a refund', { '3': '200000' }, 'require', VISA, undefined],
      ['a shop', { '22': '051', '25': '00' }, 'require', VISA, undefined],
    ],
  )('%s: %j with policy %s', (_, fields, policy, card, code) => {
    expect(refusal(fields, policy, card)).toBe(code);
  });
});

describe('The counter of a chip', () => {
  it.each([
    [null, '9F36020005', 5],
    [4, '9F36020005', 5],
    [9, '9F36020005', 9],
    [9, undefined, 9],
  ])('after %p and chip data %s is %p', (lastAtc, emv, expected) => {
    const request = cardRequest({ '55': emv }, '0220');
    const approved = { code: '00', rule: 'advice', detail: '' };
    expect(afterTry({ ...VISA, lastAtc }, request, approved).lastAtc).toBe(expected);
  });
});

describe('The limits of contactless payments', () => {
  const limits = { contactlessLimit: toCents(5_000), contactlessPinLimit: toCents(2_000) };
  const CONTACTLESS = { '22': '071' };

  it.each<[what: string, TestFields, string, string | undefined]>([
    ['the highest amount without a PIN', { '4': '000000002000' }, 'visa', undefined],
    ['more without a PIN', { '4': '000000002001' }, 'visa', '70'],
    ['more without a PIN, of Mastercard', { '4': '000000002001' }, 'mastercard', '65'],
    ['more with a PIN', { '4': '000000002001', '52': '0000000000000000' }, 'visa', undefined],
    ['the lock of a phone', { '4': '000000002001', '55': '9F6C020080' }, 'visa', undefined],
    ['qualifiers without the lock', { '4': '000000002001', '55': '9F6C028000' }, 'visa', '70'],
    [
      'a PIN that the chip checked',
      { '4': '000000002001', '55': '9F3403410002' },
      'visa',
      undefined,
    ],
    ['a PIN that the chip refused', { '4': '000000002001', '55': '9F3403410001' }, 'visa', '70'],
    ['no method', { '4': '000000002001', '55': '9F34031F0002' }, 'visa', '70'],
    ['the highest amount', { '4': '000000005000', '52': '0000000000000000' }, 'visa', undefined],
    ['more than that', { '4': '000000005001', '52': '0000000000000000' }, 'visa', '61'],
    ['the stripe mode', { '4': '000000002001', '22': '911' }, 'visa', '70'],
    ['the contact chip', { '4': '000000009999', '22': '051' }, 'visa', undefined],
    ['a refund', { '4': '000000009999', '3': '200000' }, 'visa', undefined],
  ])('%s: %j', (_, fields, brand, code) => {
    const request = cardRequest({ ...CONTACTLESS, ...fields });
    expect(contactlessRefusal(request, { ...VISA, ...limits, brand })?.code).toBe(code);
  });

  it('are those of the card', () => {
    const request = cardRequest({ ...CONTACTLESS, '4': '000000009999' });
    expect(contactlessRefusal(request, VISA)).toBeUndefined();
  });
});
