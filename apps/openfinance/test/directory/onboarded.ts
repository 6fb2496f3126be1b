import { type TestApp } from '#libs/testing';

/** What the directory answers about a new organisation, as far as tests use it. */
export interface Onboarded {
  readonly organisationId: string;
  readonly cnpj: string;
  readonly authority: string;
  readonly seal: Issued;
  readonly software: {
    readonly softwareId: string;
    readonly clientId?: string;
    readonly registrationAccessToken?: string;
    readonly transport: Issued;
    readonly privateKeys: { readonly keys: readonly Readonly<Record<string, string>>[] };
    readonly addresses: Readonly<Record<string, string>>;
  };
}

interface Issued {
  readonly kid: string;
  readonly certificate: string;
  readonly privateKey: string;
  readonly pkcs12: string;
  readonly pkcs12Password: string;
}

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** Calls of the directory and of the registration in one sandbox. */
export function directoryIn({ http }: TestApp, sandbox: string) {
  const call = (method: Method, path: string, body?: object) => {
    const request = http[method](path).set('X-Sandbox', sandbox);
    return body === undefined ? request : request.send(body);
  };
  const add = async (body: object = {}): Promise<Onboarded> =>
    (await call('post', '/__admin/directory/organisations', body).expect(201)).body as Onboarded;
  const statement = async ({ organisationId, software }: Onboarded): Promise<string> => {
    const path = `/directory/organisations/${organisationId}/softwarestatements/${software.softwareId}/assertion`;
    return (await call('get', path).expect(200)).text;
  };
  return { call, add, statement };
}
