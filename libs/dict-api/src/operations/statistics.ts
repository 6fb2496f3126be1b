import { get } from './operation';

export const STATISTICS_OPERATIONS = {
  getPersonStatistics: get('/persons/{TaxIdNumber}/statistics', 'GetPersonStatisticsResponse', {
    policies: ['PERSONS_STATISTICS_READ'],
    since: '2.6',
  }),
  getEntryStatistics: get('/entries/{Key}/statistics', 'GetEntryStatisticsResponse', {
    errors: ['NotFound'],
    policies: ['ENTRIES_STATISTICS_READ'],
    since: '2.6',
    example: { entry: true },
  }),
} as const;

export const POLICY_OPERATIONS = {
  listPolicies: get('/policies/', 'ListPoliciesResponse', { policies: ['POLICIES_LIST'] }),
  getPolicy: get('/policies/{Policy}', 'GetPolicyResponse', {
    errors: ['NotFound'],
    policies: ['POLICIES_READ'],
  }),
} as const;
