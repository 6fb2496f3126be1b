import { createPublicKey, X509Certificate, type KeyObject } from 'node:crypto';
import { z } from 'zod';
import { withCheckDigits } from '#libs/brazil';
import { documentSchema } from '#libs/openapi';
import { lineOfText } from '#libs/schema';
import { EXAMPLE_REDIRECT_URI } from '../directory/example-software';
import {
  KEY_STATUSES,
  ORGANISATION_STATUSES,
  ROLE_STATUSES,
  ROLES,
  SOFTWARE_STATUSES,
  type RoleClaim,
} from '../institutions/organisation';

const MOST_URIS = 20;
const MOST_KEYS = 10;
const MAX_CERTIFICATE = 16_384;
/** The states in which a certificate can be issued. */
const CERTIFICATE_STATES = ['valid', 'expired', 'revoked', 'inactive'] as const;

const uuid = z.string().regex(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, {
  error: 'Must be a UUID in lower case.',
});
const name = lineOfText(100);
const uri = z
  .string()
  .max(500, { error: 'Must have at most 500 characters.' })
  .regex(/^[a-z][a-z0-9+.-]*:\/\/[!"$-~]+$/, {
    error:
      'Must be an address in ASCII without a fragment, as in https://client.example.com/callback.',
  });
/** DCR 2.1.0: https, no query, and no slash at the end. */
const webhookUri = z
  .string()
  .max(500, { error: 'Must have at most 500 characters.' })
  .regex(/^https:\/\/[!"$->@-~]*[!"$-.0->@-~]$/, {
    error: 'Must be an https address in ASCII without a query and without a slash at its end.',
  });
const roles = z
  .array(
    z
      .union([
        z.enum(ROLES),
        z.strictObject({ role: z.enum(ROLES), status: z.enum(ROLE_STATUSES) }),
      ])
      .transform((given): RoleClaim =>
        typeof given === 'string' ? { role: given, status: 'Active' } : given,
      ),
    { error: `Must be a list with some of: ${ROLES.join(', ')}.` },
  )
  .max(ROLES.length, { error: `Must have at most ${String(ROLES.length)} items.` })
  .describe('The roles; each can also be an object with a status.');
const certificate = z
  .string()
  .max(MAX_CERTIFICATE, { error: `Must have at most ${String(MAX_CERTIFICATE)} characters.` })
  .refine(isRsaCertificate, {
    error: 'Must be a certificate with an RSA key of at least 2048 bits, as PEM.',
  });
const jwk = z
  .looseObject({
    kty: z.literal('RSA'),
    use: z.enum(['sig', 'enc']),
    kid: z.string().regex(/^[\w.~=:-]{1,64}$/, { error: 'Must have 1 to 64 plain characters.' }),
    n: z.string().max(1_400),
    e: z.string().max(12),
  })
  .refine(isPublicKey, {
    error:
      'Must be a public RSA key of at least 2048 bits with a usual exponent, without private members.',
  });
const certificateState = z.enum(CERTIFICATE_STATES).optional();

export const newSoftware = z
  .strictObject({
    softwareId: uuid.optional().describe('Default: a new one.'),
    name: name.optional().describe('The name that customers see.'),
    status: z.enum(SOFTWARE_STATUSES).optional(),
    roles: roles.optional().describe('Default: those of the organisation.'),
    redirectUris: z.array(uri).min(1).max(MOST_URIS).optional(),
    webhookUris: z.array(webhookUri).max(MOST_URIS).optional(),
    transportState: certificateState.describe('The state of the transport certificate (BRCAC).'),
    transportCertificate: certificate
      .optional()
      .describe('An own certificate as PEM, in place of a new one.'),
    jwks: z
      .strictObject({
        keys: z
          .array(jwk)
          .max(MOST_KEYS)
          .refine(haveOwnKids, { error: 'Two keys must not have the same kid.' }),
      })
      .optional()
      .describe('Own public keys for signatures and encryption, in place of new ones.'),
    register: z
      .boolean()
      .optional()
      .describe('Whether the software is registered at the bank at once.'),
  })
  .describe('A software to add to the directory.');
export type NewSoftware = z.output<typeof newSoftware>;

