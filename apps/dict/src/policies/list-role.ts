/** The query parameters, as Express reads them. */
export type PolicyQuery = Readonly<Record<string, unknown>>;

/** The lists that can be limited to one role of the participant. */
export type ListWithRole = 'listClaims' | 'listInfractionReports' | 'listRefunds';

/** The two parameters that choose a role. */
const FLAGS = {
  listClaims: ['IsDonor', 'IsClaimer'],
  listInfractionReports: ['IsReporter', 'IsCounterparty'],
} as const;

const ROLES: readonly unknown[] = ['REQUESTING', 'CONTESTED'];

/**
 * Whether a list is limited to one role. Two flags with equal values do not limit it (DICT API 2.12.1, listClaims).
 */
export function isRoleGiven(list: ListWithRole, query: PolicyQuery): boolean {
  if (list === 'listRefunds') return ROLES.includes(query['ParticipantRole']);
  const [one, other] = FLAGS[list];
  return (query[one] === 'true') !== (query[other] === 'true');
}
