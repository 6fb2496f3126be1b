import 'reflect-metadata';
import { generateKeyPairSync } from 'node:crypto';
import {
  admin,
  createTestApp,
  databaseUnderTest,
  documentedProblem,
  frozenAt,
  type TestApp,
} from '#libs/testing';
import { spi } from '../../src/spi.app';
import { certificateOf } from './certificate';

type Body = Record<string, unknown>;

const NOW = '2027-03-01T12:00:00.000Z';
const SEEDED = ['99999003', '99999004', '99999A03', '99999A04'];

describe(`Participants on ${databaseUnderTest}`, () => {
  let test: TestApp;
  let pem: string;
  beforeAll(async () => {
    test = await createTestApp(spi);
    pem = await certificateOf('10000001', 2048);
  });
  afterAll(() => test.close());

  const participants = (sandbox: string) => {
    const { call } = admin(test, sandbox);
    const path = (ispb: string): string => `/participants/${ispb}`;
    return {
      create: (body: object) => call('post', '/participants', body),
      change: (ispb: string, body: object) =>
        test.http
          .patch(`/__admin${path(ispb)}`)
          .set('X-Sandbox', sandbox)
          .send(body),
      find: async (ispb: string) => (await call('get', path(ispb)).expect(200)).body as Body,
      list: async (query = '') =>
        (await call('get', `/participants${query}`).expect(200)).body as Body[],
      call,
    };
  };

  it('are the virtual ones in a new sandbox, each with R$ 10,000,000,000.00', async () => {
    const list = await participants('new').list();
    expect(list.map(({ ispb }) => ispb)).toEqual(SEEDED);
    expect(list[0]).toEqual({
      ispb: '99999003',
      name: 'PSP virtual pagador',
      kind: 'VIRTUAL',
      status: 'ACTIVE',
      player: 'SIMULATOR',
      sendBlocked: false,
      balance: '10000000000.00',
      reserved: '0.00',
      available: '10000000000.00',
      createdAt: '2020-11-16T12:00:00.000Z',
    });
  });

  it('are registered with what was sent, and by default with nothing', async () => {
    const { create, find, call } = participants('registered');
    await call('put', '/clock', frozenAt(NOW)).expect(200);
    const plain = await create({ ispb: '10000001' }).expect(201);
    expect(plain.body).toEqual({
      ispb: '10000001',
      name: 'Participante 10000001',
      kind: 'DIRECT',
      status: 'ACTIVE',
      player: 'SIMULATOR',
      sendBlocked: false,
      balance: '0.00',
      reserved: '0.00',
      available: '0.00',
      createdAt: NOW,
    });
    const sent = {
      ispb: '1A000002',
      name: 'Fintech São João',
      kind: 'INDIRECT',
      settlementAgent: '10000001',
      status: 'NOT_OPERATING',
      player: 'CLIENT',
      sendBlocked: true,
      answer: { decision: 'REJECT', reasonCode: 'AC03', delay: 'PT2S' },
    };
    const full = await create({ ...sent, certificate: `Subject: anything\n${pem}` }).expect(201);
    expect(full.body).toMatchObject({ ...sent, certificate: pem });
    expect(await find('1A000002')).toEqual({ ...(full.body as object), waitingMessages: 0 });
  });

  it.each([
    [1500, '1500.00'],
    [0.1, '0.10'],
    ['0.30', '0.30'],
    ['1000000000000.00', '1000000000000.00'],
    [0, '0.00'],
  ])('have the balance %p that they are registered with', async (balance, expected) => {
    const sandbox = `balance-${expected.replace('.', '-')}`;
    const { body } = await participants(sandbox).create({ ispb: '10000001', balance }).expect(201);
    expect(body).toMatchObject({ balance: expected, available: expected });
  });

  it('are registered once, also by simultaneous requests', async () => {
    const { create, call } = participants('once');
    const body = { ispb: '10000001', balance: '5.00' };
    const answers = await Promise.all(Array.from({ length: 10 }, () => create(body)));
    expect(answers.map(({ status }) => status).sort()).toEqual([
      201,
      ...Array<number>(9).fill(409),
    ]);
    const again = await create(body).expect(409);
    const documented = await documentedProblem(
      test,
      'post /__admin/participants',
      'PARTICIPANT_EXISTS',
    );
    expect(again.body).toMatchObject({ ...documented, correlationId: expect.any(String) });
    const entries = await call('get', '/participants/10000001/entries').expect(200);
    expect(entries.body).toHaveLength(1);
  });

  it('are changed in the members that are sent; null removes', async () => {
    const { create, change } = participants('changed');
    await create({ ispb: '10000001', certificate: pem, answer: { decision: 'NONE' } }).expect(201);
    const changes: [object, object][] = [
      [{ name: 'Outro' }, { name: 'Outro', certificate: pem, answer: { decision: 'NONE' } }],
      [{ status: 'NOT_OPERATING' }, { status: 'NOT_OPERATING' }],
      [{ player: 'CLIENT' }, { player: 'CLIENT' }],
      [{ sendBlocked: true }, { sendBlocked: true, name: 'Outro' }],
      [{ answer: { decision: 'ACCEPT', delay: 'PT1M' } }, { answer: { delay: 'PT1M' } }],
      [{}, { sendBlocked: true, status: 'NOT_OPERATING', player: 'CLIENT' }],
    ];
    for (const [sent, expected] of changes) {
      const { body } = await change('10000001', sent).expect(200);
      expect(body).toMatchObject(expected);
    }
    const { body } = await change('10000001', { answer: null, certificate: null }).expect(200);
    expect(body).not.toHaveProperty('answer');
    expect(body).not.toHaveProperty('certificate');
    await create({ ispb: '20000002', kind: 'INDIRECT', settlementAgent: '10000001' }).expect(201);
    const moved = await change('20000002', { settlementAgent: '99999004' }).expect(200);
    expect(moved.body).toMatchObject({ settlementAgent: '99999004' });
  });

  it('are listed by ISPB, in pages', async () => {
    const { create, list, call } = participants('pages');
    for (const ispb of ['30000003', '10000001', 'Z0000001']) await create({ ispb }).expect(201);
    const expected = ['10000001', '30000003', ...SEEDED, 'Z0000001'];
    expect((await list()).map(({ ispb }) => ispb)).toEqual(expected);
    const seen: unknown[] = [];
    let next: string | undefined = '/__admin/participants?limit=3';
    while (next !== undefined) {
      const answer = await test.http.get(next).set('X-Sandbox', 'pages').expect(200);
      const body = answer.body as Body[];
      const headers = answer.headers as Record<string, string | undefined>;
      expect(headers['x-total-count']).toBe('7');
      seen.push(...body.map(({ ispb }) => ispb));
      next = /^<(.*)>; rel="next"$/.exec(headers['link'] ?? '')?.[1];
    }
    expect(seen).toEqual(expected);
    await call('get', '/participants?limit=0').expect(400);
  });

  const INDIRECT = { kind: 'INDIRECT', settlementAgent: '99999003' };
  const wrong: [what: string, body: object, pointer: string, detail?: string][] = [
    ['no ISPB', {}, '/ispb'],
    ['a short ISPB', { ispb: '1234567' }, '/ispb'],
    ['an ISPB in lower case', { ispb: '1234567a' }, '/ispb'],
    ['an ISPB that is a number', { ispb: 12345678 }, '/ispb'],
    ['the ISPB of the SPI', { ispb: '00038166' }, '/ispb', 'Is the SPI itself.'],
    ['an empty name', { name: ' ' }, '/name'],
    ['a name of 141 characters', { name: 'n'.repeat(141) }, '/name'],
    ['a name with U+0000', { name: 'a\u0000b' }, '/name'],
    ['a name with a lone surrogate', { name: 'a\ud800b' }, '/name'],
    ['an unknown kind', { kind: 'VIRTUAL' }, '/kind'],
    ['an unknown status', { status: 'ON' }, '/status'],
    ['an unknown player', { player: 'NOBODY' }, '/player'],
    ['a text as sendBlocked', { sendBlocked: 'true' }, '/sendBlocked'],
    ['a member of another spelling', { sendblocked: true }, '/sendblocked', 'sendBlocked'],
    ['an indirect one without a settlement agent', { kind: 'INDIRECT' }, '/settlementAgent'],
    ['a settlement agent of a direct one', { settlementAgent: '99999003' }, '/settlementAgent'],
    [
      'itself as settlement agent',
      { kind: 'INDIRECT', settlementAgent: '10000001' },
      '/settlementAgent',
      'another',
    ],
    [
      'a settlement agent that does not exist',
      { kind: 'INDIRECT', settlementAgent: '88888888' },
      '/settlementAgent',
    ],
    [
      'an indirect settlement agent',
      { kind: 'INDIRECT', settlementAgent: '20000002' },
      '/settlementAgent',
      'indirect',
    ],
    ['a balance of an indirect one', { ...INDIRECT, balance: '1.00' }, '/balance'],
    ['a negative balance', { balance: '-0.01' }, '/balance'],
    ['three decimals', { balance: '1.005' }, '/balance'],
    ['a number with three decimals', { balance: 1.005 }, '/balance'],
    ['a comma', { balance: '1,50' }, '/balance'],
    ['too much money', { balance: '1000000000000.01' }, '/balance'],
    ['a huge number', { balance: 1e300 }, '/balance'],
    ['an exponent', { balance: '1e3' }, '/balance'],
    ['a balance that is an object', { balance: {} }, '/balance'],
    ['an unknown decision', { answer: { decision: 'MAYBE' } }, '/answer/decision'],
    ['a rejection without a code', { answer: { decision: 'REJECT' } }, '/answer/reasonCode'],
    [
      'a code of an acceptance',
      { answer: { decision: 'ACCEPT', reasonCode: 'AC03' } },
      '/answer/reasonCode',
    ],
    [
      'an unknown code',
      { answer: { decision: 'REJECT', reasonCode: 'XX99' } },
      '/answer/reasonCode',
    ],
    ['a delay in seconds', { answer: { decision: 'ACCEPT', delay: '30' } }, '/answer/delay'],
    ['a certificate that is not PEM', { certificate: 'MIIB' }, '/certificate', 'PEM'],
    ['an empty certificate', { certificate: '' }, '/certificate'],
    ['a certificate of a million characters', { certificate: '-'.repeat(90_000) }, '/certificate'],
    ['a certificate null', { certificate: null }, '/certificate'],
  ];

  it.each(wrong)('are not registered with %s', async (_what, change, pointer, detail = '') => {
    const { create, list } = participants('wrong');
    await create({ ispb: '20000002', ...INDIRECT });
    const body = pointer === '/ispb' ? change : { ispb: '10000001', ...change };
    const answer = await create(body).expect(400);
    expect(answer.body).toMatchObject({
      code: 'REQUEST_INVALID',
      errors: [{ pointer, detail: expect.stringContaining(detail) }],
    });
    expect(await list()).toHaveLength(5);
  });

  it('are not registered with a key that nobody should use', async () => {
    const { create } = participants('weak');
    const weak = await certificateOf('10000001', 1024);
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const key = privateKey.export({ type: 'pkcs8', format: 'pem' });
    for (const certificate of [weak, key]) {
      const { body } = await create({ ispb: '10000001', certificate }).expect(400);
      expect(body).toMatchObject({ errors: [{ pointer: '/certificate' }] });
    }
  });

  it.each<[string, string, object, string]>([
    ['an ISPB', '10000001', { ispb: '10000009' }, '/ispb'],
    ['a kind', '10000001', { kind: 'INDIRECT' }, '/kind'],
    ['a balance', '10000001', { balance: '1.00' }, '/balance'],
    [
      'a settlement agent of a direct one',
      '10000001',
      { settlementAgent: '99999003' },
      '/settlementAgent',
    ],
    ['no settlement agent', '20000002', { settlementAgent: null }, '/settlementAgent'],
    ['itself as settlement agent', '20000002', { settlementAgent: '20000002' }, '/settlementAgent'],
    ['its own system for a virtual one', '99999003', { player: 'CLIENT' }, '/player'],
    ['half an answer', '10000001', { answer: {} }, '/answer/decision'],
  ])('do not get %s by a change', async (_what, ispb, change, pointer) => {
    const host = participants('unchanged');
    await host.create({ ispb: '10000001' });
    await host.create({ ispb: '20000002', ...INDIRECT });
    const before = await host.list();
    const answer = await host.change(ispb, change).expect(400);
    expect(answer.body).toMatchObject({ code: 'REQUEST_INVALID', errors: [{ pointer }] });
    expect(await host.list()).toEqual(before);
  });

  it.each(['88888888', '00038166', 'x', '%00', '%ED%A0%80', 'a'.repeat(500)])(
    'have no %s',
    async (ispb) => {
      const { call, change } = participants('none');
      const status = ispb.startsWith('%ED') ? 400 : 404;
      for (const path of [`/${ispb}`, `/${ispb}/entries`]) {
        expect((await call('get', `/participants${path}`)).status).toBe(status);
      }
      expect((await change(ispb, { name: 'x' })).status).toBe(status);
    },
  );

  it.each([['[]'], ['"x"'], ['null'], ['{"ispb":'], ['']])(
    'are not registered by the body %s',
    async (text) => {
      const answer = await test.http
        .post('/__admin/participants')
        .set('Content-Type', 'application/json')
        .send(text);
      expect(answer.status).toBe(400);
    },
  );

  it('have all errors of a body at once', async () => {
    const body = { ispb: 'x', nme: 'a', balance: -1, answer: { decision: 'REJECT' } };
    const answer = await participants('all').create(body).expect(400);
    const { errors } = answer.body as { errors: { pointer: string; detail: string }[] };
    expect(errors.map(({ pointer }) => pointer).sort()).toEqual([
      '/answer/reasonCode',
      '/balance',
      '/ispb',
      '/nme',
    ]);
    expect(errors.find(({ pointer }) => pointer === '/nme')?.detail).toContain('"name"');
  });
});
