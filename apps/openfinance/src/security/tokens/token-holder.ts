import {
  refuseOrganisation,
  refuseOwner,
  type CertificateOwner,
} from '../../institutions/certificate-check';
import {
  type KeyStatus,
  type OrganisationStatus,
  type SoftwareStatus,
} from '../../institutions/organisation';
import { BANK_ORGANISATION_ID } from '../../keys/bank-ids';
import { type TokenRow } from './token.row';

/** What the directory says about the holder of a token now. Null: it has no such entry. */
export interface TokenHolder {
  readonly organisationStatus: OrganisationStatus | null;
  /** The certificate to which the token is bound, and its software. */
  readonly keyStatus: KeyStatus | null;
  readonly softwareId: string | null;
  readonly softwareStatus: SoftwareStatus | null;
}

/**
 * Whether the directory has withdrawn the holder of a token since the token was issued. The bank and the software of the
 * examples have no entries, and cannot be withdrawn.
 *
 * @returns what is wrong, in one sentence; undefined if nothing is
 */
export function refuseHolder(
  { organisationId, thumbprint }: Pick<TokenRow, 'organisationId' | 'thumbprint'>,
  holder: TokenHolder,
): string | undefined {
  if (organisationId === BANK_ORGANISATION_ID) return undefined;
  const { organisationStatus } = holder;
  if (organisationStatus === null) {
    return `The organisation ${organisationId} is not in the directory any more.`;
  }
  const organisation = { organisationId, status: organisationStatus };
  if (thumbprint === null) return refuseOrganisation(organisation);
  const owner = ownerOf(holder, organisation);
  if (owner !== undefined) return refuseOwner(owner);
  return 'The client certificate of the access token is not in the directory any more.';
}

function ownerOf(
  { keyStatus, softwareId, softwareStatus }: TokenHolder,
  organisation: CertificateOwner['organisation'],
): CertificateOwner | undefined {
  if (keyStatus === null || softwareId === null || softwareStatus === null) return undefined;
  const software = { softwareId, status: softwareStatus };
  return { key: { status: keyStatus }, software, organisation };
}
