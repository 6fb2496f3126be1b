import { INTERVALS } from '../../recurring-consents/configuration';
import { referenceProblem } from './references';

describe('The reference of a payment of Pix Automático', () => {
  it.each([
    [
      'SEMANAL',
      ['W01-2024', 'W50-2024', 'W53-2026'],
      ['W00-2024', 'W54-2024', 'W1-2024', 'M09-2024'],
    ],
    ['MENSAL', ['M01-2024', 'M09-2024', 'M12-2024'], ['M00-2024', 'M13-2024', 'M9-2024', 'Y2024']],
    ['TRIMESTRAL', ['Q1-2024', 'Q4-2024'], ['Q0-2024', 'Q5-2024', 'Q1-24']],
    ['SEMESTRAL', ['S1-2024', 'S2-2024'], ['S3-2024', 's1-2024']],
    ['ANUAL', ['Y2024'], ['Y24', '2024', 'Y-2024']],
  ] as const)('%s', (interval, valid, wrong) => {
    for (const reference of valid) expect(referenceProblem(reference, interval)).toBeUndefined();
    for (const reference of wrong) {
      expect(referenceProblem(reference, interval)).toMatch(/^paymentReference must be zero/);
    }
  });

  it.each(INTERVALS)('can be zero, and is required: %s', (interval) => {
    expect(referenceProblem('zero', interval)).toBeUndefined();
    expect(referenceProblem(undefined, interval)).toBeDefined();
  });
});
