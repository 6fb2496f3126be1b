import { draft } from '../../test/consent-builders';
import { checkTransitions } from '#libs/kernel';
import {
  after,
  consentAt,
  CONSENT_STATUSES,
  CONSENT_TRANSITIONS,
  INITIAL_STATUS,
  newConsent,
  nextDeadline,
  REJECTION_CODES,
  type Consent,
  type ConsentEvent,
  type ConsentStatus,
} from './consent';

const CREATED = '2026-01-01T12:00:00.250Z';
const createdMs = Date.parse(CREATED);
const HOUR = 3_600_000;
const later = (ms: number): string => new Date(createdMs + ms).toISOString();

const pending = (expiresAtMs: number | null = null): Consent =>
  newConsent('urn:simulador:1', draft({ expiresAtMs }), createdMs);
const become = (event: ConsentEvent, consent = pending()): Consent => {
  const changed = after(consent, event, createdMs + 1_000);
  if (changed === undefined) throw new Error(`${event} cannot happen.`);
  return changed;
};

describe('The transitions of a consent', () => {
  it('reach every state', () => {
    expect(() => {
      checkTransitions(CONSENT_TRANSITIONS, CONSENT_STATUSES, INITIAL_STATUS);
    }).not.toThrow();
    expect(() => {
      checkTransitions(
        { a: { from: ['REJECTED'], to: 'AUTHORISED' } },
        CONSENT_STATUSES,
        'REJECTED',
      );
    }).toThrow('never reached: AWAITING_AUTHORISATION');
  });

  it('have each reason of the standard once', () => {
    const codes = Object.values(CONSENT_TRANSITIONS).flatMap((transition) =>
      'rejection' in transition ? [transition.rejection.code] : [],
    );
    expect(codes.sort()).toEqual([...REJECTION_CODES].sort());
  });

  it.each<[ConsentStatus, ConsentEvent, string | undefined]>([
    ['AWAITING_AUTHORISATION', 'authorise', 'AUTHORISED'],
    ['AWAITING_AUTHORISATION', 'refuse', 'REJECTED USER CUSTOMER_MANUALLY_REJECTED'],
    ['AWAITING_AUTHORISATION', 'lapse', 'REJECTED ASPSP CONSENT_EXPIRED'],
    ['AWAITING_AUTHORISATION', 'expire', 'REJECTED ASPSP CONSENT_MAX_DATE_REACHED'],
    ['AWAITING_AUTHORISATION', 'block', 'REJECTED ASPSP INTERNAL_SECURITY_REASON'],
    ['AWAITING_AUTHORISATION', 'fail', 'REJECTED ASPSP CONSENT_TECHNICAL_ISSUE'],
    ['AWAITING_AUTHORISATION', 'revoke', undefined],
    ['AUTHORISED', 'revoke', 'REJECTED USER CUSTOMER_MANUALLY_REVOKED'],
    ['AUTHORISED', 'expire', 'REJECTED ASPSP CONSENT_MAX_DATE_REACHED'],
    ['AUTHORISED', 'block', 'REJECTED ASPSP INTERNAL_SECURITY_REASON'],
    ['AUTHORISED', 'fail', 'REJECTED ASPSP CONSENT_TECHNICAL_ISSUE'],
    ['AUTHORISED', 'authorise', undefined],
    ['AUTHORISED', 'refuse', undefined],
    ['AUTHORISED', 'lapse', undefined],
    ...Object.keys(CONSENT_TRANSITIONS).map((event): [ConsentStatus, ConsentEvent, undefined] => [
      'REJECTED',
      event as ConsentEvent,
      undefined,
    ]),
  ])('%s, %s: %s', (status, event, expected) => {
    const result = after({ ...pending(), status }, event, createdMs + 5_000);
    const { rejectedBy, rejectionCode } = result ?? {};
    const shown = [result?.status, rejectedBy, rejectionCode].filter(
      (each) => typeof each === 'string',
    );
    expect(shown.join(' ') || undefined).toBe(expected);
    if (result !== undefined) expect(result.statusUpdatedAt).toBe(later(5_000));
  });
});

describe('Time', () => {
  it.each<[string, Consent, number | undefined, string | undefined]>([
    ['gives an hour to authorise', pending(), HOUR, 'lapse'],
    [
      'ends a pending consent at its end, if that is earlier',
      pending(createdMs + 1_750),
      1_750,
      'expire',
    ],
    [
      'ends a pending consent at its end, if that is the same',
      pending(createdMs + HOUR),
      HOUR,
      'expire',
    ],
    ['gives an hour, if the end is later', pending(createdMs + HOUR + 750), HOUR, 'lapse'],
    [
      'ends an authorised consent at its end',
      become('authorise', pending(createdMs + 5 * HOUR)),
      5 * HOUR,
      'expire',
    ],
    [
      'does nothing to an authorised consent without an end',
      become('authorise'),
      undefined,
      undefined,
    ],
    [
      'does nothing to a rejected consent',
      become('refuse', pending(createdMs + HOUR)),
      undefined,
      undefined,
    ],
  ])('%s', (_, consent, ms, event) => {
    const deadline = nextDeadline(consent);
    expect(deadline?.event).toBe(event);
    expect(deadline?.atMs).toBe(ms === undefined ? undefined : createdMs + ms);
  });

  it('changes a consent at its deadline, neither before nor later', () => {
    const consent = pending();
    expect(consentAt(consent, createdMs + HOUR - 1)).toBe(consent);
    const rejected = consentAt(consent, createdMs + HOUR);
    expect(rejected).toMatchObject({ status: 'REJECTED', rejectionCode: 'CONSENT_EXPIRED' });
    expect(rejected.statusUpdatedAt).toBe(later(HOUR));
    expect(consentAt(consent, createdMs + 1_000 * HOUR)).toEqual(rejected);
    expect(consentAt(rejected, createdMs + 1_000 * HOUR)).toBe(rejected);
  });
});
