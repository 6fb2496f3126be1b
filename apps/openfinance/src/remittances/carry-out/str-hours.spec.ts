import { brasiliaDateTime } from '#libs/brazil';
import { strInstantMs } from './str-hours';

describe('A TED', () => {
  it.each([
    ['on a business day', '2026-11-13T10:00:00', '2026-11-13T10:00:00'],
    ['at the opening', '2026-11-13T06:30:00', '2026-11-13T06:30:00'],
    ['one second before the opening', '2026-11-13T06:29:59', '2026-11-13T06:30:00'],
    ['one second before the end', '2026-11-12T17:29:59', '2026-11-12T17:29:59'],
    ['at the end', '2026-11-12T17:30:00', '2026-11-13T06:30:00'],
    ['at the end of a Friday', '2026-11-13T17:30:00', '2026-11-16T06:30:00'],
    ['on a Saturday', '2026-11-14T12:00:00', '2026-11-16T06:30:00'],
    ['before a holiday of the middle of the week', '2026-10-09T20:00:00', '2026-10-13T06:30:00'],
    ['on Good Friday', '2026-04-03T12:00:00', '2026-04-06T06:30:00'],
    ['on Christmas Day', '2026-12-25T00:00:00', '2026-12-28T06:30:00'],
    ['after midnight in UTC', '2026-11-12T22:00:00', '2026-11-13T06:30:00'],
  ])('%s is sent when the STR is open', (_, now, sent) => {
    const instant = strInstantMs(Date.parse(`${now}-03:00`));
    expect(brasiliaDateTime(instant)).toBe(`${sent}-03:00`);
  });
});
