import { endToEndIdOf, endToEndIdProblem, instantOf, scheduledInstantMs } from './end-to-end-id';

const nowMs = Date.parse('2026-01-30T12:00:30.000Z');
const RANDOM = 'abcdeFGHIJ1';
const id = (time: string): string => `E87654321${time}${RANDOM}`;

describe('The instant in an EndToEndId', () => {
  it.each([
    ['in UTC', id('202601301159'), '2026-01-30T11:59:00.000Z'],
    ['29 February of a leap year', id('202802290000'), '2028-02-29T00:00:00.000Z'],
    ['an ISPB with letters', `E12ABC345202601301159${RANDOM}`, '2026-01-30T11:59:00.000Z'],
  ])('%s', (_, endToEndId, instant) => {
    expect(instantOf(endToEndId)).toBe(Date.parse(instant));
  });

  it.each([
    ['is empty', ''],
    ['31 February', id('202602311200')],
    ['29 February of another year', id('202602291200')],
    ['month 13', id('202613011200')],
    ['month 0', id('202600011200')],
    ['hour 24', id('202601302400')],
    ['minute 60', id('202601301260')],
    ['lower case e', id('202601301200').replace('E', 'e')],
    ['a return (D)', id('202601301200').replace('E', 'D')],
    ['lower case in the ISPB', `E8765432a202601301200${RANDOM}`],
    ['31 characters', id('202601301200').slice(0, 31)],
    ['33 characters', `${id('202601301200')}x`],
    ['a hyphen', `${id('202601301200').slice(0, 31)}-`],
    ['a letter with an accent', `${id('202601301200').slice(0, 31)}á`],
    ['a line break at the end', `${id('202601301200').slice(0, 31)}\n`],
    ['spaces', ` ${id('202601301200')}`],
  ])('is undefined: %s', (_, endToEndId) => {
    expect(instantOf(endToEndId)).toBeUndefined();
  });
});

describe('The EndToEndId of a payment of now', () => {
  it.each([
    ['now', '202601301200', undefined],
    ['12 hours before', '202601300001', undefined],
    ['more than 12 hours before', '202601300000', /within 12 hours/],
    ['12 hours after', '202601310000', undefined],
    ['more than 12 hours after', '202601310001', /within 12 hours/],
    ['another day', '202601291200', /within 12 hours/],
    ['a day that does not exist', '202601321200', /yyyyMMddHHmm/],
  ])('%s', (_, time, expected) => {
    const problem = endToEndIdProblem(id(time), { date: undefined, nowMs });
    if (expected === undefined) expect(problem).toBeUndefined();
    else expect(problem).toMatch(expected);
  });
});

describe('The EndToEndId of a scheduled payment', () => {
  it.each([
    ['15:00 of its day', '202603011500', undefined],
    ['another time', '202603011501', /must be 202603011500/],
    ['midnight in Brasília', '202603010300', /must be 202603011500/],
    ['the day before', '202602281500', /must be 202603011500/],
    ['now', '202601301200', /must be 202603011500/],
  ])('%s', (_, time, expected) => {
    const problem = endToEndIdProblem(id(time), { date: '2026-03-01', nowMs });
    if (expected === undefined) expect(problem).toBeUndefined();
    else expect(problem).toMatch(expected);
  });

  it('is sent at noon in Brasília', () => {
    expect(scheduledInstantMs('2026-03-01')).toBe(Date.parse('2026-03-01T12:00:00-03:00'));
  });
});

describe('A new EndToEndId', () => {
  it.each([undefined, '2026-03-01'])('is valid for the day %s', (date) => {
    const endToEndId = endToEndIdOf('87654321', { date, nowMs }, RANDOM);
    expect(endToEndId).toHaveLength(32);
    expect(endToEndIdProblem(endToEndId, { date, nowMs })).toBeUndefined();
  });
});
