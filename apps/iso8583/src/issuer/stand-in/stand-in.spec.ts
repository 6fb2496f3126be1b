import { cardRequest, testCard, type TestFields } from '../test/requests';
import { INITIAL_STATE } from '../../network/network-state';
import { DEFAULT_SETTINGS } from '../../settings/host-settings';
import { standInReason, standInRefusal, storable } from './stand-in';

const PAN = testCard({}).pan;

const LIMITS = {
  ...DEFAULT_SETTINGS.standIn,
  maxAmount: 1_000,
  maxApprovals: 2,
  maxTotal: 2_000,
};

describe('The network in place of the issuer', () => {
  it.each<[what: string, mti: string, TestFields, object, object, number, string | undefined]>([
    ['approves', '0100', {}, {}, {}, 1, undefined],
    ['does not decide without a limit', '0100', {}, {}, { maxAmount: 0 }, 0, '91 stand-in'],
    ['does not know balances', '0100', { '3': '310000' }, {}, {}, 0, '91 stand-in'],
    ['does not verify accounts', '0100', { '25': '51' }, {}, {}, 0, '91 stand-in'],
    ['declines a stolen card', '0100', {}, { status: 'stolen' }, {}, 0, '43 status'],
    ['does not know funds', '0100', {}, { balance: 0 }, {}, 0, undefined],
    ['has a largest amount', '0100', { '4': '000000001001' }, {}, {}, 0, '61 stand-in'],
    ['has it in reais', '0100', { '49': '840' }, {}, {}, 0, '61 stand-in'],
    ['has a number of approvals', '0100', {}, {}, {}, 2, '65 stand-in'],
    [
      'has another largest amount for a merchant category',
      '0100',
      { '18': '5411' },
      {},
      { byMcc: { '5411': 99 } },
      0,
      '61 stand-in',
    ],
    [
      'decides only for some merchant categories',
      '0100',
      {},
      {},
      { byMcc: { '5411': 99 }, maxAmount: 0 },
      0,
      '91 stand-in',
    ],
    [
      'has a sum',
      '0100',
      { '4': '000000001000' },
      {},
      { maxApprovals: 9, maxTotal: 1_899 },
      1,
      '61 stand-in',
    ],
    [
      'approves up to the sum',
      '0100',
      { '4': '000000001000' },
      {},
      { maxApprovals: 9, maxTotal: 1_900 },
      1,
      undefined,
    ],
    ['has a negative list', '0100', {}, {}, { negativeList: { [PAN]: '43' } }, 0, '43 stand-in'],
    [
      'accepts an advice of a listed card',
      '0120',
      {},
      {},
      { negativeList: { [PAN]: '43' } },
      0,
      undefined,
    ],
    ['needs a rate', '0120', { '49': '752' }, {}, {}, 0, '13 amount'],
    ['accepts an advice', '0120', { '4': '000000009999' }, { status: 'lost' }, {}, 9, undefined],
  ])('%s', (...[, mti, fields, card, limits, approvals, expected]) => {
    const refusal = standInRefusal(
      cardRequest(fields, mti),
      testCard(card),
      { ...LIMITS, ...limits },
      { approvals, cents: 900 * approvals },
    );
    expect(refusal && `${refusal.code} ${refusal.rule}`).toBe(expected);
  });

  it('stores no sensitive data of a message', () => {
    const secret = ['34', '35', '36', '45', '48', '52', '53', '55', '64', '128'];
    const fields = Object.fromEntries(secret.map((element) => [element, 'secret']));
    expect(storable({ mti: '0100', fields: { ...fields, '4': '1' } }, '4')).toEqual({
      mti: '0100',
      fields: { '2': '4', '4': '1' },
    });
  });

  it.each([
    [{}, 'never', undefined],
    [{ issuer: 'unavailable' }, 'never', 'issuer-down'],
    [{ issuer: 'unavailable', standIn: { ...LIMITS, reason: 'timeout' } }, 'signed-on', 'timeout'],
    [{}, 'signed-off', 'signed-off'],
    [{ issuer: 'unavailable' }, 'signed-off', 'signed-off'],
  ] as const)(
    'decides with %j and a host that is %s for the reason %p',
    (...[settings, hostStatus, reason]) => {
      const state = { ...INITIAL_STATE, hostStatus };
      expect(standInReason({ ...DEFAULT_SETTINGS, ...settings }, state)).toBe(reason);
    },
  );
});
