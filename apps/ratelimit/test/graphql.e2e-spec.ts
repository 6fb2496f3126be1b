import 'reflect-metadata';
import { serverAudits } from 'graphql-http';
import { getIntrospectionQuery } from 'graphql';
import { createTestApp, databaseUnderTest, type TestApp } from '#libs/testing';
import { ratelimit } from '../src/ratelimit.app';
import { FOUND, leakyBucket, NOT_FOUND, type TestClient } from './bucket';

interface Answer {
  readonly data?: Readonly<Record<string, unknown>> | null;
  readonly errors?: readonly {
    readonly message: string;
    readonly extensions: Readonly<Record<string, unknown>>;
  }[];
}

const QUERY_KEY = `mutation ($key: String!) {
  queryInstantKey(key: $key) { key keyType holderName bucket { availableTokens } }
}`;

describe(`GraphQL on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(ratelimit);
  });
  afterAll(() => test.close());

  function graphql(sandbox: string) {
    const bucket = leakyBucket(test, sandbox);
    const run = (query: string, variables: object = {}, known?: TestClient) =>
      bucket
        .post('/graphql', { query, variables })
        .set(known === undefined ? {} : { Authorization: `Bearer ${known.token}` });
    const queryKey = async (known: TestClient, key: string) => {
      const { body, headers } = await run(QUERY_KEY, { key }, known).expect(200);
      return { ...(body as Answer), headers: headers as Readonly<Record<string, string>> };
    };
    const remaining = async (known: TestClient) => {
      const { body } = await run('{ bucket { availableTokens } }', {}, known).expect(200);
      return (body as Answer).data?.['bucket'];
    };
    return { ...bucket, run, queryKey, remaining };
  }

  it('allows ten failed queries, refuses the next one, and allows one more after an hour', async () => {
    const { client, queryKey, freeze, advance } = graphql('way');
    await freeze();
    const known = await client();
    expect((await queryKey(known, FOUND)).data).toEqual({
      queryInstantKey: {
        key: FOUND,
        keyType: 'CPF',
        holderName: 'Maria Silva',
        bucket: { availableTokens: 10 },
      },
    });
    for (let left = 9; left >= 0; left -= 1) {
      const { data, errors, headers } = await queryKey(known, NOT_FOUND);
      expect(data).toBeNull();
      expect(errors).toMatchObject([{ extensions: { code: 'KEY_NOT_FOUND', status: 404 } }]);
      expect(headers['ratelimit']).toBe(`"instant-query";r=${String(left)};t=3600`);
    }
    const { errors, headers } = await queryKey(known, FOUND);
    expect(errors).toMatchObject([
      {
        extensions: {
          code: 'QUOTA_EXCEEDED',
          status: 429,
          retryAfterSeconds: 3600,
          'violated-policies': ['instant-query'],
        },
      },
    ]);
    expect(headers['retry-after']).toBe('3600');
    await advance('PT1H');
    expect((await queryKey(known, FOUND)).errors).toBeUndefined();
    expect((await queryKey(known, NOT_FOUND)).headers['x-ratelimit-remaining']).toBe('0');
  });

  it('returns the bucket and the policies without cost', async () => {
    const { client, run } = graphql('shown');
    const known = await client();
    const query = `{
      bucket { name availableTokens capacity refillTokens refillPeriodSec nextTokenAt fullAt }
      scan: bucket(policy: "ENTRIES_READ_USER_ANTISCAN:PF") { name availableTokens }
      policies { id isApplied costs { notFound } }
    }`;
    const { body } = await run(query, {}, known).expect(200);
    const { data } = body as { data: { policies: object[] } };
    expect(data).toMatchObject({
      bucket: { name: 'instant-query', availableTokens: 10, nextTokenAt: null },
      scan: { name: 'ENTRIES_READ_USER_ANTISCAN:PF', availableTokens: 100 },
    });
    expect(data.policies[0]).toEqual({
      id: 'instant-query',
      isApplied: true,
      costs: { notFound: 1 },
    });
    expect(data.policies).toContainEqual({
      id: 'ENTRIES_READ_PARTICIPANT_ANTISCAN:A',
      isApplied: false,
      costs: { notFound: 3 },
    });
    const unknown = await run('{ bucket(policy: "none") { name } }', {}, known).expect(200);
    expect(unknown.body).toMatchObject({ errors: [{ extensions: { code: 'POLICY_NOT_FOUND' } }] });
  });

  it('requires a token for the mutation and the bucket only', async () => {
    const { run } = graphql('tokenless');
    for (const query of ['{ bucket { name } }', `mutation { queryInstantKey(key: "1") { key } }`]) {
      const { body } = await run(query).expect(200);
      expect(body).toMatchObject({ errors: [{ extensions: { code: 'ACCESS_TOKEN_MISSING' } }] });
    }
    await run('{ policies { id } }').expect(200);
    const { body } = await run(getIntrospectionQuery()).expect(200);
    expect(body).toHaveProperty('data.__schema');
  });

  describe('refuses without a cost', () => {
    const field = (name: string, key = FOUND) => `${name}: queryInstantKey(key: "${key}") { key }`;
    const many = (count: number, make: (index: number) => string) =>
      Array.from({ length: count }, (_, index) => make(index)).join(' ');
    const nested = (depth: number) => `${'{ bucket '.repeat(depth)} { name } ${'}'.repeat(depth)}`;

    it.each<[string, string, number?]>([
      ['3,000 aliases', `mutation { ${many(3_000, (index) => field(`a${String(index)}`))} }`, 413],
      [
        '3,000 short aliases',
        `{ ${many(3_000, (index) => `a${String(index)}: policies { id }`)} }`,
      ],
      ['51 aliases', `{ ${many(51, (index) => `a${String(index)}: policies { id }`)} }`],
      ['two charged fields', `mutation { ${field('a')} ${field('b')} }`],
      [
        'two charged fields in fragments',
        `mutation { ...One ... on Mutation { ...One } } fragment One on Mutation { ${field('a')} }`,
      ],
      ['a query with 50 nested levels', nested(50)],
      ['a fragment that contains itself', 'mutation { ...A } fragment A on Mutation { ...A }'],
      ['an unknown field', 'mutation { queryPixKey(key: "1") { key } }'],
      ['a key that is a number', 'mutation { queryInstantKey(key: 1) { key } }'],
      ['no key', 'mutation { queryInstantKey { key } }'],
      [
        'deeply nested introspection',
        `{ __schema { types ${'{ fields { type '.repeat(4)} { name } ${'} }'.repeat(4)} } }`,
      ],
      ['a text that is not GraphQL', 'mutation {'],
    ])('%s', async (_, query, status = 400) => {
      const { client, run, remaining } = graphql('refused');
      const known = await client();
      const { body } = await run(query, {}, known).expect(status);
      if (status === 400) expect((body as Answer).errors?.[0]?.message).toMatch(/./);
      expect(await remaining(known)).toEqual({ availableTokens: 10 });
    });

    it.each([
      ['an empty key', ''],
      ['a key of 78 characters', 'k'.repeat(78)],
      ['a key with a zero byte', 'a\u0000'],
    ])('%s', async (_, key) => {
      const { client, queryKey, remaining } = graphql('refused');
      const known = await client();
      const { errors } = await queryKey(known, key);
      expect(errors).toMatchObject([{ extensions: { code: 'REQUEST_INVALID', status: 400 } }]);
      expect(await remaining(known)).toEqual({ availableTokens: 10 });
    });

    it('a body over 100 KB, a batch, and a body that is not JSON', async () => {
      const { client, inSandbox, remaining } = graphql('refused');
      const known = await client();
      const send = (body: string, type = 'application/json') =>
        test.http
          .post('/graphql')
          .set({ ...inSandbox, Authorization: `Bearer ${known.token}`, 'Content-Type': type })
          .send(body);
      const one = { query: QUERY_KEY, variables: { key: NOT_FOUND } };
      await send(JSON.stringify({ ...one, extensions: 'x'.repeat(102_400) })).expect(413);
      await send(JSON.stringify([one, one])).expect(400);
      await send('{"query":').expect(400);
      await send('').expect(400);
      await send(QUERY_KEY, 'text/plain').expect(400);
      const form = `query=${encodeURIComponent(QUERY_KEY)}`;
      await send(form, 'application/x-www-form-urlencoded').expect(400);
      expect(await remaining(known)).toEqual({ availableTokens: 10 });
    });
  });

  describe('by GET', () => {
    const address = (query: string) => `/graphql?query=${encodeURIComponent(query)}`;

    it.each([
      ['no headers', {}],
      ['curl', { Accept: '*/*' }],
      ['GraphQL over HTTP', { Accept: 'application/graphql-response+json' }],
    ])('accepts queries of a client with the headers of %s', async (_, headers) => {
      const { body } = await test.http.get(address('{ __typename }')).set(headers).expect(200);
      expect(body).toEqual({ data: { __typename: 'Query' } });
    });

    it('refuses mutations', async () => {
      const mutation = address('mutation { queryInstantKey(key: "1") { key } }');
      const { headers } = await test.http.get(mutation).expect(405);
      expect(headers['allow']).toBe('POST');
    });

    it('sends a browser a page that can only call its own service', async () => {
      const browser = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
      const page = await test.http.get('/graphql').set('Accept', browser).expect(200);
      expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(page.text).toContain('queryInstantKey');
      expect(page.headers['content-security-policy']).toMatch(
        /^default-src 'none';script-src 'sha256-[^']+';style-src 'sha256-[^']+';connect-src 'self'/,
      );
    });
  });

  it('passes the audits of graphql-http', async () => {
    const audits = serverAudits({ url: `${test.address}/graphql`, fetchFn: fetch });
    const results = await Promise.all(audits.map((audit) => audit.fn()));
    const named = (status: string) =>
      results.filter((result) => result.status === status).map(({ name }) => name);
    expect(results).toHaveLength(61);
    expect(named('error')).toEqual([]);
    expect(named('ok').length).toBeGreaterThanOrEqual(58);
  });
});
