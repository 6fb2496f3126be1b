import { type ClaimStatus } from '#libs/dict-api';
import { EXAMINER, newTransactionId, nextStepOf } from './examiner';

const BANK = '12345678';

describe('The examiner', () => {
  it.each<[string, string, ClaimStatus, string | undefined]>([
    [EXAMINER, BANK, 'OPEN', 'acknowledge'],
    [EXAMINER, BANK, 'WAITING_RESOLUTION', 'confirm'],
    [EXAMINER, BANK, 'CONFIRMED', undefined],
    [EXAMINER, BANK, 'COMPLETED', undefined],
    [EXAMINER, BANK, 'CANCELLED', undefined],
    [BANK, EXAMINER, 'OPEN', undefined],
    [BANK, EXAMINER, 'WAITING_RESOLUTION', undefined],
    [BANK, EXAMINER, 'CONFIRMED', 'complete'],
    [BANK, EXAMINER, 'COMPLETED', undefined],
    [BANK, '87654321', 'CONFIRMED', undefined],
    ['87654321', BANK, 'OPEN', undefined],
  ])(
    'with donor %s, claimer %s and a claim that is %s does: %s',
    (donor, claimer, status, step) => {
      expect(nextStepOf({ donor, claimer, status })?.step).toBe(step);
    },
  );

  it('makes ids of transactions in the form of the SPI', () => {
    const id = newTransactionId('E', BANK, '2026-01-31T12:34:56.789Z');
    expect(id).toMatch(/^E12345678202601311234[0-9a-f]{11}$/);
  });
});
