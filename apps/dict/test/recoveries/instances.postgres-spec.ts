import 'reflect-metadata';
import pg from 'pg';
import { createTestApp, createTestData, type TestApp, type TestData } from '#libs/testing';
import { dict } from '../../src/dict.app';
import { A_BANK, B_BANK, C_BANK, D_BANK, type Reached } from './scene';
import { analysed, awaiting } from './stages';

const ROUNDS = 5;

describe.each(['1', '10'])(
  'Funds recoveries of two instances on one database, with DATABASE_POOL_SIZE=%s',
  (poolSize) => {
    let data: TestData;
    let instances: readonly [TestApp, TestApp];
    beforeAll(async () => {
      data = await createTestData();
      const settings = { DATABASE_POOL_SIZE: poolSize, LOG_LEVEL: 'silent', DICT_SIGN: 'false' };
      const start = () => createTestApp(dict, settings, data);
      instances = [await start(), await start()];
    });
    afterAll(async () => {
      await Promise.all(instances.map((instance) => instance.stop()));
      await data.remove();
    });

    /** Each request goes to the other instance. */
    function inTurn(): Reached {
      let turn = 0;
      return {
        ...instances[0],
        get http() {
          turn += 1;
          return instances[turn % 2 === 0 ? 0 : 1].http;
        },
      };
    }

    it('are analysed once if all reports are closed at the same time', async () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const { scene, id, root, second, third } = await awaiting(
          inTurn(),
          `analysed-${String(round)}`,
        );
        const receivers = [
          [B_BANK, root],
          [C_BANK, second],
          [D_BANK, third],
        ] as const;
        const reports: (readonly [string, string])[] = [];
        for (const [ispb, transaction] of receivers) {
          reports.push([ispb, await scene.acknowledge(ispb, transaction)]);
        }
        await Promise.all(
          reports.map(([ispb, report]) => scene.closeReport(ispb, report, 'AGREED')),
        );
        expect(await scene.status(id)).toBe('ANALYSED');
        expect(await scene.events(A_BANK)).toEqual(['FUNDS_RECOVERY_ANALYSED']);
      }
    });

    it('are created once', async () => {
      const { scene } = await awaiting(inTurn(), 'created');
      const root = await scene.pay('A', 'B', '500.00');
      const answers = await Promise.all(Array.from({ length: 8 }, () => scene.create(root)));
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
      const errors = new Set(answers.map(({ error }) => error));
      expect(errors).toEqual(new Set([undefined, 'FundsRecoveryForTransactionAlreadyExists']));
    });

    it('have their refunds asked for once', async () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const { scene, id } = await analysed(inTurn(), `refunds-${String(round)}`);
        const answers = await Promise.all(
          Array.from({ length: 4 }, () => scene.command('refund', id)),
        );
        expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
        expect(await scene.refunds(id)).toHaveLength(2);
      }
    });

    it('give back no more than the loss if all refunds are closed at the same time', async () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const { scene, id, root } = await analysed(inTurn(), `loss-${String(round)}`);
        await scene.command('refund', id);
        const [ofRoot = '', ofSecond = ''] = (await scene.refunds(id)).map(({ Id }) => Id);
        const returned = await scene.pay('B', 'A', '1000.00', { returns: root });
        const paid = await scene.pay('C', 'A', '600.00', { purpose: 'IPRT' });
        const total = (RefundTransactionId: string, EffectiveRefundedAmount: string) => ({
          RefundAnalysisResult: 'TOTALLY_ACCEPTED',
          ...{ RefundTransactionId, EffectiveRefundedAmount },
        });
        const answers = await Promise.all([
          scene.closeRefund(B_BANK, ofRoot, total(returned, '1000.00')),
          scene.closeRefund(C_BANK, ofSecond, total(paid, '600.00')),
        ]);
        expect(answers.map(({ error }) => error).sort()).toEqual(['RefundInvalid', undefined]);
        expect(await scene.status(id)).toBe('REFUNDING');
      }
    });

    it('are either cancelled or analysed, and whole', async () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const { scene, id, root, second, third } = await awaiting(
          inTurn(),
          `race-${String(round)}`,
        );
        await scene.close(B_BANK, root, 'AGREED');
        await scene.close(C_BANK, second, 'AGREED');
        const last = await scene.acknowledge(D_BANK, third);
        const [, cancelled] = await Promise.all([
          scene.closeReport(D_BANK, last, 'AGREED'),
          scene.command('cancel', id),
        ]);
        expect(cancelled.status).toBe(200);
        expect(await scene.status(id)).toBe('CANCELLED');
        const statuses = (await scene.reports(id)).map(({ Status }) => Status);
        expect(statuses).toEqual(Array(3).fill('CANCELLED'));
        expect((await scene.events(A_BANK)).at(-1)).toBe('FUNDS_RECOVERY_CANCELLED');
      }
    });

    /** Otherwise a reader could pass over the event with the smaller id. */
    it('tell no event before one with a smaller id is committed', async () => {
      const { scene, id } = await awaiting(inTurn(), 'events');
      const other = new pg.Client({ connectionString: data.environment['DATABASE_URL'] });
      await other.connect();
      try {
        await other.query('BEGIN');
        await other.query(
          `INSERT INTO dict_events.event_notifications (event, entity_id, participant, at)
           VALUES ('FUNDS_RECOVERY_CANCELLED', $1, '${A_BANK}', '2026-03-11T12:00:00.000Z')`,
          [id],
        );
        let isTold = false;
        const update = scene.update(id, { ReportDetails: 'New.' }).then(() => {
          isTold = true;
          return 'told';
        });
        const waits = async (): Promise<string> => {
          const { rows } = await other.query('SELECT 1 FROM pg_locks WHERE NOT granted');
          if (rows.length > 0) return 'waits';
          return isTold ? 'told' : waits();
        };
        expect(await waits()).toBe('waits');
        await other.query('COMMIT');
        expect(await update).toBe('told');
      } finally {
        await other.end();
      }
      expect(await scene.events(A_BANK)).toEqual([
        'FUNDS_RECOVERY_CANCELLED',
        'FUNDS_RECOVERY_INFORMATION_UPDATED',
      ]);
    });
  },
);
