import { type DirectoryJwk } from '../keys/public-jwk';

/** The roles of an institution (directory, OrgDomainRoleClaims): receiver of data, initiator of payments, and account holders. */
export const ROLES = ['DADOS', 'PAGTO', 'CONTA', 'CCORR'] as const;
export type Role = (typeof ROLES)[number];

export const ROLE_STATUSES = ['Active', 'Inactive'] as const;
export type RoleStatus = (typeof ROLE_STATUSES)[number];

export const ORGANISATION_STATUSES = ['Active', 'Pending', 'Withdrawn'] as const;
export type OrganisationStatus = (typeof ORGANISATION_STATUSES)[number];

export const SOFTWARE_STATUSES = ['Active', 'Inactive'] as const;
export type SoftwareStatus = (typeof SOFTWARE_STATUSES)[number];

/** The state of a key or a certificate, and the keystore that has it. */
export const KEY_STATUSES = ['active', 'inactive', 'revoked'] as const;
export type KeyStatus = (typeof KEY_STATUSES)[number];

/** A role that the institution has. Only an active one counts. */
export interface RoleClaim {
  readonly role: Role;
  readonly status: RoleStatus;
}

/** An institution in the directory. */
export interface Organisation {
  readonly organisationId: string;
  readonly cnpj: string;
  readonly name: string;
  readonly status: OrganisationStatus;
  readonly roles: readonly RoleClaim[];
  readonly createdAtMs: number;
}

/** An application of an institution: a software statement of the directory. */
export interface Software {
  readonly softwareId: string;
  readonly organisationId: string;
  readonly status: SoftwareStatus;
  readonly createdAtMs: number;
  readonly content: SoftwareContent;
}

export interface SoftwareContent {
  readonly name: string;
  readonly redirectUris: readonly string[];
  readonly webhookUris: readonly string[];
  /** Null: the software has the roles of its organisation. */
  readonly roles: readonly RoleClaim[] | null;
}

/** A key of a software or an organisation. */
export interface DirectoryKey {
  /** The software; for the key with which an organisation signs payments, the organisation. */
  readonly ownerId: string;
  readonly organisationId: string;
  readonly kid: string;
  readonly use: 'sig' | 'enc' | 'transport';
  readonly status: KeyStatus;
  readonly jwk: DirectoryJwk;
  /** Null for a key without a certificate. */
  readonly certificatePem: string | null;
  /** SHA-256 of the certificate, base64url; null without one. */
  readonly thumbprint: string | null;
}

/** The roles that count for a software: those of its own, as far as its organisation has them too. */
export function rolesOf(
  { roles }: Organisation,
  { content }: Pick<Software, 'content'>,
): readonly RoleClaim[] {
  if (content.roles === null) return roles;
  return content.roles.flatMap(({ role, status }) => {
    const held = roles.find((claim) => claim.role === role);
    if (held === undefined) return [];
    return [{ role, status: held.status === 'Active' ? status : held.status }];
  });
}

export function isActive({ status }: RoleClaim): boolean {
  return status === 'Active';
}
