import 'reflect-metadata';
import { createTestApp, databaseUnderTest, type TestApp } from '#libs/testing';
import { dict } from '../../src/dict.app';
import {
  ANA,
  CLAIMER,
  claimsOf,
  DONOR,
  OTHER,
  outcomeOf,
  PHONE,
  type Claims,
} from './claims-client';

const SNAPSHOT = '/sandboxes/restored/snapshots/open';
const OWNERSHIP = { type: 'OWNERSHIP', person: ANA } as const;

interface Advanced {
  readonly ran: readonly {
    readonly kind: string;
    readonly dueAt: string;
    readonly outcome: string;
  }[];
}

describe(`Timeouts of claims on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(dict, { DICT_SIGN: 'false' });
  });
  afterAll(() => test.close());

  const begin = async (sandbox: string, app = test): Promise<Claims> => {
    const claims = claimsOf(app, sandbox);
    await claims.freeze();
    await claims.entry();
    return claims;
  };
  const advanced = async (claims: Claims, by: string): Promise<string[]> => {
    const { body } = (await claims.advance(by)) as { readonly body: Advanced };
    return body.ran.map(({ kind, dueAt, outcome }) => `${dueAt} ${kind} ${outcome}`);
  };
  const statusOf = async (claims: Claims, id: string) => outcomeOf(await claims.get(id));

  it('cancel a portability at the end of the resolution period', async () => {
    const claims = await begin('portability');
    const id = await claims.opened();
    await claims.advance('P6DT23H59M59S');
    expect(await statusOf(claims, id)).toBe('200 OPEN');
    expect(await advanced(claims, 'PT1S')).toEqual([
      '2026-11-28T12:00:00.000Z claim-resolution done',
    ]);
    const claim = await claims.get(id);
    expect(outcomeOf(claim)).toBe('200 CANCELLED');
    expect(claim.text('Claim/CancelReason')).toBe('DEFAULT_OPERATION');
    expect(claim.text('Claim/CancelledBy')).toBe('DONOR');
    expect(claim.text('Claim/LastModified')).toBe('2026-11-28T12:00:00.000Z');
    expect((await claims.by(OTHER).lookUp(PHONE)).status).toBe(200);
    // A donor that comes late gets the same response as if it had been in time.
    expect(outcomeOf(await claims.cancel(id, 'DEFAULT_OPERATION', DONOR))).toBe('200 CANCELLED');
  });

  it.each([
    ['has not received the claim', false],
    ['has received the claim', true],
  ])(
    'confirm an ownership at the end of the resolution period if the donor %s',
    async (_, isReceived) => {
      const claims = await begin(`ownership-${String(isReceived)}`);
      const id = await claims.opened(OWNERSHIP);
      if (isReceived) await claims.acknowledge(id);
      await claims.advance('P7D');
      const claim = await claims.get(id);
      expect(outcomeOf(claim)).toBe('200 CONFIRMED');
      expect(claim.text('Claim/ConfirmReason')).toBe('DEFAULT_OPERATION');
      expect(claim.text('Claim/CompletionPeriodEnd')).toBe('2026-12-05T12:00:00.000Z');
      expect(outcomeOf(await claims.by(OTHER).lookUp(PHONE))).toBe('404 NotFound');
      expect(outcomeOf(await claims.complete(id))).toBe('400 ClaimCompletionPeriodNotEnded');
      await claims.advance('P7D');
      expect(outcomeOf(await claims.complete(id))).toBe('200 COMPLETED');
      expect(await advanced(claims, 'P30D')).toEqual([]);
    },
  );

  it('cancel an ownership for the claimer on day 30, also if the clock passes all days at once', async () => {
    const claims = await begin('at-once');
    const id = await claims.opened(OWNERSHIP);
    expect(await advanced(claims, 'P31D')).toEqual([
      '2026-11-28T12:00:00.000Z claim-resolution done',
      '2026-12-21T12:00:00.000Z claim-validation done',
    ]);
    const claim = await claims.get(id);
    expect(outcomeOf(claim)).toBe('200 CANCELLED');
    expect(claim.text('Claim/ConfirmReason')).toBe('DEFAULT_OPERATION');
    expect(claim.text('Claim/CancelledBy')).toBe('CLAIMER');
    expect(claim.text('Claim/LastModified')).toBe('2026-12-21T12:00:00.000Z');
    expect((await claims.entry({}, CLAIMER)).status).toBe(201);
  });

  it.each<[string, (claims: Claims, id: string) => Promise<unknown>, string, number]>([
    [
      'the donor cancels a portability',
      ({ cancel }, id) => cancel(id, 'FRAUD', DONOR),
      'CANCELLED',
      0,
    ],
    [
      'the donor confirms a portability',
      async ({ acknowledge, confirm }, id) => {
        await acknowledge(id);
        await confirm(id);
      },
      'CONFIRMED',
      0,
    ],
  ])('do nothing if %s', async (name, act, status, ran) => {
    const claims = await begin(name.replaceAll(' ', '-').slice(0, 40));
    const id = await claims.opened();
    await act(claims, id);
    expect(await advanced(claims, 'P31D')).toHaveLength(ran);
    expect(await statusOf(claims, id)).toBe(`200 ${status}`);
  });

  it('act in a sandbox that was restored from a snapshot', async () => {
    const claims = await begin('restored');
    const id = await claims.opened();
    await claims.admin('post', SNAPSHOT).expect(201);
    await claims.advance('P8D');
    expect(await statusOf(claims, id)).toBe('200 CANCELLED');
    await claims.admin('post', `${SNAPSHOT}/restore`).expect(200);
    await claims.freeze();
    expect(await statusOf(claims, id)).toBe('200 OPEN');
    await claims.advance('P8D');
    expect(await statusOf(claims, id)).toBe('200 CANCELLED');
  });

  it('do not act with DICT_SILENT_PARTIES=waits', async () => {
    const waiting = await createTestApp(dict, { DICT_SIGN: 'false', DICT_SILENT_PARTIES: 'waits' });
    const claims = await begin('waits', waiting);
    const id = await claims.opened();
    await claims.advance('P40D');
    expect(await statusOf(claims, id)).toBe('200 OPEN');
    expect(outcomeOf(await claims.cancel(id, 'DEFAULT_OPERATION', DONOR))).toBe('200 CANCELLED');
    await waiting.close();
  });
});
