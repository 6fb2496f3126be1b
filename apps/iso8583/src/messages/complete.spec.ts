import { complete, isComplete, retrievalReference } from './complete';

const NOON = Date.parse('2026-11-21T12:34:56.789Z');

describe('complete', () => {
  it('adds the elements of a terminal and its acquirer', () => {
    const { fields } = complete(
      { mti: '0100', fields: { '2': '4000000000000001' } },
      NOON,
      '000123',
    );
    expect(fields).toMatchObject({
      '3': '000000',
      '7': '1121123456',
      '11': '000123',
      '12': '093456',
      '13': '1121',
      '37': '632512000123',
      '49': '986',
    });
    expect(isComplete({ mti: '0100', fields })).toBe(true);
  });

  it('does not change given elements', () => {
    const given = {
      '3': '200000',
      '7': '0101000000',
      '11': '999999',
      '37': 'OWN',
      '41': 'TERM9999',
    };
    expect(complete({ mti: '0200', fields: given }, NOON, '000001').fields).toMatchObject(given);
  });

  it('adds no retrieval reference to a reversal', () => {
    expect(complete({ mti: '0400', fields: {} }, NOON, '000001').fields).not.toHaveProperty('37');
  });

  it('completes a network message as an echo test', () => {
    expect(complete({ mti: '0800', fields: {} }, NOON, '000001')).toEqual({
      mti: '0800',
      fields: { '7': '1121123456', '11': '000001', '70': '301' },
    });
  });
});

describe('retrievalReference', () => {
  it.each([
    ['2026-01-01T00:00:00Z', '600100000001'],
    ['2026-11-20T23:59:59Z', '632423000001'],
    ['2028-12-31T10:00:00Z', '836610000001'],
  ])('at %s returns %s', (now, reference) => {
    expect(retrievalReference(Date.parse(now), '000001')).toBe(reference);
  });
});
