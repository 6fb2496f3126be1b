import { toIsoUtc } from '#libs/kernel';
import { type ResourceStatus } from '../../settings/resources/resource-settings';
import { type Consent, type SecondDecision } from '../consent';

type Decided = Pick<Consent, 'accountIds' | 'secondDecisions'>;

/**
 * The status of an account of an authorised consent. PENDING_AUTHORISATION: the second holder has not decided. After a refusal
 * the account is UNAVAILABLE ("Orientações - Contas", table of the APIs of resources and accounts).
 */
export function statusOfResource({ secondDecisions }: Decided, accountId: string): ResourceStatus {
  const found = secondDecisions?.find((each) => each.accountId === accountId);
  if (found === undefined || found.decision === 'APPROVED') return 'AVAILABLE';
  return found.decision === 'PENDING' ? 'PENDING_AUTHORISATION' : 'UNAVAILABLE';
}

/** The accounts that can be read: without those whose second holder has not approved. */
export function readableAccounts(consent: Decided): readonly string[] {
  const { accountIds, secondDecisions } = consent;
  if (secondDecisions === null) return accountIds;
  return accountIds.filter((accountId) => statusOfResource(consent, accountId) === 'AVAILABLE');
}

/** The decisions that second holders still have to make. There is none before the first holder has approved. */
export function pendingDecisions({
  status,
  secondDecisions,
}: Pick<Consent, 'status' | 'secondDecisions'>): readonly SecondDecision[] {
  if (status !== 'AUTHORISED') return [];
  return secondDecisions?.filter(({ decision }) => decision === 'PENDING') ?? [];
}

/** The consent after the second holder has decided on all pending accounts; undefined if there is nothing to decide. */
export function secondHolderDecided(
  consent: Consent,
  isApproved: boolean,
  nowMs: number,
): Consent | undefined {
  if (pendingDecisions(consent).length === 0) return undefined;
  const decision = isApproved ? 'APPROVED' : 'REFUSED';
  const decidedAt = toIsoUtc(nowMs);
  const secondDecisions = (consent.secondDecisions ?? []).map((each) =>
    each.decision === 'PENDING' ? ({ ...each, decision, decidedAt } as const) : each,
  );
  return { ...consent, secondDecisions };
}
