import { type AbrasfRefused } from '../refused';
import { checkPeriod, instantsOf } from './note-period';

const TODAY = '2026-03-10';

describe('checkPeriod', () => {
  it.each([
    ['2026-03-01', '2026-03-10', undefined],
    ['2026-03-10', '2026-03-10', undefined],
    ['2025-03-10', '2026-03-10', undefined],
    ['2025-03-09', '2026-03-10', 'E135'],
    ['2026-03-02', '2026-03-01', 'E134'],
    ['2026-03-01', '2026-03-11', 'E133'],
  ])('%s to %s: %s', (DataInicial, DataFinal, code) => {
    let found: string | undefined;
    try {
      checkPeriod({ DataInicial, DataFinal }, TODAY);
    } catch (error) {
      found = (error as AbrasfRefused).messages[0]?.Codigo;
    }
    expect(found).toBe(code);
  });
});

it('contains the whole last day, in Brasilia', () => {
  expect(instantsOf({ DataInicial: TODAY, DataFinal: TODAY })).toEqual({
    fromMs: Date.parse('2026-03-10T03:00:00Z'),
    untilMs: Date.parse('2026-03-11T03:00:00Z'),
  });
});
