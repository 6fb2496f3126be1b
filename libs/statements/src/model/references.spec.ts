import { documentNumber, entryReference } from './references';

describe('entryReference', () => {
  it.each([
    ['E0000000020261103150000000000001', 'E0000000020261103150000000000001'],
    ['0f8fad5b-d9cb-469f-a165-70867728950e', '0f8fad5bd9cb469fa16570867728950e'],
    ['a-b', 'a-b'],
  ])('of %s', (id, reference) => {
    expect(entryReference({ id })).toBe(reference);
  });

  it('refuses an id of more than 35 characters that is no UUID', () => {
    expect(() => entryReference({ id: 'x'.repeat(37) })).toThrow('37 characters');
  });
});

describe('documentNumber', () => {
  it('has six digits and depends only on the id', () => {
    expect(documentNumber({ id: 'a' })).toMatch(/^\d{6}$/);
    expect(documentNumber({ id: 'a' })).toBe(documentNumber({ id: 'a' }));
    expect(documentNumber({ id: 'a' })).not.toBe(documentNumber({ id: 'b' }));
  });
});
