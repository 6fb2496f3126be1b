import 'reflect-metadata';
import { createTestApp, databaseUnderTest, type TestApp } from '#libs/testing';
import { dict } from '../../src/dict.app';
import { A_BANK, B_BANK, itemsOf } from './scene';
import { created } from './stages';

describe(`Event notifications on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(dict, { LOG_LEVEL: 'silent', DICT_SIGN: 'false' });
  });
  afterAll(() => test.close());

  it('come page by page', async () => {
    const { scene, id } = await created(test, 'pages');
    for (let round = 0; round < 205; round += 1) {
      await scene.update(id, { ReportDetails: `Round ${String(round)}` });
    }
    const list = `/event-notifications?Participant=${A_BANK}`;
    const first = await scene.a.get(list);
    expect(first.text('HasMoreElements')).toBe('true');
    expect(itemsOf(first, 'EventNotifications')).toHaveLength(200);
    const second = await scene.a.get(`${list}&Cursor=${first.text('NextCursor') ?? ''}`);
    expect(second.text('HasMoreElements')).toBe('false');
    expect(second.text('NextCursor')).toBeUndefined();
    const ids = [first, second].flatMap((page) =>
      itemsOf(page, 'EventNotifications').map((event) => Number(event['Id'])),
    );
    expect(ids).toHaveLength(205);
    expect(ids).toEqual([...new Set(ids)].sort((one, other) => one - other));
    expect(itemsOf(second, 'EventNotifications').at(-1)).toMatchObject({
      Event: 'FUNDS_RECOVERY_INFORMATION_UPDATED',
      EntityType: 'FUNDS_RECOVERY',
      EntityId: id,
      Timestamp: '2026-03-11T12:00:00.000Z',
      Participant: A_BANK,
    });
  });

  it('are listed for 7 days', async () => {
    const { scene, id } = await created(test, 'days');
    await scene.update(id, { ReportDetails: 'New.' });
    await scene.freeze('2026-03-18T12:00:00.000Z');
    expect(await scene.events(A_BANK)).toHaveLength(1);
    await scene.freeze('2026-03-18T12:00:00.001Z');
    expect(await scene.events(A_BANK)).toEqual([]);
  });

  it('are refused to wrong requests', async () => {
    const { scene } = await created(test, 'rightly');
    const ask = async (query: string) => (await scene.a.get(`/event-notifications${query}`)).error;
    expect(await ask('')).toBe('BadRequest');
    expect(await ask(`?Participant=${A_BANK}&Cursor=none`)).toBe('BadRequest');
    expect(await ask(`?Participant=${A_BANK}&IncludeIndirectParticipants=yes`)).toBe('BadRequest');
    expect(await ask(`?Participant=${B_BANK}`)).toBe('Forbidden');
  });
});
