import { compile, PROFILES } from '#libs/iso8583';
import { strictRefusal } from './host-request';
import { isoMessage } from './test/requests';

const codec = compile(PROFILES.ascii);
const payment = isoMessage('0100', {});

describe('The strict mode', () => {
  it.each([
    [false, false, undefined],
    [true, false, '30 format.strict'],
    [false, true, '30 format.strict'],
  ])('of the message %s and of the sandbox %s: %s', (isStrict, isStrictSandbox, expected) => {
    const refusal = strictRefusal({ message: payment, codec, isStrict }, isStrictSandbox);
    expect(refusal && `${refusal.code} ${refusal.rule}`).toBe(expected);
  });

  it('names what is missing, and takes a complete message', () => {
    expect(strictRefusal({ message: payment, codec, isStrict: true }, false)?.detail).toBe(
      'Missing: DE37, DE43. The strict mode requires the mandatory elements of profile ascii.',
    );
    const whole = isoMessage('0100', { '37': '632512000001', '43': 'SHOP' });
    expect(strictRefusal({ message: whole, codec, isStrict: true }, true)).toBeUndefined();
  });
});
