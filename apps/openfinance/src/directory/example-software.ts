import { stableUuid } from '#libs/kernel';
import { BANK } from '../bank/bank';
import { BANK_ORGANISATION } from './bank-participant';
import { type Software } from '../institutions/organisation';

/** An address of the example software. */
export const EXAMPLE_REDIRECT_URI = 'https://client.example.com/callback';

/** Clients of the API documentation. Each is stored when a request first names it. */
export const EXAMPLE_CLIENT_ID = 'example-client';
/** For the example of the removal. */
export const EXAMPLE_CLIENT_TO_REMOVE_ID = 'example-client-to-remove';

/** For the example of the registration: it has no client. */
export const EXAMPLE_SOFTWARE = softwareOf('example');

const BY_CLIENT: ReadonlyMap<unknown, Software> = new Map([
  [EXAMPLE_CLIENT_ID, softwareOf(EXAMPLE_CLIENT_ID)],
  [EXAMPLE_CLIENT_TO_REMOVE_ID, softwareOf(EXAMPLE_CLIENT_TO_REMOVE_ID)],
]);
const BY_ID: ReadonlyMap<string, Software> = new Map(
  [EXAMPLE_SOFTWARE, ...BY_CLIENT.values()].map((software) => [software.softwareId, software]),
);

/** The software of an example client; undefined for other clients. */
export function softwareOfExampleClient(clientId: unknown): Software | undefined {
  return BY_CLIENT.get(clientId);
}

export function exampleSoftware(softwareId: string): Software | undefined {
  return BY_ID.get(softwareId);
}

/** A software of the bank without keys, so nobody can sign for it. It is in each sandbox. */
function softwareOf(name: string): Software {
  const { organisationId, createdAtMs } = BANK_ORGANISATION;
  return {
    softwareId: stableUuid(`software ${name}`),
    organisationId,
    status: 'Active',
    createdAtMs,
    content: {
      name: `${BANK.brandName} - Exemplo`,
      redirectUris: [EXAMPLE_REDIRECT_URI],
      webhookUris: [],
      roles: null,
    },
  };
}
