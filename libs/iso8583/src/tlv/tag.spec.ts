import { endOfTag, isConstructed, isTag, MAX_TAG_BYTES } from './tag';

describe('A tag of BER-TLV', () => {
  it.each([
    ['5A', true],
    ['0F', true],
    ['9F36', true],
    ['1F7F', true],
    ['DF8101', true],
    ['DF818201', true],
    ['DFFFFF7F', true],
    ['00', false],
    ['9f36', false],
    ['1F', false],
    ['5A01', false],
    ['9F81', false],
    ['DF818283', false],
    ['DF81828301', false],
    ['', false],
  ])('%s: %s', (tag, expected) => {
    expect(isTag(tag)).toBe(expected);
  });

  it.each([
    ['5A08', 1],
    ['9F3602', 2],
    ['DF810102', 3],
    ['DF81820103', 4],
    ['9F', 2],
    ['DF8182', 4],
    ['DF8182838485', MAX_TAG_BYTES + 1],
  ])('at the start of %s ends at %i', (hex, end) => {
    expect(endOfTag(Buffer.from(hex, 'hex'), 0)).toBe(end);
    expect(endOfTag(Buffer.from(`0000${hex}`, 'hex'), 2)).toBe(end + 2);
  });

  it('says whether its object contains other objects', () => {
    expect(['70', 'BF0C', 'E1'].map(isConstructed)).toEqual([true, true, true]);
    expect(['9F36', '5A', 'DF8101'].map(isConstructed)).toEqual([false, false, false]);
  });
});
