import 'reflect-metadata';
import { createTestApp, databaseUnderTest, type TestApp } from '#libs/testing';
import { dict } from '../../src/dict.app';
import {
  ANA,
  CLAIMER,
  claimOf,
  claimsOf,
  DONOR,
  newRequestId,
  OTHER,
  outcomeOf,
  PHONE,
  START,
  type Claims,
} from './claims-client';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const NOBODY = '00000000-0000-4000-8000-000000000000';

describe(`Claims on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(dict, { DICT_SIGN: 'false' });
  });
  afterAll(() => test.close());

  /** A sandbox with a frozen clock, in which João has his phone number at the donor. */
  const begin = async (sandbox: string): Promise<Claims> => {
    const claims = claimsOf(test, sandbox);
    await claims.freeze();
    const created = await claims.entry();
    expect(created.status).toBe(201);
    return claims;
  };

  describe('of portability', () => {
    it('go through all states, and the owner has the key since the first entry', async () => {
      const claims = await begin('portability');
      await claims.advance('P1D');
      const created = await claims.create();
      expect(outcomeOf(created)).toBe('201 OPEN');
      const id = created.text('Claim/Id') ?? '';
      expect(id).toMatch(UUID);
      expect(created.text('Claim/DonorParticipant')).toBe(DONOR);
      expect(created.text('Claim/ClaimerAccount/Participant')).toBe(CLAIMER);
      expect(created.text('Claim/Claimer/Name')).toBe('João Silva');
      expect(created.text('Claim/ResolutionPeriodEnd')).toBe('2026-11-29T12:00:00.000Z');
      expect(created.text('Claim/CompletionPeriodEnd')).toBeUndefined();
      expect(created.text('Claim/LastModified')).toBe('2026-11-22T12:00:00.000Z');

      const seen = await claims.by(OTHER).lookUp(PHONE);
      expect(seen.text('Entry/Account/Participant')).toBe(DONOR);
      expect(seen.text('Entry/OpenClaimCreationDate')).toBe('2026-11-22T12:00:00.000Z');

      await claims.advance('PT1M');
      const acknowledged = await claims.acknowledge(id);
      expect(outcomeOf(acknowledged)).toBe('200 WAITING_RESOLUTION');
      expect(acknowledged.text('Claim/LastModified')).toBe('2026-11-22T12:01:00.000Z');
      expect(outcomeOf(await claims.by(OTHER).lookUp(PHONE))).toBe('200');

      const confirmed = await claims.confirm(id);
      expect(outcomeOf(confirmed)).toBe('200 CONFIRMED');
      expect(confirmed.text('Claim/ConfirmReason')).toBe('USER_REQUESTED');
      expect(outcomeOf(await claims.by(OTHER).lookUp(PHONE))).toBe('404 NotFound');

      await claims.advance('PT1M');
      const completed = await claims.complete(id);
      expect(outcomeOf(completed)).toBe('200 COMPLETED');
      expect(completed.text('EntryCreationDate')).toBe('2026-11-22T12:02:00.000Z');
      expect(completed.text('KeyOwnershipDate')).toBe(START);
      const moved = await claims.by(OTHER).lookUp(PHONE);
      expect(moved.text('Entry/Account/Participant')).toBe(CLAIMER);
      expect(moved.text('Entry/CreationDate')).toBe('2026-11-22T12:02:00.000Z');
      expect(moved.text('Entry/KeyOwnershipDate')).toBe(START);
      expect(moved.text('Entry/OpenClaimCreationDate')).toBeUndefined();
      expect(outcomeOf(await claims.get(id))).toBe('200 COMPLETED');
    });

    it('can be cancelled, and then the key can be claimed again', async () => {
      const claims = await begin('cancelled');
      const id = await claims.opened();
      const cancelled = await claims.cancel(id, 'FRAUD', DONOR);
      expect(outcomeOf(cancelled)).toBe('200 CANCELLED');
      expect(cancelled.text('Claim/CancelReason')).toBe('FRAUD');
      expect(cancelled.text('Claim/CancelledBy')).toBe('DONOR');
      expect((await claims.by(OTHER).lookUp(PHONE)).status).toBe(200);
      expect(await claims.opened()).not.toBe(id);
    });

    it('that is cancelled after the donor has confirmed leaves the key without an entry', async () => {
      const claims = await begin('cancelled-late');
      const id = await claims.opened();
      await claims.acknowledge(id);
      await claims.confirm(id);
      expect(outcomeOf(await claims.cancel(id, 'RFB_VALIDATION'))).toBe('200 CANCELLED');
      expect(outcomeOf(await claims.by(OTHER).lookUp(PHONE))).toBe('404 NotFound');
      expect((await claims.entry({}, CLAIMER)).status).toBe(201);
    });

    it('of a key of the contract compare names if a tax id is unknown', async () => {
      const claims = claimsOf(test, 'contract-names');
      const email = { keyType: 'EMAIL', keyValue: 'joao@example.com', ispb: DONOR };
      await claims.contract.create({ ...email, holderName: 'JOAO SILVA' });
      const key = { keyType: 'EMAIL', key: 'joao@example.com' };
      expect(outcomeOf(await claims.create({ ...key, person: ANA }))).toBe(
        '400 ClaimTypeInconsistent',
      );
      expect(outcomeOf(await claims.create(key))).toBe('201 OPEN');
    });
  });

  describe('of ownership', () => {
    it('can be completed at once if the user of the donor agrees, and the new owner has the key since then', async () => {
      const claims = await begin('ownership');
      const id = await claims.opened({ type: 'OWNERSHIP', person: ANA });
      await claims.acknowledge(id);
      await claims.advance('P1D');
      const confirmed = await claims.confirm(id);
      expect(confirmed.text('Claim/CompletionPeriodEnd')).toBe('2026-11-22T12:00:00.000Z');
      const completed = await claims.complete(id);
      expect(outcomeOf(completed)).toBe('200 COMPLETED');
      expect(completed.text('KeyOwnershipDate')).toBe('2026-11-22T12:00:00.000Z');
      const found = await claims.by(OTHER).lookUp(PHONE);
      expect(found.text('Entry/Owner/Name')).toBe('Ana Souza');
    });

    it('can be inside one participant', async () => {
      const claims = await begin('inside');
      const created = await claims.create({ type: 'OWNERSHIP', person: ANA }, DONOR);
      const id = created.text('Claim/Id') ?? '';
      expect(outcomeOf(created)).toBe('201 OPEN');
      expect(outcomeOf(await claims.acknowledge(id))).toBe('200 WAITING_RESOLUTION');
      expect(outcomeOf(await claims.confirm(id))).toBe('200 CONFIRMED');
      const completed = await claims.complete(id, newRequestId(), DONOR);
      expect(outcomeOf(completed)).toBe('200 COMPLETED');
    });

    it('of which the donor knows nothing wait for the ends of both periods', async () => {
      const claims = await begin('periods');
      const id = await claims.opened({ type: 'OWNERSHIP', person: ANA });
      await claims.acknowledge(id);
      const confirm = async () => outcomeOf(await claims.confirm(id, 'DEFAULT_OPERATION'));
      await claims.advance('P6DT23H59M59.999S');
      expect(await confirm()).toBe('400 ClaimResolutionPeriodNotEnded');
      await claims.advance('PT0.001S');
      expect(await confirm()).toBe('200 CONFIRMED');
      await claims.advance('P6D');
      const complete = async () => outcomeOf(await claims.complete(id));
      expect(await complete()).toBe('400 ClaimCompletionPeriodNotEnded');
      await claims.advance('P1D');
      expect(await complete()).toBe('200 COMPLETED');
    });
  });

  describe('are seen', () => {
    it('only by their parties', async () => {
      const claims = await begin('parties');
      const id = await claims.opened();
      expect(outcomeOf(await claims.get(id, CLAIMER))).toBe('200 OPEN');
      expect(outcomeOf(await claims.get(id, DONOR))).toBe('200 OPEN');
      expect(outcomeOf(await claims.get(id, OTHER))).toBe('403 Forbidden');
      expect(outcomeOf(await claims.get(NOBODY))).toBe('404 NotFound');
      expect(outcomeOf(await claims.get('x'))).toBe('404 NotFound');
    });

    it('by the participant that represents a party, which also acts for it', async () => {
      const claims = await begin('indirect');
      const indirect = { ispb: CLAIMER, name: 'Indirect', settlementAgent: OTHER };
      await claims.admin('post', '/participants', indirect).expect(201);
      const settlementAgent = claims.by(OTHER);
      const created = await settlementAgent.post(
        '/claims/',
        'CreateClaimRequest',
        claimOf(CLAIMER),
      );
      expect(outcomeOf(created)).toBe('201 OPEN');
      const id = created.text('Claim/Id') ?? '';
      expect(outcomeOf(await claims.get(id, OTHER))).toBe('200 OPEN');
      const countOf = async (query: string) =>
        (await claims.list(query, OTHER)).root.children.find(({ name }) => name === 'Claims')
          ?.children.length;
      expect(await countOf('')).toBe(0);
      expect(await countOf('&IncludeIndirectParticipants=true')).toBe(1);
      const cancelled = await settlementAgent.post(`/claims/${id}/cancel`, 'CancelClaimRequest', {
        ...{ ClaimId: id, Participant: CLAIMER, Reason: 'USER_REQUESTED' },
      });
      expect(outcomeOf(cancelled)).toBe('200 CANCELLED');
      expect(cancelled.text('Claim/CancelledBy')).toBe('CLAIMER');
    });

    it('through the contract too: the key shows its claim, and cannot be registered or deleted', async () => {
      const claims = await begin('contract');
      const { find, list, post, create, delete: remove } = claims.contract;
      const shown = async (): Promise<unknown> =>
        ((await find('PHONE', PHONE)).body as { claim?: unknown }).claim;
      const listed = async () =>
        (await list('?keyType=PHONE')) as { id: string; claim?: unknown }[];
      expect(await shown()).toBeUndefined();
      const id = await claims.opened();
      const open = { id, type: 'PORTABILITY', status: 'OPEN' };
      expect(await shown()).toEqual(open);
      expect((await listed())[0]?.claim).toEqual(open);
      const key = { keyType: 'PHONE', keyValue: PHONE, holderName: 'João Silva', ispb: DONOR };
      const locked = { code: 'ENTRY_LOCKED_BY_CLAIM' };
      for (const name of [PHONE, (await listed())[0]?.id ?? '']) {
        expect((await remove(name).expect(400)).body).toMatchObject(locked);
      }
      await create({ keyType: 'EMAIL', keyValue: 'other@example.com', accountNumber: '7' });
      await claims.acknowledge(id);
      await claims.confirm(id);
      await find('PHONE', PHONE).expect(404);
      const account = { accountId: 'a', branch: '1', accountNumber: '9', accountType: 'CACC' };
      const refused = await post({ ...account, ...key }).expect(400);
      expect(refused.body).toMatchObject(locked);
      expect((await claims.entry()).error).toBe('EntryLockedByClaim');
      const { body } = await claims.contract.get('/__admin/export').expect(200);
      expect(body).toHaveLength(2);
      expect(body).not.toContainEqual(expect.objectContaining({ claim: expect.anything() }));
      await claims.complete(id);
      expect(await shown()).toBeUndefined();
      await remove(PHONE).expect(204);
    });

    it('by the official operations on entries: an update is possible, a deletion is not', async () => {
      const claims = await begin('entry-operations');
      await claims.opened();
      const path = `/entries/${encodeURIComponent(PHONE)}`;
      const deletion = { Key: PHONE, Participant: DONOR, Reason: 'USER_REQUESTED' };
      const deleted = await claims.by(DONOR).post(`${path}/delete`, 'DeleteEntryRequest', deletion);
      expect(deleted.error).toBe('EntryLockedByClaim');
      const updated = await claims.by(DONOR).put(path, 'UpdateEntryRequest', {
        Key: PHONE,
        Account: {
          ...{ Participant: DONOR, Branch: '0002', AccountNumber: '99', AccountType: 'CACC' },
          OpeningDate: '2020-01-10T03:00:00Z',
        },
        Reason: 'BRANCH_TRANSFER',
      });
      expect(updated.status).toBe(200);
      expect(updated.text('Entry/OpenClaimCreationDate')).toBe(START);
    });
  });
});
