import 'reflect-metadata';
import { cidOf, EMPTY_VSYNC, type Entry } from '#libs/dict-api';
import { createTestApp, databaseUnderTest, frozenAt, type TestApp } from '#libs/testing';
import { dict } from '../../src/dict.app';
import { bank, BANK, OTHER, phoneOf, requestIdOf, vsyncOf } from './bank';

const NOW = '2026-11-21T12:00:00.000Z';

/** The CID that the participant calculates for the nth phone number, from what it has sent. */
function ownCid(number: number, name = 'João Silva'): string {
  const entry: Entry = {
    Key: phoneOf(number),
    KeyType: 'PHONE',
    Account: {
      ...{ Participant: BANK, Branch: '0001', AccountNumber: String(number), AccountType: 'CACC' },
      OpeningDate: '2010-01-10T03:00:00Z',
    },
    Owner: { Type: 'NATURAL_PERSON', TaxIdNumber: '11122233300', Name: name },
  };
  return cidOf(entry, requestIdOf(number));
}

describe(`Synchronism verifications on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(dict, { DICT_SIGN: 'false' });
  });
  afterAll(() => test.close());

  it('are OK for a participant that has the same entries, at each moment', async () => {
    const { create, rename, remove, resultOf } = bank(test, 'moments');
    const own: string[] = [];
    expect(await resultOf('PHONE', own)).toBe('OK');
    for (const number of [1, 2, 3]) {
      await create(number);
      expect(await resultOf('PHONE', own)).toBe('NOK');
      own.push(ownCid(number));
      expect(await resultOf('PHONE', own)).toBe('OK');
    }
    await rename(phoneOf(2), 'João Souza');
    expect(await resultOf('PHONE', own)).toBe('NOK');
    own[1] = ownCid(2, 'João Souza');
    expect(await resultOf('PHONE', own)).toBe('OK');
    await remove(phoneOf(1));
    expect(await resultOf('PHONE', own)).toBe('NOK');
    expect(await resultOf('PHONE', own.slice(1))).toBe('OK');
    expect(await resultOf('EMAIL', [])).toBe('OK');
  });

  it('answer with the verifier of the participant, and count their ids from 1', async () => {
    const { create, verify } = bank(test, 'ids');
    await create(1);
    const verifier = vsyncOf([ownCid(1)]);
    const first = await verify('PHONE', verifier.toUpperCase());
    expect(first.status).toBe(201);
    const text = (name: string) => first.text(`SyncVerification/${name}`);
    expect(['Id', 'Result', 'Participant', 'KeyType'].map(text)).toEqual([
      ...['1', 'OK', BANK, 'PHONE'],
    ]);
    expect(text('ParticipantSyncVerifier')).toBe(verifier);
    expect((await verify('EVP', EMPTY_VSYNC)).text('SyncVerification/Id')).toBe('2');
  });

  it('do not depend on the entries of other participants', async () => {
    await bank(test, 'others', OTHER).create(1);
    expect(await bank(test, 'others').resultOf('PHONE', [])).toBe('OK');
    expect(await bank(test, 'others', OTHER).resultOf('PHONE', [])).toBe('NOK');
  });

  it('are refused for another participant, an unknown type or a verifier that is none', async () => {
    const { post, verify } = bank(test, 'refused');
    const SyncVerification = {
      Participant: OTHER,
      KeyType: 'PHONE',
      ParticipantSyncVerifier: EMPTY_VSYNC,
    };
    const members = { SyncVerification };
    const root = 'CreateSyncVerificationRequest';
    expect((await post('/sync-verifications/', root, members)).error).toBe('Forbidden');
    expect((await verify('RANDOM', EMPTY_VSYNC)).error).toBe('BadRequest');
    expect((await verify('PHONE', 'x'.repeat(64))).error).toBe('BadRequest');
    expect((await verify('PHONE', EMPTY_VSYNC.slice(1))).error).toBe('BadRequest');
  });

  it('are listed for testers, with the VSync of DICT', async () => {
    const { admin, create, resultOf } = bank(test, 'list');
    await admin.call('put', '/clock', frozenAt(NOW)).expect(200);
    await create(1);
    await resultOf('PHONE', []);
    await resultOf('EVP', []);
    await bank(test, 'list', OTHER).resultOf('PHONE', []);
    const list = async (query: string) =>
      (await admin.call('get', `/sync-verifications${query}`).expect(200)).body as object[];
    expect(await list('')).toHaveLength(3);
    expect(await list(`?participant=${OTHER}`)).toHaveLength(1);
    expect(await list('?keyType=EVP&result=OK')).toHaveLength(1);
    expect(await list('?result=NOK')).toEqual([
      {
        ...{ id: 1, participant: BANK, keyType: 'PHONE', result: 'NOK', at: NOW },
        participantSyncVerifier: EMPTY_VSYNC,
        syncVerifier: ownCid(1),
      },
    ]);
    await admin.call('get', '/sync-verifications?keyType=RANDOM').expect(400);
  });
});

describe(`Entries by their CIDs on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(dict, { DICT_SIGN: 'false' });
  });
  afterAll(() => test.close());

  it('are found with the RequestId of their creation', async () => {
    const { create, byCid } = bank(test, 'found');
    await create(1);
    const found = await byCid(ownCid(1).toUpperCase());
    expect(found.status).toBe(200);
    expect(found.text('Cid')).toBe(ownCid(1));
    expect(found.text('Entry/Key')).toBe(phoneOf(1));
    expect(found.text('RequestId')).toBe(requestIdOf(1));
  });

  it('are not found by an earlier CID, after their deletion, or by another participant', async () => {
    const { create, byCid, rename, remove } = bank(test, 'gone');
    await create(1);
    expect((await bank(test, 'gone', OTHER).byCid(ownCid(1))).error).toBe('NotFound');
    await rename(phoneOf(1), 'João Souza');
    expect((await byCid(ownCid(1))).error).toBe('NotFound');
    expect((await byCid(ownCid(1, 'João Souza'))).status).toBe(200);
    await remove(phoneOf(1));
    expect((await byCid(ownCid(1, 'João Souza'))).error).toBe('NotFound');
    expect((await byCid('12')).error).toBe('BadRequest');
  });

  it('of the contract have the id of the key as their RequestId', async () => {
    const { admin, byCid } = bank(test, 'contract');
    await admin.call('post', '/seed', { keys: 50 }).expect(201);
    const keys = (await test.http.get('/dict/keys').set('X-Sandbox', 'contract').expect(200))
      .body as { id: string; keyType: string; ispb: string }[];
    const key = keys.find(({ keyType }) => keyType === 'RANDOM');
    const holder = bank(test, 'contract', key?.ispb);
    const events = await holder.events('KeyType=EVP&Limit=1');
    const cid = events.text('CidSetEvents/CidSetEvent/Cid') ?? '';
    expect((await byCid(cid)).error).toBe('NotFound');
    const found = await holder.byCid(cid);
    const ids = keys.filter(({ ispb }) => ispb === key?.ispb).map(({ id }) => id);
    expect(ids).toContain(found.text('RequestId'));
  });
});
