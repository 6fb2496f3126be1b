import 'reflect-metadata';
import {
  createTestApp,
  createTestData,
  resultOf,
  type TestApp,
  type TestData,
} from '#libs/testing';
import { dict } from '../../src/dict.app';
import { newRequestId, outcomeOf } from '../claims/claims-client';
import { fraudIn } from '../fraud/fraud-client';
import { BANK, on, stage, subjectsOf, type Body } from './stage';

describe.each(['1', '10'])(
  'Graded runs of two instances on one database, with DATABASE_POOL_SIZE=%s',
  (poolSize) => {
    let data: TestData;
    let instances: readonly [TestApp, TestApp];
    beforeAll(async () => {
      data = await createTestData();
      const settings = {
        ...{ DATABASE_POOL_SIZE: poolSize, DICT_SIGN: 'false', LOG_LEVEL: 'silent' },
      };
      const one = await createTestApp(dict, settings, data);
      instances = [one, await createTestApp(dict, settings, data)];
    });
    afterAll(async () => {
      await Promise.all(instances.map((instance) => instance.stop()));
      await data.remove();
    });

    const begin = async (sandbox: string) => {
      const [one, other] = instances;
      return [await stage(one, sandbox), on(other, sandbox)] as const;
    };

    it('start on one, are done on the other, and are graded on both', async () => {
      const [here, there] = await begin('claimer');
      const run = await here.start('claim-claimer');
      const [key] = subjectsOf(run);
      const person = { taxId: key?.ownerTaxId ?? '', name: key?.ownerName ?? '' };
      const created = await there.claims.create({ key: key?.key ?? '', person }, BANK);
      const id = created.text('Claim/Id') ?? '';
      expect(outcomeOf(await here.claims.get(id, BANK))).toBe('200 CONFIRMED');
      expect(await here.resultNow(run)).toBe('running PP-');
      await there.claims.complete(id, newRequestId(), BANK);
      const [one, other] = await Promise.all([here.run(run), there.run(run)]);
      expect(resultOf(one)).toBe('passed PPP');
      expect(other).toEqual(one);
    });

    it('act for the examiner once if steps arrive at both', async () => {
      const [here, there] = await begin('refunds');
      const run = await here.start('refund', { role: 'REPORTER' });
      const payment = subjectsOf(run)[0]?.id ?? '';
      const sides = instances.map((instance) => fraudIn(instance, 'refunds'));
      const reports = await Promise.all(sides.map(({ report }) => report(payment, {}, BANK)));
      expect(reports.map(({ status }) => status).sort()).toEqual([201, 400]);
      const asked = { RefundReason: 'FRAUD', RefundDetails: undefined };
      const refunds = await Promise.all(sides.map(({ refund }) => refund(payment, asked, BANK)));
      expect(refunds.map(({ status }) => status).sort()).toEqual([201, 400]);
      const { body } = await there.call('get', '/transfers').expect(200);
      expect(body).toHaveLength(2);
      expect(await there.resultNow(run)).toBe('passed PPP');
    });

    it('claim each key once if many start at both', async () => {
      const [here, there] = await begin('claims');
      for (let number = 0; number < 8; number += 1) {
        await here.register('PHONE', `+556190000000${String(number)}`);
      }
      const runs = await Promise.all(
        [here, there, here, there].map((side) => side.start('claims-acknowledge', { claims: 2 })),
      );
      const keys = runs.flatMap((run: Body) => subjectsOf(run).map(({ key }) => key));
      expect(new Set(keys).size).toBe(8);
      await here.call('post', '/exams/claim-donor', { ispb: BANK }).expect(409);
    });

    it('expire when either moves the clock', async () => {
      const [here, there] = await begin('expired');
      const run = await here.start('keys');
      await there.advance('PT1H1S');
      const [one, other] = await Promise.all([here.run(run), there.run(run)]);
      expect(one).toMatchObject({ status: 'expired', finishedAt: '2026-11-21T13:00:00.001Z' });
      expect(other).toEqual(one);
    });
  },
);
