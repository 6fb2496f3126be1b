import { newOrderedUuid } from './ids';

const NOW_MS = 0x0123_4567_89ab;

describe('newOrderedUuid', () => {
  it('is a UUID of version 7 that begins with the time', () => {
    expect(newOrderedUuid(NOW_MS)).toMatch(
      /^01234567-89ab-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    );
    expect(newOrderedUuid(1)).toMatch(/^00000000-0001-7/);
  });

  it('is random within a millisecond', () => {
    expect(newOrderedUuid(NOW_MS)).not.toBe(newOrderedUuid(NOW_MS));
  });
});
