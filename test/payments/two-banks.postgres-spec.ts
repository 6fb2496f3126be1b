import 'reflect-metadata';
import {
  createTestApp,
  createTestData,
  frozenAt,
  type TestApp,
  type TestData,
} from '#libs/testing';
import { openfinance } from '../../apps/openfinance/src/openfinance.app';
import {
  item,
  NOW,
  payerIn,
  PAYMENTS,
  plain,
  TODAY,
  type TestPayer,
} from '../../apps/openfinance/test/payments/payer';
import { spi } from '../../apps/spi/src/spi.app';
import { PAYER, spiTransactions } from './bank-and-siblings';

const COUNT = 100;
const ROUNDS = 5;

/** Two instances of the bank on one database, and one SPI. */
describe.each([['1'], ['10']])('Payments of two instances with %s connections', (poolSize) => {
  let data: TestData;
  let theSpi: TestApp;
  let one: TestApp;
  let other: TestApp;
  beforeAll(async () => {
    data = await createTestData();
    theSpi = await createTestApp(spi);
    const settings = { SPI_URL: theSpi.address, DATABASE_POOL_SIZE: poolSize };
    one = await createTestApp(openfinance, settings, data);
    other = await createTestApp(openfinance, settings, data);
  });
  afterAll(async () => {
    await Promise.all([one.stop(), other.stop()]);
    await theSpi.close();
    await data.remove();
  });

  const fresh = async (name: string) => {
    const here = payerIn(one, name);
    const there = payerIn(other, name);
    await here.frozen(NOW).expect(200);
    const before = await here.balance(PAYER);
    /** What both show of the balance, as a change, what the SPI has, and what is wrong with the books. */
    const ends = async () => ({
      taken: await Promise.all(
        [here, there].map(async ({ balance }) => before[0] - (await balance(PAYER))[0]),
      ),
      blocked: (await there.balance(PAYER))[1],
      inSpi: (await spiTransactions(theSpi, name)).length,
      unsound: await there.unsound(),
    });
    return { here, there, sides: [here, there] as const, ends };
  };
  const whole = (count: number, cents: number) => {
    return { taken: [cents, cents], blocked: 0, inSpi: count, unsound: [] };
  };
  const statuses = (payer: TestPayer, ids: readonly string[]) => Promise.all(ids.map(payer.status));

  it('with one idempotency key at both at once are one payment', async () => {
    const { here, sides, ends } = await fresh('same-key');
    for (let round = 0; round < ROUNDS; round += 1) {
      const headers = { 'x-idempotency-key': `key-${String(round)}` };
      const made = await Promise.all(
        Array.from({ length: 8 }, (_, index) => sides[index % 2 === 0 ? 0 : 1].pay({}, headers)),
      );
      expect(new Set(made.map(({ paymentId }) => paymentId)).size).toBe(1);
    }
    await here.advance('PT3S');
    expect(await ends()).toEqual(whole(ROUNDS, 15_000 * ROUNDS));
  });

  it('with one idempotency key and other content: one is made, the others are refused', async () => {
    const { here, sides, ends } = await fresh('other-content');
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        sides[index % 2 === 0 ? 0 : 1].send(PAYMENTS, plain({ amount: `1${String(index)}.00` }), {
          'x-idempotency-key': 'key',
        }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([
      201,
      ...Array<number>(7).fill(422),
    ]);
    await here.advance('PT3S');
    expect((await ends()).inSpi).toBe(1);
  });

  it('with one EndToEndId at both at once are one payment', async () => {
    const { here, sides, ends } = await fresh('same-id');
    const body = { data: [item()] };
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => sides[index % 2 === 0 ? 0 : 1].send(PAYMENTS, body)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([
      201,
      ...Array<number>(7).fill(422),
    ]);
    await here.advance('PT3S');
    expect(await ends()).toEqual(whole(1, 15_000));
  });

  it('under one consent at both at once: one uses it', async () => {
    const { here, there, sides, ends } = await fresh('same-consent');
    const own = {
      loggedUser: { document: { identification: '11144477735', rel: 'CPF' } },
    } as const;
    for (let round = 0; round < ROUNDS; round += 1) {
      const { consentId } = await here.consent({ date: TODAY }, own);
      const headers = { 'x-consent-id': consentId };
      const answers = await Promise.all(
        Array.from({ length: 6 }, (_, index) =>
          sides[index % 2 === 0 ? 0 : 1].send(PAYMENTS, { data: [item()] }, headers),
        ),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422, 422, 422, 422]);
      expect(await there.findConsent(consentId)).toMatchObject({ status: 'CONSUMED' });
    }
    await there.advance('PT3S');
    expect(await ends()).toEqual(whole(ROUNDS, 15_000 * ROUNDS));
  });

  it('alternate between both, and each is settled once by the clock of one', async () => {
    const { here, there, sides, ends } = await fresh('alternate');
    const made = await Promise.all(
      Array.from({ length: COUNT }, (_, index) =>
        sides[index % 2 === 0 ? 0 : 1].pay({ amount: '1.00' }),
      ),
    );
    await there.advance('PT3S');
    const ids = made.map(({ paymentId }) => paymentId);
    expect(new Set(await statuses(here, ids))).toEqual(new Set(['ACSC']));
    expect(new Set(await statuses(there, ids))).toEqual(new Set(['ACSC']));
    expect(await ends()).toEqual(whole(COUNT, 100 * COUNT));
  });

  it('are settled once while both clocks are advanced and payments arrive at both', async () => {
    const { here, sides, ends } = await fresh('moving');
    const arriving = Array.from({ length: COUNT }, (_, index) =>
      sides[index % 2 === 0 ? 0 : 1].pay({ amount: '1.00' }),
    );
    const moving = Array.from({ length: 6 }, (_, index) =>
      sides[index % 2 === 0 ? 0 : 1].advance('PT1S'),
    );
    const made = await Promise.all(arriving);
    await Promise.all(moving);
    await here.advance('PT1M');
    const ids = made.map(({ paymentId }) => paymentId);
    expect(new Set(await statuses(here, ids))).toEqual(new Set(['ACSC']));
    expect(await ends()).toEqual(whole(COUNT, 100 * COUNT));
  });

  it('are settled once while the clock of the machine runs and both instances look', async () => {
    const { here, sides, ends } = await fresh('running');
    const made = await Promise.all(
      Array.from({ length: COUNT }, (_, index) =>
        sides[index % 2 === 0 ? 0 : 1].pay({ amount: '1.00' }),
      ),
    );
    await here
      .call('put', '/clock', { ...frozenAt('2999-03-10T18:00:10.000Z'), mode: 'offset' })
      .expect(200);
    const ids = made.map(({ paymentId }) => paymentId);
    expect(new Set(await statuses(here, ids))).toEqual(new Set(['ACSC']));
    expect(await ends()).toEqual(whole(COUNT, 100 * COUNT));
  });

  it('are cancelled or paid, never both, if one instance cancels and the other moves the clock', async () => {
    const { here, there, ends } = await fresh('cancelled');
    const match = { method: 'POST', path: PAYMENTS };
    await here.rule({ match, effect: { outcome: 'PDNG' } });
    const made = await Promise.all(Array.from({ length: 20 }, () => here.pay({ amount: '1.00' })));
    await here.advance('PT30M');
    const [, ...cancels] = await Promise.all([
      there.advance('PT10S'),
      ...made.map(async ({ paymentId }) => (await here.patch(`${PAYMENTS}/${paymentId}`)).status),
    ]);
    await there.advance('PT1M');
    const ids = made.map(({ paymentId }) => paymentId);
    expect(await statuses(here, ids)).toEqual(
      cancels.map((status) => (status === 200 ? 'CANC' : 'ACSC')),
    );
    const paid = cancels.filter((status) => status !== 200).length;
    expect(await ends()).toEqual(whole(paid, 100 * paid));
  });
});
