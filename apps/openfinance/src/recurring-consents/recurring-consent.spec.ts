import { automaticBody, storedConsent, sweepingBody } from '../../test/recurring/builders';
import { lastDayOf } from './recurring-consent-effects';
import { consentAt, newRecurringConsent, partiallyAccepted, revoked } from './recurring-consent';

const NOW = Date.parse('2999-03-10T18:00:00Z');
const MINUTE = 60_000;
const DAY = 86_400_000;
const revocation = {
  by: 'USUARIO',
  from: 'INICIADORA',
  code: 'REVOGADO_USUARIO',
  detail: '',
} as const;

const waiting = (body = sweepingBody()) => {
  const { request, expiresAtMs } = storedConsent(body, NOW);
  return newRecurringConsent('urn:simulador:1', { request, expiresAtMs }, NOW);
};
const withEnd = sweepingBody({}, { expirationDateTime: '2999-03-12T18:00:00Z' });

describe('The clock ends a recurring consent', () => {
  it.each<readonly [string, ReturnType<typeof waiting>, number, string]>([
    ['nobody has decided yet', waiting(), 5 * MINUTE - 1, 'AWAITING_AUTHORISATION'],
    ['nobody has decided in 5 minutes', waiting(), 5 * MINUTE, 'REJECTED'],
    ['it has no end', storedConsent(sweepingBody(), NOW), 10_000 * DAY, 'AUTHORISED'],
    ['its end is near', storedConsent(withEnd, NOW), 2 * DAY - 1, 'AUTHORISED'],
    ['its end has come', storedConsent(withEnd, NOW), 2 * DAY, 'CONSUMED'],
    [
      'another approver has a week',
      partiallyAccepted(waiting(), 'a', NOW),
      7 * DAY,
      'PARTIALLY_ACCEPTED',
    ],
    [
      'another approver had until midnight',
      partiallyAccepted(waiting(), 'a', NOW),
      7 * DAY + 9 * 60 * MINUTE,
      'REJECTED',
    ],
    [
      'an approver was later than the end',
      partiallyAccepted(waiting(withEnd), 'a', NOW),
      2 * DAY,
      'REJECTED',
    ],
    [
      'it was revoked before',
      revoked(storedConsent(withEnd, NOW), revocation, NOW),
      2 * DAY,
      'REVOKED',
    ],
  ])('%s', (_, consent, afterMs, status) => {
    expect(consentAt(consent, NOW + afterMs).status).toBe(status);
  });

  it('with the reason and the instant of the deadline', () => {
    expect(consentAt(waiting(), NOW + DAY)).toMatchObject({
      statusUpdatedAtMs: NOW + 5 * MINUTE,
      deadlineAtMs: null,
      ending: { by: 'DETENTORA', from: 'DETENTORA', code: 'TEMPO_EXPIRADO_AUTORIZACAO' },
    });
    expect(partiallyAccepted(waiting(), 'a', NOW).approvalDueDate).toBe('2999-03-17');
  });
});

describe('The last day of the scheduled payments', () => {
  const consent = storedConsent(automaticBody(), NOW);
  const shortened = { ...consent, expiresAtMs: Date.parse('2999-03-20T02:00:00Z') };
  it.each<readonly [string, typeof consent, string | undefined]>([
    ['is tomorrow after a revocation', revoked(consent, revocation, NOW), '2999-03-11'],
    ['is that of the new end', shortened, '2999-03-19'],
    ['does not exist without an end', { ...consent, updatedAtMs: NOW }, undefined],
  ])('%s', (_, after, expected) => {
    expect(lastDayOf(consent, after, NOW)).toBe(expected);
  });

  it('does not exist for sweeping', () => {
    const sweeping = storedConsent(sweepingBody(), NOW);
    expect(lastDayOf(sweeping, revoked(sweeping, revocation, NOW), NOW)).toBeUndefined();
  });
});
