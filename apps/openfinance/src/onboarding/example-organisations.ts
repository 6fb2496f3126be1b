import { createPublicKey } from 'node:crypto';
import { EXAMPLE_REDIRECT_URI } from '../directory/example-software';
import { type DirectoryKey, type Organisation, type Software } from '../institutions/organisation';
import { keyWithoutCertificate } from './made-keys';

/** The organisation that the examples of the documentation change. It is stored when a request first names it. */
export const EXAMPLE_ORGANISATION = {
  organisationId: '4c1f8a52-0000-4000-8000-000000000001',
  softwareId: '4c1f8a52-0000-4000-8000-000000000002',
  /** SHA-256 of the key (RFC 7638). */
  kid: '2H0tCjYIabGKlr6a-pidM9BhUboGMtvIc8bsgyVdt3Q',
} as const;

/** The organisation of the example that removes one. */
export const ORGANISATION_TO_REMOVE_ID = '4c1f8a52-0000-4000-8000-000000000003';

/** A public key whose private key nobody has. */
const MODULUS =
  '1SofAutl3NKk54YFCk7G7qOGNiVBfp1dgFCA96FvFMDjwKa2p4vEii697wYbJJHOwPQKWRK86ZoRKxnxpPT5uPY1hApaS1jtX4FAe51iS5PrHU32q_HBskHvyzQcEfFU6wDVG0ngGPDS4m9IypIzUuIFPBaJf_YkAJKCQ0m8Seuc-3Vje3EJhD3eFF_nsVAC05QIE_TCm31yk9IDXNmcw4BRfaxFalM9zed0BfyT8Yww6-GcWlcJ1vGcipK_4jRmLzN2foIAdrQ_YhzM17x2d0Mw1kx8pozt5TuD5qQmt3DA3Gu8o1pU0PqwtvCSGIOh2YI3-BdxmllvWawsFeURKw';

/** An example organisation as it is stored. */
export interface ExampleOrganisation {
  readonly organisation: Organisation;
  /** Undefined for the one that is removed. */
  readonly software: Software | undefined;
  readonly keys: readonly DirectoryKey[];
}

/** @returns undefined if no example has the id */
export function exampleOrganisation(
  organisationId: unknown,
  createdAtMs: number,
): ExampleOrganisation | undefined {
  if (organisationId === ORGANISATION_TO_REMOVE_ID) {
    const cnpj = '11444777000161';
    const organisation = organisationOf({ organisationId, cnpj, createdAtMs });
    return { organisation, software: undefined, keys: [] };
  }
  const { softwareId } = EXAMPLE_ORGANISATION;
  if (organisationId !== EXAMPLE_ORGANISATION.organisationId) return undefined;
  return {
    organisation: organisationOf({ organisationId, cnpj: '11222333000181', createdAtMs }),
    software: {
      softwareId,
      organisationId,
      status: 'Active',
      createdAtMs,
      content: {
        name: 'Fintech Exemplo - App',
        redirectUris: [EXAMPLE_REDIRECT_URI],
        webhookUris: [],
        roles: null,
      },
    },
    keys: [keyOf({ ownerId: softwareId, organisationId, use: 'sig' })],
  };
}

function organisationOf(
  own: Pick<Organisation, 'organisationId' | 'cnpj' | 'createdAtMs'>,
): Organisation {
  return {
    ...own,
    name: 'Fintech Exemplo Ltda',
    status: 'Active',
    roles: [
      { role: 'DADOS', status: 'Active' },
      { role: 'PAGTO', status: 'Active' },
    ],
  };
}

function keyOf(owner: Pick<DirectoryKey, 'ownerId' | 'organisationId' | 'use'>): DirectoryKey {
  const jwk = { kty: 'RSA', n: MODULUS, e: 'AQAB' };
  return keyWithoutCertificate(owner, createPublicKey({ key: jwk, format: 'jwk' }));
}
