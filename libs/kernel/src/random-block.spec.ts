import { newRandomBytes } from './random-block';

describe('newRandomBytes', () => {
  it('returns bytes of the length, also beyond the end of a block', () => {
    for (const length of [0, 1, 23, 8_192, 8_192, 24]) {
      expect(newRandomBytes(length)).toHaveLength(length);
    }
  });

  it('returns no bytes twice', () => {
    const texts = Array.from({ length: 2_000 }, () => newRandomBytes(24).toString('hex'));
    expect(new Set(texts).size).toBe(texts.length);
  });

  it('does not change bytes that it has returned', () => {
    const bytes = newRandomBytes(24);
    const text = bytes.toString('hex');
    for (let count = 0; count < 1_000; count += 1) newRandomBytes(24);
    expect(bytes.toString('hex')).toBe(text);
  });
});
