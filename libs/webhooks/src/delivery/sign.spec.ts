import { createHmac } from 'node:crypto';
import { isSecret, newSecret, signature } from './sign';

const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';

describe('A signature', () => {
  it('is that of the reference libraries of Standard Webhooks', () => {
    const signed = {
      id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
      timestampSec: 1614265330,
      body: '{"test": 2432232314}',
    };
    expect(signature(SECRET, signed)).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=');
  });

  it('is of the bytes of the body in UTF-8', () => {
    const hmac = createHmac('sha256', Buffer.from(SECRET.slice(6), 'base64'));
    const expected = hmac.update(Buffer.from('m.-1.João', 'utf8')).digest('base64');
    const signed = { id: 'm', timestampSec: -1, body: 'João' };
    expect(signature(SECRET, signed)).toBe(`v1,${expected}`);
  });
});

describe('A secret', () => {
  it('is new each time', () => {
    expect(isSecret(newSecret())).toBe(true);
    expect(newSecret()).not.toBe(newSecret());
  });

  const of = (bytes: number): string => `whsec_${Buffer.alloc(bytes, 7).toString('base64')}`;
  it.each([
    [SECRET, true],
    [of(24), true],
    [of(64), true],
    [of(23), false],
    [of(65), false],
    ['whsec_', false],
    [SECRET.slice(6), false],
    [`${SECRET}=`, false],
    [` ${SECRET}`, false],
    [`whsec_${'ção'.repeat(20)}`, false],
    [of(64).replace(/=+$/, ''), false],
  ])('%s: %s', (text, expected) => {
    expect(isSecret(text)).toBe(expected);
  });
});
