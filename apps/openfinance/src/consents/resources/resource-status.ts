import {
  type ResourceSettings,
  type ResourceStatus,
} from '../../settings/resources/resource-settings';
import { type StandardCodes } from '../../standard/standard-controller';
import { type Consent } from '../consent';
import { statusOfResource } from '../joint/second-decision';

/** The codes with which a resource that is not available is refused (403), with their titles ("Orientações - Contas" and "Cartão de Crédito"). */
export const RESOURCE_REFUSALS = {
  STATUS_RESOURCE_PENDING_AUTHORISATION: [
    'Aguardando autorização de múltiplas alçadas',
    'The second holder has not approved that the account is shared.',
  ],
  STATUS_RESOURCE_TEMPORARILY_UNAVAILABLE: [
    'Recurso temporariamente indisponível',
    'The account cannot be read for a time, for example because it is blocked.',
  ],
  STATUS_RESOURCE_UNAVAILABLE: [
    'Recurso indisponível',
    'The account cannot be read any more, for example because it is closed, or its second holder has refused.',
  ],
} as const satisfies StandardCodes;
export type ResourceRefusal = keyof typeof RESOURCE_REFUSALS;

/**
 * The status of a resource: the one that the settings of the sandbox have, or else that of the consent.
 * @param consent undefined for a read without a consent
 */
export function resourceStatus(
  resourceId: string,
  { resources }: ResourceSettings,
  consent: Pick<Consent, 'accountIds' | 'secondDecisions'> | undefined,
): ResourceStatus {
  const set = resources.find((each) => each.resourceId === resourceId);
  if (set !== undefined) return set.status;
  return consent === undefined ? 'AVAILABLE' : statusOfResource(consent, resourceId);
}

/** The code with which a read of a resource is refused; undefined if it is available. */
export function refusalOf(status: ResourceStatus): ResourceRefusal | undefined {
  return status === 'AVAILABLE' ? undefined : `STATUS_RESOURCE_${status}`;
}
