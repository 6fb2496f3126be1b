import { type Subject } from '#libs/certificates';
import { refuseTimes } from '#libs/jwt';
import { type CertificateHolder, type KnownSoftware } from '../directory/directory.service';
import { refuseWithdrawn } from '../institutions/certificate-check';
import { type StatementClaims } from '../directory/statement/software-statement';
import { CLOCK_TOLERANCE_SEC } from '../security/signature-time';
import { type RegistrationRefusal } from './registration-rules';

/** A software statement may be this old (DCR 2.1.0, software statement). */
const MAX_AGE_SEC = 300;

/**
 * Checks a software statement whose signature is verified.
 * @param known the software in the directory; undefined if it has been removed
 * @returns what is wrong; undefined if nothing is
 */
export function refuseStatement(
  claims: StatementClaims,
  known: KnownSoftware | undefined,
  nowMs: number,
): RegistrationRefusal | undefined {
  const times = refuseTimes(claims, {
    nowMs,
    required: ['iat'],
    toleranceSec: CLOCK_TOLERANCE_SEC,
    maxAgeSec: MAX_AGE_SEC,
  });
  if (times !== undefined) return invalid(`The software statement is not valid. ${times}`);
  return refuseSoftware(known);
}

/** Whether the directory lets the software register. */
export function refuseSoftware(known: KnownSoftware | undefined): RegistrationRefusal | undefined {
  if (known === undefined) return unapproved('The software is not in the directory any more.');
  const refusal = refuseWithdrawn(known);
  return refusal === undefined ? undefined : unapproved(refusal);
}

/**
 * Whether the client certificate is that of the software statement (DCR 2.1.0: UID is software_id, organizationIdentifier is
 * `OFBBR-<org_id>`; until 2022 OU was org_id). A registered certificate of another form needs no such subject.
 */
export function refuseOtherSoftware(
  claims: Pick<StatementClaims, 'software_id' | 'org_id'>,
  { software }: CertificateHolder,
  { UID, OU, organizationIdentifier: identifier }: Subject,
): RegistrationRefusal | undefined {
  const { software_id: softwareId, org_id: organisationId } = claims;
  if (software.softwareId !== softwareId || (UID !== undefined && UID !== softwareId)) {
    return invalid(
      `The client certificate is that of the software ${software.softwareId}, but software_id is ${softwareId}.`,
    );
  }
  const named = identifier?.replace(/^OFBBR-/, '') ?? OU;
  if (UID === undefined || named === undefined || named === organisationId) return undefined;
  return invalid(
    `The client certificate is that of the organisation ${named}, but org_id is ${organisationId}.`,
  );
}

function invalid(detail: string): RegistrationRefusal {
  return { code: 'invalid_software_statement', detail };
}

function unapproved(detail: string): RegistrationRefusal {
  return { code: 'unapproved_software_statement', detail };
}
