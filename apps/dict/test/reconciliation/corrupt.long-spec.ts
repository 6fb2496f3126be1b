import 'reflect-metadata';
import { createTestApp, databaseUnderTest, type TestApp } from '#libs/testing';
import { dict } from '../../src/dict.app';
import { type CorruptionResponse } from '../../src/reconciliation/corruptions/corruption.response';
import { bank, BANK, eventsIn, OTHER, phoneOf, requestIdOf } from './bank';
import { entryOf } from '../official/official-client';

const ENTRIES = 8;

describe(`Corrupted entries on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(dict, { DICT_SIGN: 'false' });
  });
  afterAll(() => test.close());

  /** A participant with entries, its own base of CIDs by key, and the means to corrupt the entries. */
  const withBase = async (sandbox: string) => {
    const participant = bank(test, sandbox);
    const base: string[] = [];
    for (let number = 1; number <= ENTRIES; number += 1) await participant.create(number);
    const { events, admin } = participant;
    for (const { cid } of eventsIn(await events('KeyType=PHONE'))) base.push(cid);
    const corrupt = async (body: object = {}) => {
      const answer = await admin.call('post', '/corrupt', { participant: BANK, ...body });
      expect(answer.status).toBe(201);
      return answer.body as CorruptionResponse;
    };
    const check = async ({ id }: CorruptionResponse) =>
      (await admin.call('get', `/corrupt/${id}`).expect(200)).body as CorruptionResponse;
    return { ...participant, base, corrupt, check };
  };

  it('are altered, removed and added without a CID event, and the VSync shows it', async () => {
    const { base, corrupt, events, resultOf, byCid, get } = await withBase('kinds');
    expect(await resultOf('PHONE', base)).toBe('OK');
    const changes = { altered: 2, removed: 2, added: 2 };
    const { entries, repaired } = await corrupt({ keyTypes: ['PHONE'], changes });
    expect(entries.map(({ kind, entry }) => [kind, entry])).toEqual(
      ['ALTERED', 'ALTERED', 'REMOVED', 'REMOVED', 'ADDED', 'ADDED'].map((kind) => [
        ...[kind, 'AS_CORRUPTED'],
      ]),
    );
    expect(new Set(entries.map(({ key }) => key)).size).toBe(6);
    expect(repaired).toBe(false);
    expect(await resultOf('PHONE', base)).toBe('NOK');
    const listed = await events('KeyType=PHONE');
    expect(eventsIn(listed).map(({ cid }) => cid)).toEqual(base);
    const now = new Set(base);
    for (const { cidBefore, cidAfter } of entries) {
      if (cidBefore !== undefined) {
        expect(now.delete(cidBefore)).toBe(true);
        expect((await byCid(cidBefore)).error).toBe('NotFound');
      }
      if (cidAfter !== undefined) {
        now.add(cidAfter);
        expect((await byCid(cidAfter)).status).toBe(200);
      }
    }
    expect(await resultOf('PHONE', [...now])).toBe('OK');
    for (const { kind, key } of entries) {
      const answer = await bank(test, 'kinds', OTHER).lookUp(key);
      expect([kind, answer.status]).toEqual([kind, kind === 'REMOVED' ? 404 : 200]);
    }
    expect((await get('/cids/events?KeyType=PHONE')).status).toBe(400);
  });

  it('are repaired in DICT by an update, a creation and a deletion', async () => {
    const { base, corrupt, check, resultOf, rename, remove, post, events } =
      await withBase('repair');
    const done = await corrupt({ keyTypes: ['PHONE'] });
    const [altered, removed, added] = done.entries;
    const states = async () => (await check(done)).entries.map(({ entry }) => entry);
    const results = async () => (await check(done)).verifications.map(({ result }) => result);
    expect(await results()).toEqual(['NONE']);
    await resultOf('PHONE', base);
    expect(await results()).toEqual(['NOK']);

    const number = base.indexOf(altered?.cidBefore ?? '') + 1;
    const account = { key: phoneOf(number), accountNumber: String(number) };
    const { Account } = entryOf(BANK, account)['Entry'] as { Account: never };
    const path = `/entries/${encodeURIComponent(phoneOf(number))}`;
    await bank(test, 'repair').put(path, 'UpdateEntryRequest', {
      Key: phoneOf(number),
      Account,
      Owner: { Type: 'NATURAL_PERSON', TaxIdNumber: '11122233300', Name: 'João Silva' },
      Reason: 'RECONCILIATION',
    });
    expect(await states()).toEqual(['AS_BEFORE', 'AS_CORRUPTED', 'AS_CORRUPTED']);
    await remove(added?.key ?? '');
    expect(await states()).toEqual(['AS_BEFORE', 'AS_CORRUPTED', 'AS_BEFORE']);
    const again = { key: removed?.key ?? '', requestId: requestIdOf(99), reason: 'RECONCILIATION' };
    const created = await post('/entries/', 'CreateEntryRequest', entryOf(BANK, again));
    expect(created.status).toBe(201);
    expect(await states()).toEqual(['AS_BEFORE', 'CHANGED', 'AS_BEFORE']);

    const after = eventsIn(await events('KeyType=PHONE')).slice(ENTRIES);
    expect(after.map(({ type, cid }) => [type, cid])).toEqual([
      ['REMOVED', altered?.cidAfter],
      ['ADDED', altered?.cidBefore],
      ['REMOVED', added?.cidAfter],
      ['ADDED', after[3]?.cid],
    ]);
    const own = base.filter((cid) => cid !== removed?.cidBefore);
    expect(await resultOf('PHONE', [...own, after[3]?.cid ?? ''])).toBe('OK');
    expect(await resultOf('PHONE', base)).toBe('NOK');
    const { repaired, verifications } = await check(done);
    expect(repaired).toBe(true);
    expect(verifications).toMatchObject([{ keyType: 'PHONE', result: 'OK', verificationId: 2 }]);
    await rename(phoneOf(number), 'João Souza');
    expect((await states())[0]).toBe('CHANGED');
    await remove(phoneOf(number));
    expect((await states())[0]).toBe('GONE');
  });

  it('are repaired in the base of the participant, for each type on its own', async () => {
    const { base, corrupt, check, resultOf } = await withBase('own-base');
    const changes = { altered: 1, added: 2 };
    const done = await corrupt({ keyTypes: ['PHONE', 'EVP'], changes });
    const addedTo = (keyType: string) =>
      done.entries
        .filter((entry) => entry.keyType === keyType && entry.kind === 'ADDED')
        .map(({ cidAfter = '' }) => cidAfter);
    const [altered] = done.entries;
    const phones = base.map((cid) => (cid === altered?.cidBefore ? (altered.cidAfter ?? '') : cid));
    expect(await resultOf('PHONE', [...phones, ...addedTo('PHONE')])).toBe('OK');
    expect((await check(done)).repaired).toBe(false);
    expect(await resultOf('EVP', addedTo('EVP'))).toBe('OK');
    const { repaired, entries } = await check(done);
    expect(repaired).toBe(true);
    expect(entries.map(({ entry }) => entry)).toEqual(Array(3).fill('AS_CORRUPTED'));
  });

  it('are the same for the same seed, and others for another seed', async () => {
    const corruptedWith = async (sandbox: string, seed: number) => {
      const { corrupt } = await withBase(sandbox);
      const { entries } = await corrupt({ changes: { altered: 2, removed: 2, added: 2 }, seed });
      return entries;
    };
    const first = await corruptedWith('seed-1', 7);
    expect(await corruptedWith('seed-2', 7)).toEqual(first);
    expect(await corruptedWith('seed-3', 8)).not.toEqual(first);
  });

  it('are as many as there are, at most', async () => {
    const { corrupt } = await withBase('all');
    const { entries } = await corrupt({ changes: { altered: ENTRIES + 5, removed: 3 } });
    expect(entries).toHaveLength(ENTRIES);
    const second = await corrupt({ changes: { removed: ENTRIES + 5 } });
    expect(second.entries).toHaveLength(ENTRIES);
    expect(new Set(second.entries.map(({ key }) => key)).size).toBe(ENTRIES);
  });

  it('can be added again with the same seed: then they are others', async () => {
    const { corrupt } = await withBase('again');
    const keys = async () =>
      (await corrupt({ changes: { added: 10 } })).entries.map(({ key }) => key);
    expect(new Set([...(await keys()), ...(await keys())]).size).toBe(20);
  });

  it.each([
    [{}, '/participant'],
    [{ participant: '1' }, '/participant'],
    [{ participant: BANK, keyTypes: [] }, '/keyTypes'],
    [{ participant: BANK, keyTypes: ['RANDOM'] }, '/keyTypes/0'],
    [{ participant: BANK, keyTypes: ['EVP', 'EVP'] }, '/keyTypes'],
    [{ participant: BANK, changes: {} }, '/changes'],
    [{ participant: BANK, changes: { altered: 1_001 } }, '/changes/altered'],
    [{ participant: BANK, changes: { altered: -1 } }, '/changes/altered'],
    [{ participant: BANK, changes: { added: 1, deleted: 1 } }, '/changes/deleted'],
    [{ participant: BANK, seed: 1.5 }, '/seed'],
  ])('are refused for the body %j', async (body, pointer) => {
    const { admin } = bank(test, 'bodies');
    const answer = await admin.call('post', '/corrupt', body).expect(400);
    expect(answer.body).toMatchObject({ code: 'REQUEST_INVALID', errors: [{ pointer }] });
  });

  it('are refused for a participant without entries, and unknown by another id', async () => {
    const { admin } = bank(test, 'none');
    const body = { participant: BANK, changes: { altered: 1 } };
    const answer = await admin.call('post', '/corrupt', body).expect(422);
    expect(answer.body).toMatchObject({ code: 'NOTHING_TO_CORRUPT' });
    await admin.call('get', '/corrupt/unknown').expect(404);
  });
});
