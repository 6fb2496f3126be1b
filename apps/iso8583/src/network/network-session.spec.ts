import { TEST_KEYS, withMessageMac } from '#libs/card-security';
import { compile, PROFILES, type IsoMessage } from '#libs/iso8583';
import { INITIAL_STATE } from './network-state';
import { DEFAULT_SETTINGS } from '../settings/host-settings';
import { isoMessage } from '../issuer/test/requests';
import { admit, signResponse } from './network-session';

const codec = compile(PROFILES.ascii);
const KEY = TEST_KEYS.mac.hex;
const OTHER_KEY = '0123456789ABCDEFFEDCBA9876543210';

const withMac = (message: IsoMessage, key = KEY) =>
  withMessageMac(message, codec, Buffer.from(key, 'hex'));
const payment = () => isoMessage('0100', {});
const exchange = () => ({
  mti: '0800',
  fields: { '7': '1121120000', '11': '000001', '70': '161' },
});
const sessionOf = (
  security: Partial<typeof DEFAULT_SETTINGS.security>,
  state: Partial<typeof INITIAL_STATE> = {},
) => ({
  state: { ...INITIAL_STATE, ...state },
  security: { ...DEFAULT_SETTINGS.security, ...security },
});

/** The code and rule that refuse a message, or the key of its MAC. */
function admissionOf(
  message: IsoMessage,
  session = sessionOf({}),
  { isRequested = false, packed = codec.encode(message) } = {},
) {
  const { refusal, key } = admit(session, { message, codec, packed }, isRequested);
  return refusal === undefined ? (key ?? 'admitted') : `${refusal.code} ${refusal.rule}`;
}

describe('A message', () => {
  const signedOff = sessionOf({}, { status: 'signed-off' });
  const required = sessionOf({ requireSignOn: true });
  it.each<[what: string, IsoMessage, ReturnType<typeof sessionOf>, string]>([
    [
      'with a wrong MAC that nobody checks',
      withMac(payment(), OTHER_KEY),
      sessionOf({}),
      'admitted',
    ],
    ['without a MAC that is checked', payment(), sessionOf({ mac: 'check' }), 'admitted'],
    ['with a right MAC', withMac(payment()), sessionOf({ mac: 'check' }), KEY],
    ['with a wrong MAC', withMac(payment(), OTHER_KEY), sessionOf({ mac: 'check' }), '63 mac'],
    ['without a required MAC', payment(), sessionOf({ mac: 'require' }), '30 mac'],
    ['with a required MAC', withMac(payment()), sessionOf({ mac: 'require' }), KEY],
    [
      'with a MAC in DE64 that is not the last element',
      { mti: '0100', fields: { ...payment().fields, '64': '0'.repeat(16), '102': '1' } },
      sessionOf({ mac: 'check' }),
      '63 mac',
    ],
    ['of network management without a MAC', exchange(), sessionOf({ mac: 'check' }), 'admitted'],
    [
      'of network management without a required MAC',
      exchange(),
      sessionOf({ mac: 'require' }),
      '30 mac',
    ],
    ['of network management with a MAC', withMac(exchange()), sessionOf({ mac: 'require' }), KEY],
    [
      'with the MAC of an exchanged key',
      withMac(payment(), OTHER_KEY),
      sessionOf({ mac: 'check' }, { macKey: { current: KEY, next: OTHER_KEY } }),
      OTHER_KEY,
    ],
    ['after a sign-off', payment(), signedOff, '91 network'],
    ['of network management after a sign-off', exchange(), signedOff, 'admitted'],
    ['before a required sign-on', payment(), required, '91 network'],
    ['of network management before a sign-on', exchange(), required, 'admitted'],
    [
      'after a required sign-on',
      payment(),
      sessionOf({ requireSignOn: true }, { status: 'signed-on' }),
      'admitted',
    ],
    [
      'with a wrong MAC after a sign-off',
      withMac(payment(), OTHER_KEY),
      sessionOf({ mac: 'check' }, { status: 'signed-off' }),
      '63 mac',
    ],
  ])('%s is judged', (_, message, session, expected) => {
    expect(admissionOf(message, session)).toBe(expected);
  });

  it('with a requested response is let through, and its MAC is still known', () => {
    const requested = { isRequested: true };
    expect(admissionOf(payment(), sessionOf({ mac: 'require' }), requested)).toBe('admitted');
    expect(admissionOf(payment(), signedOff, requested)).toBe('admitted');
    expect(admissionOf(withMac(payment()), sessionOf({ mac: 'check' }), requested)).toBe(KEY);
  });

  it('is judged by the bytes that were received', () => {
    const packed = codec.encode(withMac(payment()));
    const session = sessionOf({ mac: 'check' });
    expect(admissionOf(withMac(payment(), OTHER_KEY), session, { packed })).toBe(KEY);
  });
});

describe('A response', () => {
  const response = { mti: '0110', fields: { '11': '000001', '39': '00' } };
  const macOf = (key: string | undefined, answerMac: 'good' | 'bad') =>
    signResponse(sessionOf({ answerMac }), response, codec, key).fields['64'];

  it('has a MAC with the key of its request, or a wrong one on demand', () => {
    const right = withMac(response).fields['64'];
    expect(macOf(undefined, 'good')).toBeUndefined();
    expect(macOf(KEY, 'good')).toBe(right);
    expect(macOf(KEY, 'bad')).not.toBe(right);
    expect(macOf(KEY, 'bad')).toMatch(/^[0-9A-F]{16}$/);
  });
});
