import 'reflect-metadata';
import fc from 'fast-check';
import { createTestApp, databaseUnderTest, type TestApp } from '#libs/testing';
import { spi } from '../../src/spi.app';
import { participantsIn, type Participants } from '../settlement/participants';
import { Driver, INSTITUTIONS, OPENING, operations } from './operations';
import { type SpiModel } from './spi-model';

const STEPS_A_CHECK = 10;
const DEFAULT_BALANCE = 100_000_000_000;

describe.each(['settlement', 'receipt'] as const)(
  `The SPI beside a model, with CONTA_PI_RESERVE=%s, on ${databaseUnderTest}`,
  (reserve) => {
    let test: TestApp;
    const ends = new Set<string>();
    beforeAll(async () => {
      const settings = { ICOM_POLL_MS: '0', SPI_SIGN: 'false', LOG_LEVEL: 'silent' };
      test = await createTestApp(spi, { ...settings, CONTA_PI_RESERVE: reserve });
    });
    afterAll(() => test.close());

    it.each(fc.sample(operations, { numRuns: 2, seed: 40 }).map((steps, run) => [run, steps]))(
      'has the same balances, states and messages after each of 250 random operations, run %i',
      async (run, steps) => {
        const all = await participantsIn(test, `model-${reserve}-${String(run)}`);
        await withdrawAllBut(OPENING, all);
        const driver = new Driver(test, all, reserve);
        const checked = Math.floor(steps.length / STEPS_A_CHECK);
        for (let check = 0; check < checked; check += 1) {
          const some = steps.slice(check * STEPS_A_CHECK, (check + 1) * STEPS_A_CHECK);
          for (const step of some) await driver.carryOut(step);
          await agree(driver.model, all);
        }
        for (const { status, code } of driver.model.transfers.values()) ends.add(code ?? status);
      },
    );

    it('has met each end of a payment and of a return by them', () => {
      expect([...ends].sort()).toEqual(
        expect.arrayContaining([
          ...['AB03', 'AC03', 'ACCEPTED', 'AG12', 'AM01', 'AM04', 'AM09', 'DS04'],
        ]),
      );
    });

    async function agree(model: SpiModel, all: Participants): Promise<void> {
      for (const each of [all.alice, all.bob, all.carol]) {
        expect({ [each.ispb]: (await each.news()).sort() }).toEqual({
          [each.ispb]: (model.news.get(each.ispb) ?? []).sort(),
        });
      }
      model.news.clear();
      const { body: books } = await all.control('get', '/accounts').expect(200);
      const { accounts, agree: doAgree } = books as Books;
      expect(doAgree).toBe(true);
      for (const ispb of INSTITUTIONS) {
        const found = accounts.find(({ account }) => account === ispb);
        const held = {
          balance: cents(found?.balance),
          available: cents(found?.balance) - cents(found?.reserved),
        };
        expect({ ispb, ...held }).toEqual({
          ...{ ispb, balance: model.balances.get(ispb), available: model.available(ispb) },
        });
      }
      const transfers = [...model.transfers.values()];
      expect(await list(all, '/spi/transactions')).toEqual(
        transfers
          .filter(({ kind }) => kind === 'PAYMENT')
          .map(inShort)
          .sort(),
      );
      expect(await list(all, '/spi/returns')).toEqual(
        transfers
          .filter(({ kind }) => kind === 'RETURN')
          .map(inShort)
          .sort(),
      );
    }

    async function list({ sandbox }: Participants, path: string): Promise<string[]> {
      const { body } = await test.http.get(path).set('X-Sandbox', sandbox).expect(200);
      return (body as Listed[])
        .map(({ returnId, endToEndId, status, reasonCode, returnedAmount = 0 }) =>
          inShort({
            id: returnId ?? endToEndId,
            status,
            code: reasonCode,
            returned: Math.round(returnedAmount * 100),
          }),
        )
        .sort();
    }
  },
);

interface Books {
  readonly accounts: readonly { account: string; balance: string; reserved: string }[];
  readonly agree: boolean;
}

interface Listed {
  readonly endToEndId: string;
  readonly returnId?: string;
  readonly status: string;
  readonly reasonCode?: string;
  readonly returnedAmount?: number;
}

interface Transfer {
  readonly id: string;
  readonly status: string;
  readonly code?: string | undefined;
  readonly returned: number;
}

function inShort({ id, status, code = '', returned }: Transfer): string {
  return `${id} ${status} ${code} ${String(returned)}`;
}

function cents(text = ''): number {
  return Math.round(Number(text) * 100);
}

async function withdrawAllBut(left: number, { control, alice, bob, carol }: Participants) {
  const amount = ((DEFAULT_BALANCE - left) / 100).toFixed(2);
  for (const each of [alice, bob, carol]) {
    await control('post', `/participants/${each.ispb}/withdrawals`).send({ amount }).expect(201);
    expect(await each.news()).toEqual(['camt.054']);
  }
}
