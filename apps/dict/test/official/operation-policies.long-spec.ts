import { createTestApp, databaseUnderTest, type TestApp } from '#libs/testing';
import { dict } from '../../src/dict.app';
import { directory } from '../directory';
import { BANK, KNOWN, PERSON, PSP, UNKNOWN, USER, bucketScene } from './bucket-scene';
import { participantOf } from './official-client';

describe(`The rate policies of operations on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(dict, { DICT_SIGN: 'false' });
  });
  afterAll(() => test.close());

  const check = (sandbox: string, keys: readonly string[] = [KNOWN]) =>
    participantOf(test, sandbox, BANK).post('/keys/check', 'CheckKeysRequest', {
      Keys: { Key: keys },
    });

  it('count any status, also of requests that are refused before', async () => {
    const { control, buckets, set } = await bucketScene(test, 'any-status');
    expect((await check('any-status')).status).toBe(200);
    expect((await check('any-status', [])).status).toBe(400);
    await control.rule({
      match: { path: '/api/v2/keys/check' },
      effect: { outcome: 'FORBIDDEN' },
      times: 1,
    });
    expect((await check('any-status')).status).toBe(403);
    expect(await buckets()).toEqual([['KEYS_CHECK', BANK, 67]]);
    await set('KEYS_CHECK', BANK, 0);
    const [valid, invalid] = [await check('any-status'), await check('any-status', [])];
    expect([valid.error, invalid.error]).toEqual(['RateLimited', 'RateLimited']);
    // 70 a minute.
    expect(valid.headers['retry-after']).toBe('1');
    await control.call('delete', `/buckets/KEYS_CHECK/${BANK}`).expect(204);
    expect((await check('any-status')).status).toBe(200);
  });

  it('are listed with the category and the buckets of the participant', async () => {
    const { control, bank, set } = await bucketScene(test, 'list');
    await control.call('post', '/participants', { ispb: BANK, category: 'H' }).expect(201);
    await set(PSP, BANK, -10);
    const answer = await bank.get('/policies/');
    expect([answer.status, answer.root.name]).toEqual([200, 'ListPoliciesResponse']);
    expect(answer.text('Category')).toBe('H');
    const list = answer.root.children.find(({ name }) => name === 'Policies')?.children ?? [];
    const policies = list.map(({ children }) =>
      Object.fromEntries(children.map(({ name, text }) => [name, text])),
    );
    expect(policies).toHaveLength(29);
    const sizeOf = (sought: string) => policies.find(({ Name }) => Name === sought);
    expect(sizeOf(PSP)).toEqual({
      AvailableTokens: '0',
      Capacity: '50',
      RefillTokens: '2',
      RefillPeriodSec: '60',
      Name: PSP,
    });
    expect(sizeOf('POLICIES_LIST')).toMatchObject({ AvailableTokens: '19', Capacity: '20' });
    expect(sizeOf('CIDS_FILES_WRITE')).toMatchObject({ RefillPeriodSec: '86400' });
    expect(policies.filter(({ Name }) => Name?.includes('USER'))).toEqual([]);
  });

  it('are shown one by one', async () => {
    const { bank } = await bucketScene(test, 'one');
    const answer = await bank.get('/policies/POLICIES_READ');
    expect(answer.text('Category')).toBe('C');
    expect(answer.text('Policy/AvailableTokens')).toBe('199');
    expect(answer.text('Policy/Capacity')).toBe('200');
    const [ofPayers, unknown] = [
      await bank.get(`/policies/${USER}`),
      await bank.get('/policies/NOTHING'),
    ];
    expect([ofPayers.error, unknown.error]).toEqual(['NotFound', 'NotFound']);
    expect(ofPayers.text('detail')).toMatch(/is a policy of payers/);
    expect(unknown.text('detail')).toMatch(/^NOTHING is not a policy/);
  });

  it('give a new category a full bucket', async () => {
    const { control, bank, set, buckets } = await bucketScene(test, 'category');
    await set(PSP, BANK, 0);
    expect((await bank.lookUp(KNOWN, PERSON)).status).toBe(429);
    await control.call('post', '/participants', { ispb: BANK, category: 'A' }).expect(201);
    expect((await bank.lookUp(KNOWN, PERSON)).status).toBe(200);
    expect(await buckets(`?policy=${PSP}`)).toEqual([
      [PSP, BANK, 49_999],
      [PSP, BANK, 0],
    ]);
  });
});

describe(`The switches of the rate policies on ${databaseUnderTest}`, () => {
  const on = async (settings: Record<string, string>, check: (test: TestApp) => Promise<void>) => {
    const test = await createTestApp(dict, { DICT_SIGN: 'false', ...settings });
    try {
      await check(test);
    } finally {
      await test.close();
    }
  };
  const contractLookup = (test: TestApp, headers: Record<string, string>, key = UNKNOWN) =>
    directory(test, 'switch').find('EMAIL', key).set(headers);

  it('count nothing with DICT_RATE_LIMIT=false', () =>
    on({ DICT_RATE_LIMIT: 'false' }, async (test) => {
      const { bank, buckets, set } = await bucketScene(test, 'switch');
      for (let count = 0; count < 6; count += 1) {
        expect((await bank.lookUp(UNKNOWN, PERSON)).status).toBe(404);
      }
      expect(await buckets()).toEqual([]);
      await set(USER, PERSON, 0);
      expect((await bank.lookUp(KNOWN, PERSON)).status).toBe(200);
    }));

  it('do not count lookups of the contract by default', () =>
    on({}, async (test) => {
      const { buckets } = await bucketScene(test, 'switch');
      await contractLookup(test, { 'PI-PayerId': PERSON }).expect(404);
      expect(await buckets()).toEqual([]);
    }));

  it('count lookups of the contract with DICT_CONTRACT_RATE_LIMIT=true, for those that are named', () =>
    on({ DICT_CONTRACT_RATE_LIMIT: 'true' }, async (test) => {
      const { buckets, receivePaymentOrder } = await bucketScene(test, 'switch');
      await contractLookup(test, {}).expect(404);
      expect(await buckets()).toEqual([]);
      await contractLookup(test, { 'PI-RequestingParticipant': BANK }).expect(404);
      await contractLookup(test, { 'PI-PayerId': PERSON }).expect(404);
      expect(await buckets()).toEqual([
        [PSP, BANK, 29_997],
        [USER, PERSON, 80],
      ]);
      const payment = 'E1234567829990101120000000000001';
      const all = { 'PI-RequestingParticipant': BANK, 'PI-PayerId': PERSON };
      await contractLookup(test, { ...all, 'PI-EndToEndId': payment }, KNOWN).expect(200);
      await receivePaymentOrder(payment);
      expect(await buckets()).toEqual([
        [PSP, BANK, 29_997],
        [USER, PERSON, 80],
      ]);
      for (let count = 0; count < 4; count += 1) {
        await contractLookup(test, { 'PI-PayerId': PERSON }).expect(404);
      }
      const { body, headers } = await contractLookup(test, { 'PI-PayerId': PERSON }).expect(429);
      expect(body).toMatchObject({ code: 'RATE_LIMITED', status: 429 });
      expect(headers['retry-after']).toBe('30');
      const invalid = await contractLookup(test, { 'PI-PayerId': '1' }).expect(400);
      expect(invalid.body).toMatchObject({
        code: 'REQUEST_INVALID',
        errors: [{ pointer: 'PI-PayerId', detail: 'Must be a CPF or a CNPJ, or be left out.' }],
      });
    }));

  it('give policies the numbers of the manual with DICT_POLICY_NUMBERS=manual', () =>
    on({ DICT_POLICY_NUMBERS: 'manual', DICT_CATEGORY: 'B' }, async (test) => {
      const { bank } = await bucketScene(test, 'switch');
      const answer = await bank.get('/policies/ENTRIES_WRITE');
      expect(answer.text('Category')).toBe('B');
      expect(answer.text('Policy/Capacity')).toBe('1200');
      expect(answer.text('Policy/RefillTokens')).toBe('800');
    }));
});
