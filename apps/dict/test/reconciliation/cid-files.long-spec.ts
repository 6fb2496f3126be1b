import 'reflect-metadata';
import { createHash } from 'node:crypto';
import { createTestApp, databaseUnderTest, fetched, frozenAt, type TestApp } from '#libs/testing';
import { type CID_FILE_OUTCOMES } from '../../src/reconciliation/files/cid-file';
import { dict } from '../../src/dict.app';
import { bank, BANK, eventsIn, OTHER } from './bank';

const NOW = '2026-11-21T12:00:00.000Z';

describe(`CID files on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(dict, { DICT_SIGN: 'false' });
  });
  afterAll(() => test.close());

  /** A participant whose clock is frozen, and passes by hand. */
  const frozenBank = async (sandbox: string) => {
    const participant = bank(test, sandbox);
    await participant.admin.frozen(NOW).expect(200);
    const advance = (by: string) =>
      participant.admin.call('post', '/clock/advance', { by }).expect(200);
    const status = async (id = '1') => (await participant.file(id)).text('CidSetFile/Status');
    const download = (url: string) =>
      test.http.get(new URL(url).pathname).buffer(true).redirects(0);
    return { ...participant, advance, status, download };
  };

  it('become PROCESSING and AVAILABLE as time passes, and have the CIDs of that moment', async () => {
    const { create, events, requestFile, advance, status, file, download } =
      await frozenBank('steps');
    await create(1);
    await create(2);
    const requested = await requestFile('PHONE');
    expect(requested.status).toBe(201);
    const shown = ['Id', 'Status', 'Participant', 'KeyType', 'RequestTime', 'Url', 'Bytes'];
    expect(shown.map((name) => requested.text(`CidSetFile/${name}`))).toEqual([
      ...['1', 'REQUESTED', BANK, 'PHONE', NOW, undefined, undefined],
    ]);
    await advance('PT9S');
    expect(await status()).toBe('REQUESTED');
    await advance('PT1S');
    expect(await status()).toBe('PROCESSING');
    await create(3);
    await advance('PT10S');
    await create(4);
    const made = await file('1');
    const cids = eventsIn(await events('KeyType=PHONE')).map(({ cid }) => cid);
    const content = cids
      .slice(0, 3)
      .sort()
      .map((cid) => `${cid}\n`)
      .join('');
    const answer = await download(made.text('CidSetFile/Url') ?? '').expect(200);
    expect(answer.text).toBe(content);
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(answer.headers['content-length']).toBe(String(content.length));
    const members = ['Status', 'CreationTime', 'Bytes', 'Sha256'];
    expect(members.map((name) => made.text(`CidSetFile/${name}`))).toEqual([
      'AVAILABLE',
      '2026-11-21T12:00:20.000Z',
      String(content.length),
      createHash('sha256').update(content).digest('hex'),
    ]);
  });

  it('of no entries are empty', async () => {
    const { requestFile, advance, file, download } = await frozenBank('empty');
    await requestFile('EVP');
    await advance('PT20S');
    const made = await file('1');
    expect(made.text('CidSetFile/Bytes')).toBe('0');
    expect(made.text('CidSetFile/Sha256')).toBe(createHash('sha256').digest('hex'));
    const { text } = await download(made.text('CidSetFile/Url') ?? '').expect(200);
    expect(text).toBe('');
  });

  it.each([
    ['the header X-Sandbox', { 'X-Sandbox': 'named' }, ''],
    ['the path', {}, '/s/named'],
    ['the host', { Host: 'named.localhost' }, ''],
  ])('have a Url that names the sandbox, also if %s named it', async (_, headers, prefix) => {
    const { create, requestFile, advance } = await frozenBank('named');
    await create(1);
    await requestFile('PHONE');
    await advance('PT20S');
    const address = `${test.address}${prefix}/api/v2/cids/files/1`;
    const identity = { 'PI-RequestingParticipant': BANK };
    const answer = await fetched(address, { ...headers, ...identity });
    const url = new URL(/<Url>(.*)<\/Url>/.exec(answer)?.[1] ?? '');
    const content = await fetched(test.address + url.pathname, { Host: url.host });
    expect(content).toMatch(/^200 [0-9a-f]{64}\n$/);
  });

  it('can be downloaded for a day', async () => {
    const { create, requestFile, advance, status, file, download } = await frozenBank('day');
    await create(1);
    await requestFile('PHONE');
    await advance('PT20S');
    const url = (await file('1')).text('CidSetFile/Url') ?? '';
    await advance('PT23H59M59S');
    await download(url).expect(200);
    await advance('PT1S');
    expect((await download(url).expect(410)).text).toContain('/error/Gone');
    expect(await status()).toBe('UNAVAILABLE');
    expect((await file('1')).text('CidSetFile/Url')).toBeUndefined();
  });

  describe('for which a rule has requested', () => {
    const withOutcome = async (outcome: keyof typeof CID_FILE_OUTCOMES) => {
      const participant = await frozenBank(outcome.toLowerCase().replaceAll('_', '-'));
      const match = { method: 'POST', path: '/api/v2/cids/files/' };
      await participant.admin.rule({ match, effect: { outcome }, times: 1 });
      await participant.requestFile('PHONE');
      return participant;
    };

    it('an error end with it, and the next file is made', async () => {
      const { requestFile, advance, status } = await withOutcome('CID_FILE_ERROR');
      await requestFile('PHONE');
      await advance('PT20S');
      expect([await status('1'), await status('2')]).toEqual(['ERROR', 'AVAILABLE']);
    });

    it('that they are unavailable never become AVAILABLE', async () => {
      const { advance, status } = await withOutcome('CID_FILE_UNAVAILABLE');
      await advance('PT10S');
      expect(await status()).toBe('PROCESSING');
      await advance('PT10S');
      expect(await status()).toBe('UNAVAILABLE');
      await test.http.get('/s/cid-file-unavailable/api/v2/cids/files/1/download').expect(404);
    });

    it('that they are missing are AVAILABLE, but not found', async () => {
      const { advance, file, download } = await withOutcome('CID_FILE_MISSING');
      await advance('PT20S');
      const made = await file('1');
      expect(made.text('CidSetFile/Status')).toBe('AVAILABLE');
      expect((await download(made.text('CidSetFile/Url') ?? '').expect(404)).text).toContain(
        '/error/NotFound',
      );
    });

    it('that they are slow take an hour for each step', async () => {
      const { advance, status } = await withOutcome('CID_FILE_SLOW');
      await advance('PT59M59S');
      expect(await status()).toBe('REQUESTED');
      await advance('PT1S');
      expect(await status()).toBe('PROCESSING');
      await advance('PT1H');
      expect(await status()).toBe('AVAILABLE');
    });
  });

  it('are refused to others, and before they are AVAILABLE', async () => {
    const { requestFile, file, post } = await frozenBank('refused');
    await requestFile('PHONE');
    expect((await bank(test, 'refused', OTHER).file('1')).error).toBe('Forbidden');
    for (const id of ['2', '0', 'x', '99999999999', '2147483648', '-1']) {
      expect((await file(id)).error).toBe('NotFound');
    }
    const address = '/s/refused/api/v2/cids/files/1/download';
    await test.http.get(address).expect(404);
    await test.http.get(address).set('PI-RequestingParticipant', OTHER).expect(403);
    const members = { Participant: OTHER, KeyType: 'PHONE' };
    const foreign = await post('/cids/files/', 'CreateCidSetFileRequest', members);
    expect(foreign.error).toBe('Forbidden');
  });

  it('are made while the clock runs, without being asked for again', async () => {
    const quick = await createTestApp(dict, { DICT_SIGN: 'false', DICT_CID_FILE_SECONDS: '0' });
    try {
      const { create, requestFile, file } = bank(quick, 'runs');
      await create(1);
      await requestFile('PHONE');
      let status: string | undefined;
      while (status !== 'AVAILABLE') status = (await file('1')).text('CidSetFile/Status');
    } finally {
      await quick.close();
    }
  });

  it('keep the frozen clock of a sandbox that is set back', async () => {
    const { admin, create, requestFile, advance, status } = await frozenBank('back');
    await create(1);
    await requestFile('PHONE');
    await advance('PT20S');
    await admin.call('put', '/clock', frozenAt('2020-01-01T00:00:00.000Z')).expect(200);
    expect(await status()).toBe('AVAILABLE');
    await test.http.get('/s/back/api/v2/cids/files/1/download').expect(200);
  });
});
