import { dueChargeQueryProblem } from './due-charge-query';
import { locationOf, ownLocation } from './location';

const token = '8b3da2f39a4140d1';

describe('The location of a charge', () => {
  it.each([
    ['http://127.0.0.1:3006', 'cob', `127.0.0.1:3006/qr/cob/${token}`, undefined],
    [
      'https://bank.example.com/s/run-42',
      'cobv',
      `bank.example.com/s/run-42/qr/cobv/${token}`,
      'run-42',
    ],
  ] as const)('at %s is written and read', (base, kind, location, sandbox) => {
    expect(locationOf(base, kind, token)).toBe(location);
    expect(ownLocation(location)).toEqual({ sandbox, kind, token });
  });

  it.each([
    `pix.example.com/qr/v2/${token}`,
    `pix.example.com/cob/${token}`,
    `pix.example.com/qr/rec/${token}`,
    `pix.example.com/qr/cob/${token}00`,
    `pix.example.com/s/RUN/qr/cob/${token}`,
  ])('is not ours: %s', (location) => {
    expect(ownLocation(location)).toBeUndefined();
  });
});

describe('What a payer says of a charge with a due date', () => {
  const days = { today: '2026-01-30', last: '2026-02-01' };

  it.each([{}, { codMun: '5300108', DPP: '2026-01-30' }, { DPP: '2026-02-01' }, { other: 'x' }])(
    'is accepted: %j',
    (query) => {
      expect(dueChargeQueryProblem(query, days)).toBeUndefined();
    },
  );

  it.each([
    [{ codMun: '530010' }, 'codMun', /7 digits/],
    [{ codMun: ['5300108', '5300108'] }, 'codMun', /7 digits/],
    [{ DPP: '2026-02-30' }, 'DPP', /a day of the calendar/],
    [{ DPP: '2026-01-29' }, 'DPP', /today, 2026-01-30, or later/],
    [{ DPP: '2026-02-02' }, 'DPP', /at most 2026-02-01/],
  ])('is refused: %j', (query, pointer, words) => {
    expect(dueChargeQueryProblem(query, days)).toMatchObject({
      pointer,
      detail: expect.stringMatching(words) as string,
    });
  });
});
