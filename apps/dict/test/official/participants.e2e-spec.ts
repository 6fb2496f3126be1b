import { admin, createTestApp, databaseUnderTest, type TestApp } from '#libs/testing';
import { dict } from '../../src/dict.app';
import { entryOf, participantOf } from './official-client';

const SETTLEMENT_AGENT = '10000001';
const INDIRECT = '20000002';
const PHONE = '+5561988880000';

describe(`The participants of DICT on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(dict, { LOG_LEVEL: 'silent', DICT_SIGN: 'false' });
  });
  afterAll(() => test.close());

  const patch = (sandbox: string, ispb: string, body: object) =>
    test.http.patch(`/__admin/participants/${ispb}`).set('X-Sandbox', sandbox).send(body);

  it('are registered, listed, changed and deleted', async () => {
    const { call, frozen } = admin(test, 'life');
    await frozen('2999-01-01T12:00:00.000Z').expect(200);
    expect((await call('get', '/participants').expect(200)).body).toEqual([]);
    const first = { ispb: SETTLEMENT_AGENT, name: 'Banco', category: 'A' };
    const { body } = await call('post', '/participants', first).expect(201);
    expect(body).toEqual({ ...first, createdAt: '2999-01-01T12:00:00.000Z' });
    await call('post', '/participants', {
      ispb: INDIRECT,
      settlementAgent: SETTLEMENT_AGENT,
    }).expect(201);
    const { body: listed } = await call('get', '/participants').expect(200);
    expect(listed).toMatchObject([
      { ispb: SETTLEMENT_AGENT, category: 'A' },
      {
        ispb: INDIRECT,
        name: `Participante ${INDIRECT}`,
        category: 'C',
        settlementAgent: SETTLEMENT_AGENT,
      },
    ]);
    const page = await call('get', '/participants?limit=1').expect(200);
    expect([page.body, page.headers['x-total-count']]).toEqual([[body], '2']);
    await patch('life', INDIRECT, { category: 'H', settlementAgent: null }).expect(200);
    const { body: changed } = await call('get', `/participants/${INDIRECT}`).expect(200);
    expect(changed).toEqual(expect.objectContaining({ category: 'H' }));
    expect(changed).not.toHaveProperty('settlementAgent');
    await call('delete', `/participants/${INDIRECT}`).expect(204);
    await call('delete', `/participants/${INDIRECT}`).expect(404);
    await call('get', `/participants/${INDIRECT}`).expect(404);
  });

  it.each<readonly [string, object, number, RegExp]>([
    ['no ISPB', {}, 400, /^\/ispb: Is missing/],
    ['another ISPB', { ispb: '1234' }, 400, /Must be an ISPB/],
    ['a wrong category', { ispb: '30000003', category: 'I' }, 400, /one of A, B, C/],
    ['an unknown member', { ispb: '30000003', categroy: 'A' }, 400, /did you mean "category"/],
    [
      'itself as a settlement agent',
      { ispb: '30000003', settlementAgent: '30000003' },
      400,
      /another participant/,
    ],
    [
      'an indirect settlement agent',
      { ispb: '30000003', settlementAgent: INDIRECT },
      400,
      /represented by 10000001/,
    ],
    ['an ISPB that exists', { ispb: INDIRECT }, 409, /PATCH/],
  ])('are refused with %s', async (_, body, status, detail) => {
    const { call } = admin(test, 'refused');
    await call('post', '/participants', { ispb: INDIRECT, settlementAgent: SETTLEMENT_AGENT });
    const answer = await call('post', '/participants', body).expect(status);
    expect((answer.body as { detail: string }).detail).toMatch(detail);
  });

  it.each(['%00', 'x', '0'.repeat(100)])('do not include %s', async (ispb) => {
    await patch('unknown', ispb, { category: 'A' }).expect(404);
    await admin(test, 'unknown').call('delete', `/participants/${ispb}`).expect(404);
    await admin(test, 'unknown').call('get', `/participants/${ispb}`).expect(404);
  });

  it('can make requests for the indirect participants that they represent', async () => {
    const settlementAgent = participantOf(test, 'indirect', SETTLEMENT_AGENT);
    const create = () => settlementAgent.post('/entries/', 'CreateEntryRequest', entryOf(INDIRECT));
    expect((await create()).error).toBe('Forbidden');
    await admin(test, 'indirect')
      .call('post', '/participants', { ispb: INDIRECT, settlementAgent: SETTLEMENT_AGENT })
      .expect(201);
    expect((await create()).status).toBe(201);
    const other = participantOf(test, 'indirect', '99999999');
    expect((await other.lookUp(PHONE)).text('Entry/Account/Participant')).toBe(INDIRECT);
    const remove = { Key: PHONE, Participant: INDIRECT, Reason: 'USER_REQUESTED' };
    const path = `/entries/${encodeURIComponent(PHONE)}/delete`;
    expect((await other.post(path, 'DeleteEntryRequest', remove)).error).toBe('Forbidden');
    expect((await settlementAgent.post(path, 'DeleteEntryRequest', remove)).status).toBe(200);
  });
});

describe(`Restrictions on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(dict, { LOG_LEVEL: 'silent', DICT_SIGN: 'false' });
  });
  afterAll(() => test.close());

  const ACCOUNT = {
    participant: SETTLEMENT_AGENT,
    branch: '0001',
    accountNumber: '0007654321',
    accountType: 'CACC',
  };
  const path = `/entries/${encodeURIComponent(PHONE)}`;

  it.each<readonly [string, object, readonly (string | undefined)[]]>([
    [
      'a court order on a key',
      { kind: 'COURT_ORDER', key: PHONE },
      ['EntryBlocked', 'EntryBlocked', 'EntryBlocked', undefined],
    ],
    [
      'a court order on a person',
      { kind: 'COURT_ORDER', taxId: '11122233300' },
      ['TaxIdNumberBlocked', undefined, undefined, 'TaxIdNumberBlocked'],
    ],
    [
      'a suspected person',
      { kind: 'FRAUD', taxId: '11122233300' },
      [
        'EntryWithFraudRelatedRestriction',
        undefined,
        undefined,
        'UserOrAccountWithFraudRelatedRestriction',
      ],
    ],
    [
      'a suspected account',
      { kind: 'FRAUD', account: ACCOUNT },
      [
        'EntryWithFraudRelatedRestriction',
        undefined,
        undefined,
        'UserOrAccountWithFraudRelatedRestriction',
      ],
    ],
  ])('by %s refuse lookup, change, deletion or a new entry', async (name, body, errors) => {
    const sandbox = name.replaceAll(' ', '-');
    const { call } = admin(test, sandbox);
    const owner = participantOf(test, sandbox, SETTLEMENT_AGENT);
    await owner.post('/entries/', 'CreateEntryRequest', entryOf(SETTLEMENT_AGENT));
    const steps = async () => [
      await participantOf(test, sandbox, INDIRECT).lookUp(PHONE),
      await owner.put(path, 'UpdateEntryRequest', {
        Key: PHONE,
        Owner: { Type: 'NATURAL_PERSON', TaxIdNumber: '11122233300', Name: 'João Souza' },
        Reason: 'USER_REQUESTED',
      }),
      await owner.post(`${path}/delete`, 'DeleteEntryRequest', {
        Key: PHONE,
        Participant: SETTLEMENT_AGENT,
        Reason: 'USER_REQUESTED',
      }),
      await owner.post('/entries/', 'CreateEntryRequest', {
        ...entryOf(SETTLEMENT_AGENT, {
          key: 'joao@example.com',
          keyType: 'EMAIL',
          requestId: 'b946d533-7f22-42a5-9a9b-e87cd55c0f4d',
        }),
      }),
    ];
    const { body: created } = await call('post', '/restrictions', body).expect(201);
    expect((await steps()).map(({ error }) => error)).toEqual(errors);
    const { id } = created as { id: string };
    await call('delete', `/restrictions/${id}`).expect(204);
    await call('delete', `/restrictions/${id}`).expect(404);
    await owner.post('/entries/', 'CreateEntryRequest', entryOf(SETTLEMENT_AGENT));
    expect(
      (await participantOf(test, sandbox, INDIRECT).lookUp('joao@example.com')).error,
    ).not.toBe(errors[0]);
  });

  it('are listed, and each exists once', async () => {
    const { call } = admin(test, 'list');
    const body = { kind: 'FRAUD', account: ACCOUNT };
    const { body: created } = await call('post', '/restrictions', body).expect(201);
    expect(created).toMatchObject({
      kind: 'FRAUD',
      target: 'ACCOUNT',
      value: `${SETTLEMENT_AGENT}/0001/0007654321/CACC`,
    });
    const { body: refused } = await call('post', '/restrictions', body).expect(409);
    expect(refused).toMatchObject({ code: 'RESTRICTION_EXISTS' });
    expect((await call('get', '/restrictions').expect(200)).body).toEqual([created]);
  });

  it.each<readonly [string, object, RegExp]>([
    ['no kind', { key: PHONE }, /^\/kind: Is missing/],
    ['no target', { kind: 'FRAUD' }, /exactly one of key, taxId, account/],
    ['two targets', { kind: 'COURT_ORDER', key: PHONE, taxId: '11122233300' }, /exactly one/],
    ['a key of no format', { kind: 'COURT_ORDER', key: 'x' }, /^\/key: Must be a Pix key/],
    ['suspected fraud of a key', { kind: 'FRAUD', key: PHONE }, /restricts taxId or account/],
    [
      'a court order on an account',
      { kind: 'COURT_ORDER', account: ACCOUNT },
      /restricts key or taxId/,
    ],
    ['a wrong tax id', { kind: 'FRAUD', taxId: '1' }, /Must be a CPF/],
    ['an unknown member', { kind: 'FRAUD', taxid: '11122233300' }, /did you mean "taxId"/],
    ['a list', [], /Must be an object|object/],
  ])('are refused with %s', async (_, body, detail) => {
    const answer = await admin(test, 'refused').call('post', '/restrictions', body).expect(400);
    expect((answer.body as { detail: string }).detail).toMatch(detail);
  });
});

