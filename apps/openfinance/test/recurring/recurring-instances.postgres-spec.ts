import 'reflect-metadata';
import { createTestApp, createTestData, type TestApp, type TestData } from '#libs/testing';
import { openfinance } from '../../src/openfinance.app';
import { NOW } from '../payments/payer';
import { ACCOUNT, bill, initiatorIn, RECURRING_PAYMENTS, revocation, transfer } from './initiator';

/** Two instances of the service on one database. */
describe.each([['1'], ['10']])(
  'Recurring payments of two instances with %s connections',
  (poolSize) => {
    let data: TestData;
    let one: TestApp;
    let other: TestApp;
    beforeAll(async () => {
      data = await createTestData();
      const variables = { DATABASE_POOL_SIZE: poolSize };
      one = await createTestApp(openfinance, variables, data);
      other = await createTestApp(openfinance, variables, data);
    });
    afterAll(async () => {
      await other.stop();
      await one.stop();
      await data.remove();
    });

    const sides = async (name: string) => {
      const [here, there] = [initiatorIn(one, name), initiatorIn(other, name)];
      await here.frozen(NOW).expect(200);
      return { here, there, all: [here, there, here, there, here, there] };
    };
    const counts = (answers: readonly { readonly status: number }[]) => ({
      made: answers.filter(({ status }) => status === 201).length,
      refused: answers.filter(({ status }) => status === 422).length,
    });

    it('take the last payment of a limit once', async () => {
      const { here, all } = await sides('limit');
      for (let round = 0; round < 5; round += 1) {
        const id = await here.sweeping({ periodicLimits: { day: { quantityLimit: 2 } } });
        await here.payUnder(id, transfer());
        const answers = await Promise.all(
          all.map((side) =>
            side.send(RECURRING_PAYMENTS, { data: transfer() }, { 'x-consent-id': id }),
          ),
        );
        expect(counts(answers)).toEqual({ made: 1, refused: 5 });
        const codes = answers
          .filter(({ status }) => status === 422)
          .map(({ body }) => (body as { errors: { code: string }[] }).errors[0]?.code);
        expect(new Set(codes)).toEqual(new Set(['LIMITE_PERIODO_QUANTIDADE_EXCEDIDO']));
      }
      expect(await here.unsound()).toEqual([]);
    });

    it('never exceed the total, and consume the consent once', async () => {
      const { here, there, all } = await sides('total');
      const id = await here.sweeping({ totalAllowedAmount: '300.00' });
      const answers = await Promise.all(
        all.map((side) =>
          side.send(RECURRING_PAYMENTS, { data: transfer() }, { 'x-consent-id': id }),
        ),
      );
      expect(counts(answers)).toEqual({ made: 3, refused: 3 });
      await there.advance('PT1M');
      expect(await here.findRecurringConsent(id)).toMatchObject({ status: 'CONSUMED' });
      expect(await there.findRecurringConsent(id)).toMatchObject({ status: 'CONSUMED' });
      expect((await here.balance(ACCOUNT))[1]).toBe(0);
      expect(await there.unsound()).toEqual([]);
    });

    it('have one payment for each period', async () => {
      const { here, all } = await sides('period');
      const id = await here.automatic();
      const answers = await Promise.all(
        all.map((side) =>
          side.send(RECURRING_PAYMENTS, { data: bill('2999-03-13') }, { 'x-consent-id': id }),
        ),
      );
      expect(counts(answers)).toEqual({ made: 1, refused: 5 });
    });

    it('are refused or cancelled if the consent is revoked at the same time', async () => {
      const { here, there } = await sides('revoked');
      for (let round = 0; round < 5; round += 1) {
        const id = await here.automatic();
        const [paid] = await Promise.all([
          here.send(RECURRING_PAYMENTS, { data: bill('2999-03-13') }, { 'x-consent-id': id }),
          there.changeConsent(id, revocation()),
        ]);
        await here.advance('PT3S');
        const payments = await there.listRecurring(`recurringConsentId=${id}`);
        expect(payments.map(({ status }) => status)).toEqual(paid.status === 201 ? ['RJCT'] : []);
      }
    });
  },
);
