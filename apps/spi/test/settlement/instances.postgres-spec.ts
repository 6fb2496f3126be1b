import 'reflect-metadata';
import { createTestApp, createTestData, type TestApp, type TestData } from '#libs/testing';
import { spi } from '../../src/spi.app';
import { newMessageId } from '../../src/participants/ids';
import { paymentMessage, statusMessage, transferTo } from './institution';
import { ALICE, BOB, participantsIn, type Reached } from './participants';

describe.each(['1', '10'])(
  'Two instances of the SPI on one PostgreSQL, with DATABASE_POOL_SIZE=%s',
  (poolSize) => {
    let data: TestData;
    let instances: readonly [TestApp, TestApp];
    beforeAll(async () => {
      data = await createTestData();
      const settings = { DATABASE_POOL_SIZE: poolSize, ICOM_POLL_MS: '0', LOG_LEVEL: 'silent' };
      const start = () => createTestApp(spi, { ...settings, SPI_SIGN: 'false' }, data);
      instances = [await start(), await start()];
    });
    afterAll(async () => {
      await Promise.all(instances.map((instance) => instance.stop()));
      await data.remove();
    });

    /** Each request goes to the other instance. */
    function inTurn(): Reached {
      let turn = 0;
      const next = (): TestApp => {
        turn += 1;
        const [one, other] = instances;
        return turn % 2 === 0 ? one : other;
      };
      return {
        get address() {
          return next().address;
        },
        get http() {
          return next().http;
        },
      };
    }

    it('carry out payments and returns together', async () => {
      const { alice, bob, balances, advance } = await participantsIn(inTurn(), 'cycle');
      const paid = await alice.pay(BOB);
      expect(await bob.news()).toEqual([`pacs.008 ${paid}`]);
      await bob.answer(paid);
      expect([await alice.news(), await bob.news()]).toEqual([[`ACSC ${paid}`], [`ACCC ${paid}`]]);
      const returned = await bob.giveBack(paid, 7_500, { debtorIspb: ALICE });
      expect(await alice.news()).toEqual([`pacs.004 ${returned}`]);
      const about = { instructionId: returned, endToEndId: paid, status: 'ACSP' } as const;
      await alice.send(statusMessage(about));
      expect(await bob.news()).toEqual([`ACSC ${returned}`]);
      expect(await balances()).toEqual(['999999924.25', '1000000075.75']);
      const silent = await alice.pay(BOB);
      await advance('PT40S');
      expect(await alice.news()).toEqual([`ACCC ${returned}`, `RJCT AB03 ${silent}`]);
    });

    it('settle a payment once, also if both get an answer at the same time', async () => {
      const { alice, bob, balances } = await participantsIn(inTurn(), 'once');
      const ids = await Promise.all(Array.from({ length: 20 }, () => alice.pay(BOB)));
      await bob.read();
      await Promise.all(
        ids.flatMap((id) => [bob.answer(id), bob.answer(id), bob.reject(id, 'AC03')]),
      );
      const news = await alice.news();
      expect(news).toHaveLength(20);
      const settled = news.filter((each) => each.startsWith('ACSC')).length;
      const cents = 100_000_000_000 + settled * 15_075;
      expect((await balances())[1]).toBe((cents / 100).toFixed(2));
    });

    it('take a message once, also if both get it at the same time', async () => {
      const { alice, bob } = await participantsIn(inTurn(), 'message');
      const id = await alice.pay(BOB);
      await bob.read();
      const text = bob.write(statusMessage({ instructionId: id, endToEndId: id, status: 'ACSP' }));
      await Promise.all(Array.from({ length: 10 }, () => bob.post(text)));
      expect(await alice.news()).toEqual([`ACSC ${id}`]);
    });

    it('take one of several messages with one id, and refuse the others', async () => {
      const { alice, bob, balances } = await participantsIn(inTurn(), 'one-id');
      const header = { messageId: newMessageId(ALICE) };
      const transfers = Array.from({ length: 10 }, () => transferTo(BOB, ALICE));
      await Promise.all(transfers.map((each) => alice.send(paymentMessage([each]), header)));
      const payments = await bob.news();
      expect(payments).toHaveLength(1);
      expect(await alice.news()).toEqual(Array(9).fill('admi.002 BizMsgIdr repetido'));
      const id = String(payments[0]).replace('pacs.008 ', '');
      await bob.answer(id);
      for (const each of transfers) await alice.send(paymentMessage([each]), header);
      const news = await alice.news();
      expect(news.filter((each) => each === `ACSC ${id}`)).toHaveLength(2);
      expect(news).toHaveLength(11);
      expect(await balances()).toEqual(['999999849.25', '1000000150.75']);
    });
  },
);
