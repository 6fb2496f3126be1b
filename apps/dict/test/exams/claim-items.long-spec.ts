import 'reflect-metadata';
import { createTestApp, databaseUnderTest, resultOf, type TestApp } from '#libs/testing';
import { dict } from '../../src/dict.app';
import { newRequestId, outcomeOf } from '../claims/claims-client';
import { BANK, EXAMINER, stage, stepsOf, subjectsOf, type Stage } from './stage';

const SETTINGS = { LOG_LEVEL: 'silent', DICT_SIGN: 'false' };
const PHONES = ['+5561900000001', '+5561900000002', '+5561900000003', '+5561900000004'];

describe(`Claims of the homologation script on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(dict, SETTINGS);
  });
  afterAll(() => test.close());

  const withKeys = async (sandbox: string, keys = PHONES): Promise<Stage> => {
    const now = await stage(test, sandbox);
    for (const key of keys) await now.register('PHONE', key);
    return now;
  };
  const statusOf = async ({ claims }: Stage, id: string) => outcomeOf(await claims.get(id, BANK));

  describe('claims-acknowledge', () => {
    it('passes if each claim is acknowledged within 1 minute', async () => {
      const now = await withKeys('acknowledged');
      const run = await now.start('claims-acknowledge');
      const ids = subjectsOf(run).map(({ id }) => id);
      expect(subjectsOf(run).map(({ key }) => key)).toEqual(PHONES.slice(0, 3));
      expect(resultOf(run)).toBe('running ---');
      const list = await now.claims.list('&IsDonor=true', BANK);
      expect(list.status).toBe(200);
      await now.claims.acknowledge(ids[1] ?? '');
      expect(await now.resultNow(run)).toBe('running -P-');
      await now.claims.acknowledge(ids[0] ?? '');
      await now.advance('PT60S');
      await now.claims.acknowledge(ids[2] ?? '');
      const graded = await now.run(run);
      expect(resultOf(graded)).toBe('passed PPP');
      expect(stepsOf(graded)[2]).toMatchObject({
        detail: 'It happened at 2026-11-21T12:01:00.000Z.',
        evidence: [
          {
            ...{ kind: 'CLAIM', id: ids[2], key: PHONES[2], status: 'WAITING_RESOLUTION' },
            ...{ at: '2026-11-21T12:00:00.000Z', acknowledgedAt: '2026-11-21T12:01:00.000Z' },
          },
        ],
      });
      for (const id of ids) expect(await statusOf(now, id)).toBe('200 CANCELLED');
    });

    it('fails if one of them is acknowledged after 61 seconds, without being asked', async () => {
      const now = await withKeys('late');
      const run = await now.start('claims-acknowledge', { claims: 2 });
      const [first, second] = subjectsOf(run).map(({ id }) => id);
      await now.claims.acknowledge(first ?? '');
      await now.advance('PT61S');
      const late = await now.claims.acknowledge(second ?? '');
      expect(outcomeOf(late)).toBe('400 ClaimOperationInvalid');
      const graded = await now.run(run);
      expect(resultOf(graded)).toBe('failed PF');
      expect(stepsOf(graded)[1]).toMatchObject({
        detail: `Claim ${String(second)} was not acknowledged before 2026-11-21T12:01:00.000Z.`,
      });
      expect(graded).toMatchObject({ finishedAt: '2026-11-21T12:01:00.001Z' });
    });

    it('fails if the donor cancels a claim instead', async () => {
      const now = await withKeys('donor-cancels');
      const run = await now.start('claims-acknowledge', { claims: 1 });
      await now.claims.cancel(subjectsOf(run)[0]?.id ?? '', 'USER_REQUESTED', BANK);
      expect(await now.resultNow(run)).toBe('failed F');
    });

    it('needs as many keys that can be claimed, or nothing is claimed', async () => {
      const now = await withKeys('too-few', PHONES.slice(0, 2));
      const body = { ispb: BANK, claims: 3 };
      await now.call('post', '/exams/claims-acknowledge', body).expect(409);
      const list = await now.claims.list('', BANK);
      expect([list.status, list.text('Claims/Claim/Id')]).toEqual([200, undefined]);
      const run = await now.start('claims-acknowledge', { claims: 2 });
      await now.call('post', '/exams/claim-donor', { ispb: BANK }).expect(409);
      await now.cancel(run);
      expect(resultOf(await now.start('claim-donor'))).toBe('running ---');
    });
  });

  describe('claim-donor', () => {
    it('passes if the participant acknowledges and confirms: the examiner completes', async () => {
      const now = await withKeys('donor');
      const run = await now.start('claim-donor');
      const [claim] = subjectsOf(run);
      const id = claim?.id ?? '';
      await now.advance('PT10M');
      await now.claims.acknowledge(id);
      expect(await now.resultNow(run)).toBe('running P--');
      expect(outcomeOf(await now.claims.confirm(id))).toBe('200 CONFIRMED');
      expect(await now.resultNow(run)).toBe('passed PPP');
      expect(await statusOf(now, id)).toBe('200 COMPLETED');
      const found = await now.bank.lookUp(claim?.key ?? '');
      expect(found.text('Entry/Account/Participant')).toBe(EXAMINER);
    });

    it('fails if the participant cancels', async () => {
      const now = await withKeys('donor-refuses');
      const run = await now.start('claim-donor');
      const id = subjectsOf(run)[0]?.id ?? '';
      await now.claims.acknowledge(id);
      await now.claims.cancel(id, 'FRAUD', BANK);
      const graded = await now.run(run);
      expect(resultOf(graded)).toBe('failed PFF');
      expect(stepsOf(graded)[1]?.['detail']).toMatch(/^The donor cancelled claim .* FRAUD\.$/);
    });

    it('expires after the hour, and the claim is cancelled', async () => {
      const now = await withKeys('donor-late');
      const run = await now.start('claim-donor');
      const id = subjectsOf(run)[0]?.id ?? '';
      await now.claims.acknowledge(id);
      await now.advance('PT1H1S');
      expect(await now.resultNow(run)).toBe('expired P--');
      expect(await statusOf(now, id)).toBe('200 CANCELLED');
    });

    it('takes the claim back if it is cancelled', async () => {
      const now = await withKeys('donor-cancelled');
      const run = await now.start('claim-donor');
      expect(resultOf(await now.cancel(run))).toBe('cancelled ---');
      expect(await statusOf(now, subjectsOf(run)[0]?.id ?? '')).toBe('200 CANCELLED');
    });
  });

  describe('claim-claimer', () => {
    const claimOf = (run: Parameters<typeof subjectsOf>[0]) => {
      const [key] = subjectsOf(run);
      return {
        ...{ key: key?.key ?? '', keyType: key?.keyType ?? '' },
        person: { taxId: key?.ownerTaxId ?? '', name: key?.ownerName ?? '' },
      };
    };

    it.each(['PHONE', 'EMAIL', 'CPF', 'CNPJ'])(
      'passes if the participant claims a %s and completes: the examiner confirms',
      async (keyType) => {
        const now = await stage(test, `claimer-${keyType.toLowerCase()}`);
        const run = await now.start('claim-claimer', { keyType });
        expect(resultOf(run)).toBe('running ---');
        const created = await now.claims.create(claimOf(run), BANK);
        expect(outcomeOf(created)).toBe('201 OPEN');
        const id = created.text('Claim/Id') ?? '';
        expect(await statusOf(now, id)).toBe('200 CONFIRMED');
        expect(await now.resultNow(run)).toBe('running PP-');
        const completed = await now.claims.complete(id, newRequestId(), BANK);
        expect(outcomeOf(completed)).toBe('200 COMPLETED');
        const graded = await now.run(run);
        expect(resultOf(graded)).toBe('passed PPP');
        expect(stepsOf(graded)[2]).toMatchObject({
          evidence: [{ kind: 'CLAIM', id, status: 'COMPLETED', keyType }],
        });
      },
    );

    it('passes with a claim of ownership of a phone number', async () => {
      const now = await stage(test, 'claimer-ownership');
      const run = await now.start('claim-claimer');
      const { key } = claimOf(run);
      const id = await now.claims.opened({ type: 'OWNERSHIP', key }, BANK);
      await now.claims.complete(id, newRequestId(), BANK);
      expect(await now.resultNow(run)).toBe('passed PPP');
    });

    it('is not helped by the examiner when it is over', async () => {
      const now = await stage(test, 'claimer-late');
      const run = await now.start('claim-claimer');
      await now.advance('PT1H1S');
      expect(await now.resultNow(run)).toBe('expired ---');
      const id = await now.claims.opened(claimOf(run), BANK);
      expect(await statusOf(now, id)).toBe('200 OPEN');
    });
  });

  it('goes on in a sandbox that is restored from a snapshot', async () => {
    const now = await withKeys('restored');
    const run = await now.start('claim-donor');
    const id = subjectsOf(run)[0]?.id ?? '';
    await now.claims.acknowledge(id);
    const snapshot = '/sandboxes/restored/snapshots/middle';
    await now.call('post', snapshot).expect(201);
    await now.cancel(run);
    await now.call('post', `${snapshot}/restore`).expect(200);
    await now.claims.freeze();
    await now.claims.confirm(id);
    expect(await now.resultNow(run)).toBe('passed PPP');
  });
});
