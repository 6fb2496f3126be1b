import { TEST_KEYS, withMessageMac } from '#libs/card-security';
import { compile, PROFILES, type IsoMessage } from '#libs/iso8583';
import { INITIAL_STATE } from '../../network/network-state';
import { DEFAULT_SETTINGS } from '../../settings/host-settings';
import { isoMessage } from '../test/requests';
import { admission, signed, strictRefusal, type Handling } from './admission';

const codec = compile(PROFILES.ascii);
const KEY = TEST_KEYS.mac.hex;
const OTHER_KEY = '0123456789ABCDEFFEDCBA9876543210';
const handling: Handling = { codec, isStrict: false, nowMs: 0, ordered: undefined };

const withMac = (message: IsoMessage, key = KEY) =>
  withMessageMac(message, codec, Buffer.from(key, 'hex'));
const payment = () => isoMessage('0100', {});
const exchange = () => ({
  mti: '0800',
  fields: { '7': '1121120000', '11': '000001', '70': '161' },
});
const lineOf = (
  security: Partial<typeof DEFAULT_SETTINGS.security>,
  state: Partial<typeof INITIAL_STATE> = {},
) => ({
  state: { ...INITIAL_STATE, ...state },
  security: { ...DEFAULT_SETTINGS.security, ...security },
});

/** The code and rule that refuse a message, or the key of its MAC. */
function verdictOn(message: IsoMessage, line = lineOf({}), change: Partial<Handling> = {}) {
  const { refusal, key } = admission(message, { ...handling, ...change }, line);
  return refusal === undefined ? (key ?? 'admitted') : `${refusal.code} ${refusal.rule}`;
}

describe('A message', () => {
  const signedOff = lineOf({}, { status: 'signed-off' });
  const required = lineOf({ requireSignOn: true });
  it.each<[what: string, IsoMessage, ReturnType<typeof lineOf>, string]>([
    ['with a wrong MAC that nobody checks', withMac(payment(), OTHER_KEY), lineOf({}), 'admitted'],
    ['without a MAC that is checked', payment(), lineOf({ mac: 'check' }), 'admitted'],
    ['with a right MAC', withMac(payment()), lineOf({ mac: 'check' }), KEY],
    ['with a wrong MAC', withMac(payment(), OTHER_KEY), lineOf({ mac: 'check' }), '63 mac'],
    ['without a required MAC', payment(), lineOf({ mac: 'require' }), '30 mac'],
    ['with a required MAC', withMac(payment()), lineOf({ mac: 'require' }), KEY],
    [
      'with a MAC in DE64 that is not the last element',
      { mti: '0100', fields: { ...payment().fields, '64': '00', '102': '1' } },
      lineOf({ mac: 'check' }),
      '63 mac',
    ],
    ['of network management without a MAC', exchange(), lineOf({ mac: 'check' }), 'admitted'],
    [
      'of network management without a required MAC',
      exchange(),
      lineOf({ mac: 'require' }),
      '30 mac',
    ],
    ['of network management with a MAC', withMac(exchange()), lineOf({ mac: 'require' }), KEY],
    [
      'with the MAC of an exchanged key',
      withMac(payment(), OTHER_KEY),
      lineOf({ mac: 'check' }, { macKey: { current: KEY, next: OTHER_KEY } }),
      OTHER_KEY,
    ],
    ['after a sign-off', payment(), signedOff, '91 network'],
    ['of network management after a sign-off', exchange(), signedOff, 'admitted'],
    ['before a required sign-on', payment(), required, '91 network'],
    ['of network management before a sign-on', exchange(), required, 'admitted'],
    [
      'after a required sign-on',
      payment(),
      lineOf({ requireSignOn: true }, { status: 'signed-on' }),
      'admitted',
    ],
    [
      'with a wrong MAC after a sign-off',
      withMac(payment(), OTHER_KEY),
      lineOf({ mac: 'check' }, { status: 'signed-off' }),
      '63 mac',
    ],
  ])('%s is judged', (_, message, line, expected) => {
    expect(verdictOn(message, line)).toBe(expected);
  });

  it('with an ordered response is let through, and its MAC is still known', () => {
    const ordered = { ordered: '51' };
    expect(verdictOn(payment(), lineOf({ mac: 'require' }), ordered)).toBe('admitted');
    expect(verdictOn(payment(), signedOff, ordered)).toBe('admitted');
    expect(verdictOn(withMac(payment()), lineOf({ mac: 'check' }), ordered)).toBe(KEY);
  });

  it('is judged by the bytes that were received', () => {
    const packed = codec.encode(withMac(payment()));
    const line = lineOf({ mac: 'check' });
    expect(verdictOn(withMac(payment(), OTHER_KEY), line, { packed })).toBe(KEY);
  });
});

describe('The strict mode', () => {
  it.each([
    [false, false, undefined],
    [true, false, '30 format.strict'],
    [false, true, '30 format.strict'],
  ])('of the message %s and of the sandbox %s: %s', (isStrict, isStrictSandbox, expected) => {
    const refusal = strictRefusal(payment(), { codec, isStrict }, isStrictSandbox);
    expect(refusal && `${refusal.code} ${refusal.rule}`).toBe(expected);
  });

  it('names what is missing, and takes a complete message', () => {
    expect(strictRefusal(payment(), { codec, isStrict: true }, false)?.detail).toBe(
      'Missing: DE37, DE43. The strict mode requires the mandatory elements of profile ascii.',
    );
    const whole = isoMessage('0100', { '37': '632512000001', '43': 'SHOP' });
    expect(strictRefusal(whole, { codec, isStrict: true }, true)).toBeUndefined();
  });
});

describe('A response', () => {
  const answer = {
    response: { mti: '0110', fields: { '11': '000001', '39': '00' } },
    trace: { rule: 'approved', detail: '' },
    brand: 'visa',
  };
  const macOf = (key: string | undefined, answerMac: 'good' | 'bad') =>
    signed(answer, codec, key, lineOf({ answerMac })).response.fields['64'];

  it('has a MAC with the key of its request, or a wrong one on demand', () => {
    const right = withMac(answer.response).fields['64'];
    expect(macOf(undefined, 'good')).toBeUndefined();
    expect(macOf(KEY, 'good')).toBe(right);
    expect(macOf(KEY, 'bad')).not.toBe(right);
    expect(macOf(KEY, 'bad')).toMatch(/^[0-9A-F]{16}$/);
  });
});
