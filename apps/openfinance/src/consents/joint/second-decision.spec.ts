import { draft } from '../../../test/consent-builders';
import { newConsent, type Consent, type SecondDecision } from '../consent';
import {
  pendingDecisions,
  readableAccounts,
  secondHolderDecided,
  statusOfResource,
} from './second-decision';

const NOW = Date.parse('2026-03-31T12:00:00.000Z');
const decision = (change: Partial<SecondDecision> = {}): SecondDecision => ({
  ...{ accountId: 'joint', document: '1', decision: 'PENDING', decidedAt: null },
  ...change,
});
const consent = (change: Partial<Consent>): Consent => ({
  ...newConsent('urn:simulador:1', draft({}), NOW),
  ...{ status: 'AUTHORISED', accountIds: ['own', 'joint'] },
  ...change,
});

describe('A joint account of a consent', () => {
  it.each<[string, readonly SecondDecision[] | null, string, readonly string[]]>([
    ['without a second holder', null, 'AVAILABLE', ['own', 'joint']],
    ['before the decision', [decision()], 'PENDING_AUTHORISATION', ['own']],
    ['after the approval', [decision({ decision: 'APPROVED' })], 'AVAILABLE', ['own', 'joint']],
    ['after the refusal', [decision({ decision: 'REFUSED' })], 'UNAVAILABLE', ['own']],
  ])('%s', (_, secondDecisions, status, readable) => {
    const stored = consent({ secondDecisions });
    expect(statusOfResource(stored, 'joint')).toBe(status);
    expect(statusOfResource(stored, 'own')).toBe('AVAILABLE');
    expect(readableAccounts(stored)).toEqual(readable);
  });

  it.each<[boolean, string]>([
    [true, 'APPROVED'],
    [false, 'REFUSED'],
  ])('is decided once: %p', (isApproved, expected) => {
    const decided = secondHolderDecided(
      consent({ secondDecisions: [decision()] }),
      isApproved,
      NOW,
    );
    expect(decided?.secondDecisions).toEqual([
      decision({ decision: expected as 'APPROVED', decidedAt: '2026-03-31T12:00:00.000Z' }),
    ]);
    expect(decided && secondHolderDecided(decided, true, NOW)).toBeUndefined();
  });

  it.each<[string, Partial<Consent>]>([
    ['before the first holder', { status: 'AWAITING_AUTHORISATION' }],
    ['after the end of the consent', { status: 'REJECTED', secondDecisions: [decision()] }],
  ])('has nothing to decide %s', (_, change) => {
    expect(pendingDecisions(consent(change))).toEqual([]);
    expect(secondHolderDecided(consent(change), true, NOW)).toBeUndefined();
  });
});
