import 'reflect-metadata';
import { createTestApp, databaseUnderTest, type TestApp } from '#libs/testing';
import { apps } from '../apps/suite/src/apps';
import { suite } from '../apps/suite/src/suite.app';
import { Documented, type DocumentedOperation } from './execute/documented';

/** A name that no operation knows. */
const UNKNOWN = 'unknownName';
const JSON_TYPE = 'application/json';

/** Operations that ignore unknown members of their bodies, each with the reason. The guides of the services say so too. */
const TOLERANT_BODIES: Readonly<Record<string, string>> = {
  'dict POST /dict/keys': 'Callers send the whole record that they keep of an account.',
  'workflow POST /webhooks/{workflowId}': 'The whole body is the input of the execution.',
  'openfinance POST /open-banking/consents/v1/consents': 'As the schema of the standard allows.',
  'openfinance POST /open-banking/consents/v1/consents/{id}/extends':
    'As the schema of the standard allows.',
  'openfinance POST /auth/par': 'RFC 6749, 3.1.',
  'openfinance POST /auth/register': 'RFC 7591, 2.',
  'openfinance PUT /auth/register/{clientId}': 'RFC 7592, 2.2.',
  'openfinance POST /auth/revoke': 'RFC 6749, 3.2.',
  'openfinance POST /auth/token': 'RFC 6749, 3.2.',
  'openfinance POST /directory/token': 'RFC 6749, 3.2.',
  'nfse POST /SefinNacional/nfse': 'As the national API.',
  'nfse POST /SefinNacional/nfse/{key}/eventos': 'As the national API.',
  'ratelimit POST /auth/register': 'RFC 7591, 2.',
  'ratelimit POST /auth/token': 'RFC 6749, 3.2.',
};

/** Operations that ignore unknown query parameters, by service, method and path, each with the reason. */
const TOLERANT_QUERIES: readonly (readonly [operations: RegExp, reason: string])[] = [
  [/^\w+ GET (\/\w+)?\/health(\/\w+)?$/, 'Monitors add parameters of their own.'],
  [/^spi \w+ \/api\/v1\//, 'The documents of ICOM have no parameters and no error for them.'],
  [/^dict \w+ \/api\/v2\//, 'The API of DICT has no error for an unknown parameter.'],
  // Except its list of payments, which is not of the standard.
  [
    /^openfinance (?!GET .*\/payments$)\w+ \/open-banking\//,
    'Banks may add optional parameters to the standard.',
  ],
  [/^openfinance \w+ \/(auth|directory)\//, 'RFC 6749, 3.1 and 3.2; the directory does the same.'],
  [/^openfinance GET \/qr\//, "Payers' banks send the parameters of some charges to all."],
  [
    /^nfse \w+ \/(SefinNacional|contribuintes|municipios|danfse|parametrizacao|parametros_municipais)\//,
    'As the national API.',
  ],
  [/^ratelimit POST \/auth\/token$/, 'RFC 6749, 3.2.'],
];

const services = [...apps, suite].map((definition) => [definition.name, definition] as const);

describe(`Members and parameters that are unknown, on ${databaseUnderTest}`, () => {
  describe.each(services)('in %s', (name, definition) => {
    let service: TestApp;
    let token: string;
    const operations = new Documented(definition).inPageOrder(() => 0);
    const variables = { ISO8583_TCP_PORT: '0', ICOM_POLL_MS: '0' };

    beforeAll(async () => {
      service = await createTestApp(definition, variables);
      token = operations.some(({ needsToken }) => needsToken) ? await tokenOf(service) : '';
    });
    afterAll(() => service.close());

    it('are refused in each body, with their name, where nothing says otherwise', async () => {
      const tolerant: string[] = [];
      for (const operation of operations) {
        const body = withUnknownMember(operation);
        if (body === undefined) continue;
        const answer = await send({ ...operation, body });
        // 422 where the standard or the contract of the operation has it for everything that is wrong in a body.
        const isRefused = [400, 422].includes(answer.status) && answer.text.includes(UNKNOWN);
        if (!isRefused) tolerant.push(`${name} ${operation.method} ${operation.path}`);
      }
      const expected = Object.keys(TOLERANT_BODIES).filter((key) => key.startsWith(`${name} `));
      expect(tolerant.toSorted()).toEqual(expected.toSorted());
    });

    it('are refused in each query, with their name, where nothing says otherwise', async () => {
      const keys = operations.map(({ method, path }) => `${name} ${method} ${path}`);
      const tolerant: string[] = [];
      for (const [index, operation] of operations.entries()) {
        const { target } = operation;
        const mark = target.includes('?') ? '&' : '?';
        const answer = await send({ ...operation, target: `${target}${mark}${UNKNOWN}=1` });
        const isRefused = answer.status === 400 && answer.text.includes(UNKNOWN);
        if (!isRefused) tolerant.push(keys[index] ?? '');
      }
      const expected = keys.filter((key) =>
        TOLERANT_QUERIES.some(([pattern]) => pattern.test(key)),
      );
      expect(tolerant).toEqual(expected);
    });

    async function send(operation: DocumentedOperation) {
      const { method, target, body, contentType, headers, needsToken } = operation;
      const response = await fetch(service.address + target, {
        method,
        headers: {
          ...headers,
          ...(contentType === undefined ? {} : { 'Content-Type': contentType }),
          ...(needsToken ? { Authorization: `Bearer ${token}` } : {}),
        },
        ...(body === undefined ? {} : { body }),
      });
      return { status: response.status, text: await response.text() };
    }
  });
});

/** The body of the example with one more member; undefined if it is not JSON and not a form. */
function withUnknownMember({ body, contentType }: DocumentedOperation): string | undefined {
  if (body === undefined) return undefined;
  if (contentType === 'application/x-www-form-urlencoded') return `${body}&${UNKNOWN}=1`;
  if (contentType !== JSON_TYPE) return undefined;
  const value = JSON.parse(body) as object | [object];
  if (!Array.isArray(value)) return JSON.stringify({ ...value, [UNKNOWN]: 1 });
  const [first, ...others] = value;
  return JSON.stringify([{ ...first, [UNKNOWN]: 1 }, ...others]);
}

async function tokenOf({ http }: TestApp): Promise<string> {
  const client = await http.post('/auth/register').send({ name: 'strict' });
  const response = await http.post('/auth/token').send(client.body as object);
  return (response.body as { readonly access_token: string }).access_token;
}