export const newOrganisation = z
  .strictObject({
    organisationId: uuid.optional().describe('Default: a new one.'),
    cnpj: z
      .string()
      .regex(/^[0-9A-Z]{12}\d{2}$/, { error: 'Must be a CNPJ without punctuation.' })
      .refine((text) => withCheckDigits(text.slice(0, 12)) === text, {
        error: 'The check digits are wrong.',
      })
      .optional()
      .describe('Default: a new one.'),
    name: name.optional(),
    status: z.enum(ORGANISATION_STATUSES).optional(),
    roles: roles.optional().describe('Default: DADOS and PAGTO.'),
    sealState: certificateState.describe('The state of the signing certificate (BRSEAL).'),
    sealCertificate: certificate
      .optional()
      .describe('An own certificate as PEM, in place of a new one.'),
    software: newSoftware.optional(),
  })
  .describe('An institution to add to the directory, with one software.');
export type NewOrganisation = z.output<typeof newOrganisation>;

export const changedOrganisation = z
  .strictObject({
    status: z.enum(ORGANISATION_STATUSES).optional(),
    roles: roles.optional(),
  })
  .describe('The members of an organisation to change.');

export const changedSoftware = z
  .strictObject({
    status: z.enum(SOFTWARE_STATUSES).optional(),
    roles: roles.optional(),
    redirectUris: z.array(uri).min(1).max(MOST_URIS).optional(),
    webhookUris: z.array(webhookUri).max(MOST_URIS).optional(),
  })
  .describe('The members of a software to change.');

export const changedKey = z
  .strictObject({ status: z.enum(KEY_STATUSES) })
  .describe('The new status of a key or certificate.');

export const NEW_ORGANISATION = documentSchema(
  'DirectoryOrganisationRequest',
  () => newOrganisation,
  () => ({
    registered: {
      summary: 'An institution whose software is registered at the bank',
      value: {
        name: 'Fintech Exemplo Ltda',
        roles: ['DADOS', 'PAGTO'],
        software: { redirectUris: [EXAMPLE_REDIRECT_URI], register: true },
      },
    },
    default: { summary: 'An institution that registers its software itself', value: {} },
    expired: {
      summary: 'With an expired client certificate',
      value: { software: { transportState: 'expired' } },
    },
  }),
);
export const NEW_SOFTWARE = documentSchema(
  'DirectorySoftwareRequest',
  () => newSoftware,
  () => ({ default: { summary: 'A second software', value: { name: 'Second app' } } }),
);
export const CHANGED_ORGANISATION = documentSchema(
  'DirectoryOrganisationChange',
  () => changedOrganisation,
  () => ({
    suspended: {
      summary: 'May not initiate payments any more',
      value: { roles: ['DADOS', { role: 'PAGTO', status: 'Inactive' }] },
    },
    withdrawn: { summary: 'Has left Open Finance', value: { status: 'Withdrawn' } },
  }),
);
export const CHANGED_SOFTWARE = documentSchema(
  'DirectorySoftwareChange',
  () => changedSoftware,
  () => ({ inactive: { summary: 'Is not in use', value: { status: 'Inactive' } } }),
);
export const CHANGED_KEY = documentSchema(
  'DirectoryKeyChange',
  () => changedKey,
  () => ({ revoked: { summary: 'Is revoked', value: { status: 'revoked' } } }),
);

function isRsaCertificate(pem: string): boolean {
  try {
    return isStrong(new X509Certificate(pem).publicKey);
  } catch {
    return false;
  }
}

function isPublicKey(key: { readonly n: string; readonly e: string }): boolean {
  if (Object.hasOwn(key, 'd')) return false;
  try {
    return isStrong(createPublicKey({ key: { kty: 'RSA', n: key.n, e: key.e }, format: 'jwk' }));
  } catch {
    return false;
  }
}

const LEAST_BITS = 2_048;
const LEAST_EXPONENT = 65_537n;

/** Whether PS256 and RSA-OAEP can use the key (RFC 7518, 3.5 and 4.3), with an exponent of FIPS 186-5. */
function isStrong({ asymmetricKeyType, asymmetricKeyDetails }: KeyObject): boolean {
  const { modulusLength = 0, publicExponent = 0n } = asymmetricKeyDetails ?? {};
  const isRsa = asymmetricKeyType === 'rsa';
  return isRsa && modulusLength >= LEAST_BITS && publicExponent >= LEAST_EXPONENT;
}

function haveOwnKids(keys: readonly { readonly kid: string }[]): boolean {
  return new Set(keys.map(({ kid }) => kid)).size === keys.length;
}
