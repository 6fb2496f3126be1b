import 'reflect-metadata';
import { createTestApp, type TestApp } from '#libs/testing';
import { dict } from '../../src/dict.app';
import { answerOf, entryOf, xmlOf, type Answer } from './official-client';

const BANK = '12345678';

describe.each([
  { version: '1.8', own: 'v1', foreign: 'v2' },
  { version: '2.6', own: 'v2', foreign: 'v1' },
  { version: '2.12', own: 'v2', foreign: 'v1' },
])('API_VERSION=$version', ({ version, own, foreign }) => {
  let test: TestApp;
  beforeAll(async () => {
    const settings = { API_VERSION: version, DICT_SIGN: 'false', LOG_LEVEL: 'silent' };
    test = await createTestApp(dict, settings);
  });
  afterAll(() => test.close());

  const create = async (sandbox: string, address: string): Promise<Answer> =>
    answerOf(
      await test.http
        .post(address)
        .set({ 'X-Sandbox': sandbox, 'Content-Type': 'application/xml' })
        .send(xmlOf('CreateEntryRequest', entryOf(BANK))),
    );

  it(`serves the addresses below /api/${own}`, async () => {
    expect((await create('own', `/api/${own}/entries/`)).status).toBe(201);
    const found = await test.http
      .get(`/s/own/api/${own}/entries/%2B5561988880000?x=1`)
      .set({ 'PI-RequestingParticipant': '87654321', 'PI-PayerId': '98765432100' })
      .set('PI-EndToEndId', 'E8765432120261121120000000000001');
    expect(answerOf(found).root.name).toBe('GetEntryResponse');
  });

  it(`has nothing below /api/${foreign}`, async () => {
    const answer = await create('foreign', `/api/${foreign}/entries/`);
    expect([answer.status, answer.error]).toEqual([404, 'NotFound']);
    expect(answer.text('detail')).toBe(
      `DICT API ${version} (API_VERSION) is served below /api/${own}, not below /api/${foreign}.`,
    );
  });

  it('names the requested address in errors, in the journal and in rules', async () => {
    const answer = await create('named', `/api/${own}/nothing`);
    expect(answer.text('detail')).toContain(`Nothing is served at /api/${own}/nothing;`);
    const rule = {
      match: { method: 'POST', path: `/api/${own}/entries/` },
      effect: { outcome: 'ENTRY_LIMIT_EXCEEDED' },
    };
    await test.http.post('/__admin/rules').set('X-Sandbox', 'named').send(rule).expect(201);
    const refused = await create('named', `/api/${own}/entries/`);
    expect(refused.error).toBe('EntryLimitExceeded');
    const { body } = await test.http.get('/__admin/requests').set('X-Sandbox', 'named').expect(200);
    const journal = body as readonly { readonly path: string }[];
    expect(journal.map(({ path }) => path)).toEqual([
      `/api/${own}/entries/`,
      `/api/${own}/nothing`,
    ]);
  });
});