describe(`The control of buckets on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(dict, { LOG_LEVEL: 'silent', DICT_SIGN: 'false' });
  });
  afterAll(() => test.close());

  it('sets, shows in pages and fills buckets', async () => {
    const { call, frozen } = admin(test, 'control');
    await frozen('2999-01-01T12:00:00.000Z').expect(200);
    const bucket = '/buckets/ENTRIES_READ_USER_ANTISCAN/12345678909';
    const { body } = await call('put', bucket, { balance: -15 }).expect(200);
    expect(body).toEqual({
      policy: 'ENTRIES_READ_USER_ANTISCAN',
      category: 'PF',
      owner: '12345678909',
      balance: -15,
      capacity: 100,
      refillTokens: 2,
      refillPeriodSec: 60,
      nextTokenAt: '2999-01-01T12:00:30.000Z',
      allowedAt: '2999-01-01T12:08:00.000Z',
      fullAt: '2999-01-01T12:57:30.000Z',
    });
    await call('put', '/buckets/ENTRIES_WRITE/12345678', { balance: 35_999 }).expect(200);
    await call('put', '/buckets/KEYS_CHECK/12345678', { balance: 70 }).expect(200);
    const page = await call('get', '/buckets?limit=1').expect(200);
    expect([page.body, page.headers['x-total-count']]).toEqual([[body], '2']);
    const next = /<([^>]+)>/.exec(page.headers['link'] ?? '')?.[1] ?? '';
    const { body: second } = await test.http.get(next).set('X-Sandbox', 'control').expect(200);
    expect(second).toMatchObject([{ policy: 'ENTRIES_WRITE', balance: 35_999 }]);
    await call('delete', bucket).expect(204);
    expect((await call('get', '/buckets?owner=12345678909').expect(200)).body).toEqual([]);
  });

  it.each<readonly [string, string, object, number, string]>([
    ['an unknown policy', 'ENTRIES_READ/12345678', { balance: 1 }, 404, 'POLICY_NOT_FOUND'],
    ['a payer of ENTRIES_WRITE', 'ENTRIES_WRITE/123', { balance: 1 }, 400, 'BUCKET_OWNER_INVALID'],
    [
      'a participant of a policy of payers',
      'ENTRIES_READ_USER_ANTISCAN/12345678',
      { balance: 1 },
      400,
      'BUCKET_OWNER_INVALID',
    ],
    ['too many tokens', 'KEYS_CHECK/12345678', { balance: 71 }, 422, 'BALANCE_OUT_OF_RANGE'],
    ['debt where none is', 'KEYS_CHECK/12345678', { balance: -1 }, 422, 'BALANCE_OUT_OF_RANGE'],
    ['half a token', 'KEYS_CHECK/12345678', { balance: 0.5 }, 400, 'REQUEST_INVALID'],
    ['no balance', 'KEYS_CHECK/12345678', {}, 400, 'REQUEST_INVALID'],
    ['more members', 'KEYS_CHECK/12345678', { balance: 1, capacity: 9 }, 400, 'REQUEST_INVALID'],
  ])('refuses %s', async (_, bucket, body, status, code) => {
    const { call } = admin(test, 'refused');
    const answer = await call('put', `/buckets/${bucket}`, body).expect(status);
    expect(answer.body).toMatchObject({ code });
  });

  it('refuses a filter by an unknown policy, and names the nearest one', async () => {
    const { body } = await admin(test, 'refused')
      .call('get', '/buckets?policy=ENTRIES_WRIT')
      .expect(404);
    expect((body as { detail: string }).detail).toMatch(/did you mean ENTRIES_WRITE\?/);
  });

  it('forecasts what lookups would cost', async () => {
    const { call, frozen } = admin(test, 'forecast');
    await frozen('2999-01-01T12:00:00.000Z').expect(200);
    const scheduled = { payer: 'PJ', lookups: { found: 5_000 } };
    const { body } = await call('post', '/buckets/forecast', scheduled).expect(200);
    expect(body).toMatchObject({
      allowed: 1_000,
      refused: 4_000,
      firstRefused: { lookup: 1_001, policy: 'ENTRIES_READ_USER_ANTISCAN', waitSec: 3 },
      durationSec: 0,
      policies: [
        { policy: 'ENTRIES_READ_USER_ANTISCAN', category: 'PJ', cost: 1_000, fullAfterSec: 3_000 },
        { policy: 'ENTRIES_READ_PARTICIPANT_ANTISCAN', category: 'C', cost: 1_000 },
      ],
    });
    const bucket = `/buckets/ENTRIES_READ_PARTICIPANT_ANTISCAN/${SETTLEMENT_AGENT}`;
    await call('put', bucket, { balance: 2 }).expect(200);
    const ofOne = { participant: SETTLEMENT_AGENT, lookups: { found: 3 } };
    const { body: third } = await call('post', '/buckets/forecast', ofOne).expect(200);
    expect(third).toMatchObject({ allowed: 2, firstRefused: { lookup: 3, category: 'C' } });
    expect((await call('get', '/buckets').expect(200)).body).toMatchObject([{ balance: 2 }]);
  });

  it.each<readonly [string, object, RegExp]>([
    ['no lookups', {}, /^\/lookups: Is missing/],
    ['none at all', { lookups: {} }, /must be from 1 to 50000/],
    ['too many', { lookups: { found: 50_000, notFound: 1 } }, /must be from 1 to 50000/],
    [
      'two categories',
      { lookups: { found: 1 }, participant: SETTLEMENT_AGENT, category: 'A' },
      /left out/,
    ],
    ['a share above 1', { lookups: { found: 1 }, paidShare: 2 }, /from 0 to 1/],
    ['a wrong type', { lookups: { found: 1, keyTypes: ['RANDOM'] } }, /one of CPF/],
    ['an unknown member', { lookups: { found: 1, notfound: 1 } }, /did you mean "notFound"/],
  ])('refuses a forecast with %s', async (_, body, detail) => {
    const answer = await admin(test, 'refused').call('post', '/buckets/forecast', body).expect(400);
    expect((answer.body as { detail: string }).detail).toMatch(detail);
  });
});
