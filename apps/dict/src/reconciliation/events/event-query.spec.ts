import { readEventQuery } from './event-query';

const VALID = { Participant: '1234567a', KeyType: 'PHONE' };

describe('The parameters of listCidSetEvents', () => {
  it('have defaults', () => {
    expect(readEventQuery(VALID)).toEqual({
      ok: true,
      value: {
        ...{ participant: '1234567A', keyType: 'PHONE', limit: 100 },
        ...{ startTime: undefined, endTime: undefined },
      },
    });
  });

  it.each([
    ['2026-11-21T12:00:00Z', '2026-11-21T12:00:00.000Z'],
    ['2026-11-21T12:00:00.123456Z', '2026-11-21T12:00:00.123Z'],
    ['2026-11-21T09:00:00-03:00', '2026-11-21T12:00:00.000Z'],
    ['2026-11-21T15:00:00 03:00', '2026-11-21T12:00:00.000Z'],
    ['2026-11-21', '2026-11-21T00:00:00.000Z'],
  ])('read the instant %s as %s', (StartTime, startTime) => {
    expect(readEventQuery({ ...VALID, StartTime })).toMatchObject({ value: { startTime } });
  });

  it.each([
    [{ Participant: undefined }, ['Participant']],
    [{ KeyType: undefined }, ['KeyType']],
    [{ KeyType: 'phone' }, ['KeyType']],
    [{ KeyType: ['PHONE'] }, ['KeyType']],
    [{ Limit: '0' }, ['Limit']],
    [{ Limit: '201' }, ['Limit']],
    [{ Limit: '-1' }, ['Limit']],
    [{ Limit: '1e2' }, ['Limit']],
    [{ StartTime: '12:00' }, ['StartTime']],
    [{ StartTime: '2026-01-02', EndTime: '2026-01-01' }, ['StartTime']],
    [{ KeyType: 'CPFS', Limit: 'x', EndTime: '' }, ['KeyType', 'EndTime', 'Limit']],
  ])('are wrong as %j: %j', (change, properties) => {
    const read = readEventQuery({ ...VALID, ...change });
    const found = read.ok ? [] : read.refusal.map(({ property }) => property);
    expect(found).toEqual(properties);
  });

  it('are shown cut in errors', () => {
    const read = readEventQuery({ ...VALID, KeyType: 'X'.repeat(10_000) });
    expect(JSON.stringify(read).length).toBeLessThan(300);
  });
});
