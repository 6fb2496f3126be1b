import { type ResourceSettings } from '../../settings/resources/resource-settings';
import { type SecondDecision } from '../consent';
import { refusalOf, resourceStatus, RESOURCE_REFUSALS } from './resource-status';

const decided = (decision: SecondDecision['decision']) => ({
  accountIds: ['joint', 'own'],
  secondDecisions: [{ accountId: 'joint', document: '1', decision, decidedAt: null }],
});
const SET: ResourceSettings = {
  resources: [{ resourceId: 'joint', status: 'TEMPORARILY_UNAVAILABLE' }],
};
const NONE: ResourceSettings = { resources: [] };

/** "Orientações - Contas", table of the APIs of resources and accounts. */
describe('The status of a resource', () => {
  it.each([
    ['has no consent', NONE, undefined, 'AVAILABLE'],
    ['was approved by both holders', NONE, decided('APPROVED'), 'AVAILABLE'],
    ['waits for the second holder', NONE, decided('PENDING'), 'PENDING_AUTHORISATION'],
    ['was refused by the second holder', NONE, decided('REFUSED'), 'UNAVAILABLE'],
    ['is set by the settings', SET, undefined, 'TEMPORARILY_UNAVAILABLE'],
    ['is set, and approved by both', SET, decided('APPROVED'), 'TEMPORARILY_UNAVAILABLE'],
  ] as const)('that %s', (_, settings, consent, expected) => {
    expect(resourceStatus('joint', settings, consent)).toBe(expected);
    expect(resourceStatus('own', settings, consent)).toBe('AVAILABLE');
  });

  it('has a code, unless it is AVAILABLE', () => {
    const statuses = ['PENDING_AUTHORISATION', 'TEMPORARILY_UNAVAILABLE', 'UNAVAILABLE'] as const;
    expect(statuses.map(refusalOf)).toEqual(Object.keys(RESOURCE_REFUSALS));
    expect(refusalOf('AVAILABLE')).toBeUndefined();
  });
});
