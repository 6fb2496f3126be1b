import { type Described } from './description';
import { profileOf } from './profile-of';

describe('The profile of a description', () => {
  it('counts the errors that are not listed', () => {
    const described: Described = {
      place: 'Line 1',
      layout: {
        ...{ format: 'n', content: 'binary', length: 4, lengthDigits: 0 },
        ...{ lengthEncoding: 'ascii', lengthCounts: 'digits', oddDigits: 'left-zero' },
      },
    };
    const numbers = Array.from({ length: 110 }, (_, index) => index + 66);
    const read = profileOf({
      name: 'acme',
      description: 'A dialect',
      mti: 'ascii',
      bitmap: { encoding: 'binary', secondary: 'auto', tertiary: 'auto' },
      elements: new Map(numbers.map((number) => [number, described])),
    });
    expect(read.ok).toBe(false);
    if (read.ok) return;
    expect(read.refusal.kept).toHaveLength(100);
    expect(read.refusal.omitted).toBe(10);
    expect(read.refusal.kept[0]?.detail).toMatch(/^Line 1: /);
  });
});
