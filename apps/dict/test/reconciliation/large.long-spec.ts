import 'reflect-metadata';
import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { EMPTY_VSYNC } from '#libs/dict-api';
import { returning, tableOf } from '#libs/database';
import { RequestContext, runInContext } from '#libs/http';
import { Sandboxes } from '#libs/sandbox';
import { createTestApp, databaseUnderTest, type TestApp } from '#libs/testing';
import { dict } from '../../src/dict.app';
import { KeyRow } from '../../src/keys/key.row';
import { bank, BANK, eventsIn, vsyncOf } from './bank';

const KEYS = 50_000;
/** More than two pages of CIDs. */
const PHONES_AT_LEAST = 8_001;
const VERIFICATIONS = 20;

describe.each([
  [databaseUnderTest, {}],
  ['SQLite in memory', { DATABASE_URL: '', DATA_DIR: ':memory:' }],
])(`A participant with ${String(KEYS)} keys on %s`, (_, environment) => {
  let test: TestApp;
  let phones: readonly string[];
  beforeAll(async () => {
    test = await createTestApp(dict, { ...environment, DICT_SIGN: 'false' });
    const { admin } = bank(test, 'large');
    await admin.call('post', '/seed', { keys: KEYS }).expect(201);
    phones = await inDatabase(async (keys, query) => {
      await query(`UPDATE ${keys} SET ispb = $1 RETURNING id`, [BANK]);
      const rows = await query(`SELECT cid FROM ${keys} WHERE key_type = 'PHONE' ORDER BY cid`, []);
      return rows.map(({ cid }) => cid);
    });
  });
  afterAll(() => test.close());

  /** Does something in the database of the sandbox, without the service. */
  const inDatabase = <T>(
    work: (
      keys: string,
      query: (sql: string, parameters: readonly string[]) => Promise<readonly { cid: string }[]>,
    ) => Promise<T>,
  ): Promise<T> => {
    const context = new RequestContext('test', 'large');
    return runInContext(context, async () => {
      const database = await test.app.get(Sandboxes).database();
      try {
        return await work(tableOf(database, KeyRow), (sql, parameters) =>
          returning(database, sql, parameters),
        );
      } finally {
        context.end();
      }
    });
  };

  it('has a VSync of all of them', async () => {
    expect(phones.length).toBeGreaterThanOrEqual(PHONES_AT_LEAST);
    const { resultOf } = bank(test, 'large');
    expect(await resultOf('PHONE', phones)).toBe('OK');
    expect(await resultOf('PHONE', phones.slice(1))).toBe('NOK');
  });

  it('gets a file with all of them', async () => {
    const { admin, requestFile, file } = bank(test, 'large');
    await requestFile('PHONE');
    await admin.call('post', '/clock/advance', { by: 'PT20S' }).expect(200);
    const made = await file('1');
    const { pathname } = new URL(made.text('CidSetFile/Url') ?? '');
    const { text } = await test.http.get(pathname).buffer(true).expect(200);
    expect(text).toBe(phones.map((cid) => `${cid}\n`).join(''));
    expect(made.text('CidSetFile/Bytes')).toBe(String(text.length));
    const sha256 = createHash('sha256').update(text).digest('hex');
    expect(made.text('CidSetFile/Sha256')).toBe(sha256);
  });

  it('has events with the right VSyncs in the middle of them', async () => {
    const page = await bank(test, 'large').events('KeyType=PHONE&Limit=200');
    const cids = eventsIn(page).map(({ cid }) => cid);
    expect(cids).toHaveLength(200);
    expect(page.text('SyncVerifierStart')).toBe(vsyncOf(cids.slice(0, 1)));
    expect(page.text('SyncVerifierEnd')).toBe(vsyncOf(cids));
  });

  it('never has a VSync that it never had, while entries change', async () => {
    const { admin, verify } = bank(test, 'large');
    // One statement deletes the first entry and brings the last one back, or the other way round.
    const ends = [phones[0] ?? '', phones.at(-1) ?? ''];
    const [first = '', last = ''] = ends;
    const flip = (keys: string) =>
      `UPDATE ${keys} SET deleted_at = CASE WHEN deleted_at IS NULL THEN '2026-11-21T12:00:00.000Z' END ` +
      `WHERE cid IN ($1, $2) RETURNING id`;
    await inDatabase(async (keys, query) => {
      const remove = `UPDATE ${keys} SET deleted_at = '2026-11-21T12:00:00.000Z' WHERE cid = $1 RETURNING id`;
      await query(remove, [last]);
    });
    let isOver = false;
    const flipping = inDatabase(async (keys, query) => {
      for (let flips = 0; !isOver; flips += 1) {
        await query(flip(keys), ends);
        // At a rhythm of its own: an even number of flips during a reading would not be seen.
        for (let turns = 0; turns <= flips % 3; turns += 1) await nextTurn();
      }
    });
    for (let count = 0; count < VERIFICATIONS; count += 1) await verify('PHONE', EMPTY_VSYNC);
    isOver = true;
    await flipping;
    const query = `?limit=${String(VERIFICATIONS)}`;
    const { body } = await admin.call('get', `/sync-verifications${query}`).expect(200);
    const seen = (body as { syncVerifier: string }[]).map(({ syncVerifier }) => syncVerifier);
    const without = (cid: string) => vsyncOf(phones.filter((phone) => phone !== cid));
    const had = [without(first), without(last)];
    expect(seen).toHaveLength(VERIFICATIONS);
    expect(seen.filter((value) => !had.includes(value))).toEqual([]);
  });
});
