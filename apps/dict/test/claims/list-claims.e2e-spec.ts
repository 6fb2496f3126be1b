import 'reflect-metadata';
import { admin, createTestApp, databaseUnderTest, type TestApp } from '#libs/testing';
import { type ClaimResponse } from '../../src/claims/list/claim.response';
import { dict } from '../../src/dict.app';
import { type Answer } from '../official/official-client';
import { ANA, CLAIMER, claimsOf, DONOR, OTHER, outcomeOf } from './claims-client';

const phone = (number: number) => `+55619888800${String(number).padStart(2, '0')}`;

/** The last digits of the claimed keys, in the order of the list. */
function listedIn(answer: Answer): string {
  expect(answer.status).toBe(200);
  const claims = answer.root.children.find(({ name }) => name === 'Claims')?.children ?? [];
  const keys = claims.map(
    ({ children }) => children.find(({ name }) => name === 'Key')?.text ?? '',
  );
  return keys.map((key) => key.slice(-1)).join(' ');
}

describe(`The list of claims on ${databaseUnderTest}`, () => {
  let test: TestApp;
  const claims = () => claimsOf(test, 'list');
  /** Claims 1 to 6, a minute apart from 12:01 on: 1 to 4 take keys from the donor, 5 and 6 bring it some. */
  beforeAll(async () => {
    test = await createTestApp(dict, { DICT_SIGN: 'false' });
    const { freeze, entry, opened, advance, acknowledge, confirm, cancel } = claims();
    await freeze();
    for (const number of [1, 2, 3, 4, 5, 6]) {
      const isFirst = number <= 4;
      const key = { key: phone(number) };
      await entry({ ...key, accountNumber: String(number) }, isFirst ? DONOR : OTHER);
      await advance('PT1M');
      const type = number === 2 ? ({ type: 'OWNERSHIP', person: ANA } as const) : {};
      const id = await opened({ ...key, ...type }, isFirst ? CLAIMER : DONOR);
      if (number === 2) await acknowledge(id);
      if (number === 3) {
        await acknowledge(id);
        await confirm(id);
      }
      if (number === 4) await cancel(id);
    }
  });
  afterAll(() => test.close());

  it.each([
    ['', DONOR, '1 2 3 4 5 6'],
    ['', CLAIMER, '1 2 3 4'],
    ['', OTHER, '5 6'],
    ['', '99999999', ''],
    ['&IsDonor=true', DONOR, '1 2 3 4'],
    ['&IsClaimer=true', DONOR, '5 6'],
    ['&IsDonor=true&IsClaimer=true', DONOR, '1 2 3 4 5 6'],
    ['&IsDonor=false&IsClaimer=false', DONOR, '1 2 3 4 5 6'],
    ['&IsDonor=true', CLAIMER, ''],
    ['&Status=OPEN', DONOR, '1 5 6'],
    ['&Status=OPEN&Status=CANCELLED', DONOR, '1 4 5 6'],
    ['&Status=CONFIRMED,WAITING_RESOLUTION', DONOR, '2 3'],
    ['&Status=COMPLETED', DONOR, ''],
    ['&Type=OWNERSHIP', DONOR, '2'],
    ['&Type=PORTABILITY&IsDonor=true&Status=OPEN', DONOR, '1'],
    ['&ModifiedAfter=2026-11-21T12:03:00Z', DONOR, '3 4 5 6'],
    ['&ModifiedBefore=2026-11-21T12:03:00.000Z', DONOR, '1 2 3'],
    ['&ModifiedAfter=2026-11-21T09:03:00-03:00&ModifiedBefore=2026-11-21T12:03:00Z', DONOR, '3'],
    ['&ModifiedAfter=2026-11-21T12:05:30Z&ModifiedBefore=2026-11-21T12:05:40Z', DONOR, ''],
    ['&IncludeIndirectParticipants=true', DONOR, '1 2 3 4 5 6'],
    ['&Limit=2', DONOR, '1 2'],
    ['&Limit=6', DONOR, '1 2 3 4 5 6'],
  ])('%s of %s has %s', async (query, ispb, expected) => {
    const answer = await claims().list(query, ispb);
    expect(listedIn(answer)).toBe(expected);
    expect(answer.text('HasMoreElements')).toBe(String(query === '&Limit=2'));
  });

  it('is in the order of the last change, also if the clock is set back', async () => {
    const there = claimsOf(test, 'order');
    await there.freeze('2026-11-21T12:00:00.000Z');
    const ids: string[] = [];
    for (const number of [1, 2, 3]) {
      await there.entry({ key: phone(number), accountNumber: String(number) });
      ids.push(await there.opened({ key: phone(number) }));
    }
    expect(listedIn(await there.list(''))).toBe('1 2 3');
    await there.advance('PT1H');
    await there.acknowledge(ids[0] ?? '');
    expect(listedIn(await there.list(''))).toBe('2 3 1');
    await there.freeze('2026-11-20T12:00:00.000Z');
    await there.acknowledge(ids[2] ?? '');
    expect(listedIn(await there.list(''))).toBe('3 2 1');
  });

  it.each([
    ['&Limit=201', 'Limit'],
    ['&Limit=x', 'Limit'],
    ['&Status=DONE', 'Status'],
    ['&Type=toString', 'Type'],
    ['&IsDonor=1', 'IsDonor'],
    ['&ModifiedAfter=2026-13-21', 'ModifiedAfter'],
  ])('is refused with the name of the parameter: %s', async (query, property) => {
    const answer = await claims().list(query);
    expect(outcomeOf(answer)).toBe('400 BadRequest');
    expect(answer.text('violations/violation/property')).toBe(property);
  });

  it('is refused without a participant, or for that of somebody else', async () => {
    const { by } = claims();
    const missing = await by(DONOR).get('/claims/');
    expect(outcomeOf(missing)).toBe('400 BadRequest');
    expect(missing.text('detail')).toContain('Participant');
    const foreign = await by(OTHER).get(`/claims/?Participant=${DONOR}`);
    expect(outcomeOf(foreign)).toBe('403 Forbidden');
  });

  it.each([
    ['', '6 5 4 3 2 1'],
    ['?status=OPEN', '6 5 1'],
    [`?key=${encodeURIComponent(phone(2))}`, '2'],
    [`?key=${encodeURIComponent(phone(2))}&status=OPEN`, ''],
    ['?limit=2&cursor=3', '2 1'],
  ])('of all participants has for %s: %s', async (query, expected) => {
    const { body } = await admin(test, 'list').call('get', `/claims${query}`).expect(200);
    const found = body as ClaimResponse[];
    expect(found.map(({ key }) => key.slice(-1)).join(' ')).toBe(expected);
  });

  it('of all participants shows what happened to a claim', async () => {
    const query = `/claims?key=${encodeURIComponent(phone(4))}`;
    const { body } = await admin(test, 'list').call('get', query).expect(200);
    expect(body).toEqual([
      expect.objectContaining({
        ...{ type: 'PORTABILITY', keyType: 'PHONE', donor: DONOR, claimer: CLAIMER },
        ...{ status: 'CANCELLED', createdAt: '2026-11-21T12:04:00.000Z' },
        completionPeriodEnd: null,
      }),
    ]);
    await admin(test, 'list').call('get', '/claims?status=DONE').expect(400);
  });
});
