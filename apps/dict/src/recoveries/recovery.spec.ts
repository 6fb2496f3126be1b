import { RECOVERY_STATUSES, type RecoveryStatus } from '#libs/dict-api';
import { canDo, RECOVERY_STEPS, refundEndMs, type RecoveryStep } from './recovery';

/** The steps that each status allows. */
const ALLOWED: Readonly<Record<RecoveryStatus, readonly RecoveryStep[]>> = {
  CREATED: ['track', 'block', 'cancel'],
  TRACKED: ['block', 'cancel'],
  AWAITING_ANALYSIS: ['analyse', 'complete', 'cancel'],
  ANALYSED: ['refund', 'cancel'],
  REFUNDING: ['complete', 'cancel'],
  COMPLETED: [],
  CANCELLED: [],
};

describe('A funds recovery', () => {
  it.each(RECOVERY_STATUSES)('that is %s', (status) => {
    const steps = Object.keys(RECOVERY_STEPS) as RecoveryStep[];
    expect(steps.filter((step) => canDo(step, { status }))).toEqual(ALLOWED[status]);
  });

  it('can be refunded for 72 hours after its analysis', () => {
    expect(new Date(refundEndMs({ analysedAt: '2026-03-10T12:00:00.000Z' })).toISOString()).toBe(
      '2026-03-13T12:00:00.000Z',
    );
  });
});
