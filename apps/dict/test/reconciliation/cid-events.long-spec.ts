import 'reflect-metadata';
import { EMPTY_VSYNC } from '#libs/dict-api';
import { createTestApp, databaseUnderTest, type TestApp } from '#libs/testing';
import { dict } from '../../src/dict.app';
import { bank, BANK, eventsIn, OTHER, phoneOf, vsyncOf } from './bank';

const second = (number: number) => `2026-11-21T12:00:0${String(number)}.000Z`;

describe(`CID events on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(dict, { DICT_SIGN: 'false' });
  });
  afterAll(() => test.close());

  /** A history of seven events: 1 and 2 are created, 1 is changed, 3 is created, 1 and 3 are deleted. */
  const withHistory = async (sandbox: string, at: (step: number) => string) => {
    const participant = bank(test, sandbox);
    const { admin, create, rename, remove } = participant;
    const steps = [
      () => create(1),
      () => create(2),
      () => rename(phoneOf(1), 'João Souza'),
      () => create(3),
      () => remove(phoneOf(1)),
      () => remove(phoneOf(3)),
    ];
    for (const [step, run] of steps.entries()) {
      await admin.frozen(at(step)).expect(200);
      expect((await run()).status).toBeLessThan(300);
    }
    return participant;
  };

  it('list what was added and removed, in the order of time', async () => {
    const { events } = await withHistory('history', second);
    const answer = await events('KeyType=PHONE');
    const listed = eventsIn(answer);
    const [one, two, , changed, three] = listed.map(({ cid }) => cid);
    expect(listed).toEqual([
      { type: 'ADDED', cid: one, at: second(0) },
      { type: 'ADDED', cid: two, at: second(1) },
      { type: 'REMOVED', cid: one, at: second(2) },
      { type: 'ADDED', cid: changed, at: second(2) },
      { type: 'ADDED', cid: three, at: second(3) },
      { type: 'REMOVED', cid: changed, at: second(4) },
      { type: 'REMOVED', cid: three, at: second(5) },
    ]);
    expect(new Set([one, two, changed, three]).size).toBe(4);
    const members = ['HasMoreElements', 'Participant', 'KeyType', 'StartTime', 'EndTime'];
    expect(members.map((name) => answer.text(name))).toEqual([
      ...['false', BANK, 'PHONE', second(0), second(5)],
    ]);
  });

  it.each([
    ['of different times', second],
    ['of one instant', () => second(0)],
  ])('%s have the VSync after the first and the last one of each page', async (name, at) => {
    const { events, resultOf } = await withHistory(name.replaceAll(' ', '-'), at);
    const all = eventsIn(await events('KeyType=PHONE')).map(({ cid }) => cid);
    expect(all).toHaveLength(7);
    for (let limit = 1; limit <= all.length; limit += 1) {
      const page = await events(`KeyType=PHONE&Limit=${String(limit)}`);
      expect(eventsIn(page).map(({ cid }) => cid)).toEqual(all.slice(0, limit));
      expect(page.text('HasMoreElements')).toBe(String(limit < all.length));
      expect(page.text('SyncVerifierStart')).toBe(vsyncOf(all.slice(0, 1)));
      expect(page.text('SyncVerifierEnd')).toBe(vsyncOf(all.slice(0, limit)));
    }
    expect(await resultOf('PHONE', all)).toBe('OK');
  });

  it('of a period include both of its ends', async () => {
    const { events } = await withHistory('period', second);
    const all = eventsIn(await events('KeyType=PHONE')).map(({ cid }) => cid);
    const page = await events(`KeyType=PHONE&StartTime=${second(1)}&EndTime=${second(4)}`);
    expect(eventsIn(page).map(({ cid }) => cid)).toEqual(all.slice(1, 6));
    expect(page.text('SyncVerifierStart')).toBe(vsyncOf(all.slice(0, 2)));
    expect(page.text('SyncVerifierEnd')).toBe(vsyncOf(all.slice(0, 6)));
    const inBrasilia = await events('KeyType=PHONE&StartTime=2026-11-21T09:00:05-03:00');
    expect(eventsIn(inBrasilia)).toHaveLength(1);
  });

  it('of an empty period have the VSync at its end', async () => {
    const { events } = await withHistory('empty', second);
    const all = eventsIn(await events('KeyType=PHONE')).map(({ cid }) => cid);
    const [from, to] = ['2026-11-21T12:00:01.500Z', '2026-11-21T12:00:01.600Z'];
    const page = await events(`KeyType=PHONE&StartTime=${from}&EndTime=${to}`);
    expect(eventsIn(page)).toEqual([]);
    const names = ['StartTime', 'EndTime', 'SyncVerifierStart', 'SyncVerifierEnd'];
    const vsync = vsyncOf(all.slice(0, 2));
    expect(names.map((name) => page.text(name))).toEqual([from, to, vsync, vsync]);
    const none = await events('KeyType=EVP');
    expect(none.text('SyncVerifierEnd')).toBe(EMPTY_VSYNC);
  });

  it('of a change that changes no content are none', async () => {
    const { create, rename, events } = bank(test, 'same');
    await create(1);
    expect((await rename(phoneOf(1), 'João Silva')).status).toBe(200);
    expect(eventsIn(await events('KeyType=PHONE'))).toHaveLength(1);
  });

  it.each([
    ['KeyType=RANDOM', 'KeyType'],
    ['', 'KeyType'],
    ['KeyType=PHONE&KeyType=EVP', 'KeyType'],
    ['KeyType=PHONE&Limit=0', 'Limit'],
    ['KeyType=PHONE&Limit=201', 'Limit'],
    ['KeyType=PHONE&Limit=1.5', 'Limit'],
    ['KeyType=PHONE&StartTime=yesterday', 'StartTime'],
    ['KeyType=PHONE&EndTime=2026-02-30T00:00:00Z', 'EndTime'],
    ['KeyType=PHONE&StartTime=2026-02-02&EndTime=2026-02-01', 'StartTime'],
  ])('are refused for the query %s', async (query, property) => {
    const answer = await bank(test, 'query').events(query);
    expect([answer.status, answer.error]).toEqual([400, 'BadRequest']);
    expect(answer.text('violations/violation/property')).toBe(property);
  });

  it('are refused to other participants', async () => {
    const answer = await bank(test, 'query').get(`/cids/events?Participant=${OTHER}&KeyType=EVP`);
    expect(answer.error).toBe('Forbidden');
  });
});
