import 'reflect-metadata';
import { createTestApp, databaseUnderTest, type TestApp } from '#libs/testing';
import { openfinance } from '../../src/openfinance.app';
import { RECURRING_CANCELLATION_REFUSALS } from '../../src/payment-terms/recurring-codes';
import { newEndToEndId, NOW } from '../payments/payer';
import { ENERGY, MARIA, PERSON } from './builders';
import { bill, initiatorIn, RECURRING_PAYMENTS, transfer } from './initiator';

describe(`Recurring payments on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(openfinance);
  });
  afterAll(() => test.close());

  let sandboxes = 0;
  const fresh = async () => {
    sandboxes += 1;
    const initiator = initiatorIn(test, `recurring-limits-${String(sandboxes)}`);
    await initiator.frozen(NOW).expect(200);
    return initiator;
  };

  describe('count for the limits of the consent', () => {
    it('of a day in Brasília, until the next day', async () => {
      const { sweeping, payUnder, refusedUnder, advance } = await fresh();
      const id = await sweeping({ periodicLimits: { day: { quantityLimit: 2 } } });
      await payUnder(id, transfer());
      await payUnder(id, transfer());
      expect(await refusedUnder(id, transfer())).toEqual(['LIMITE_PERIODO_QUANTIDADE_EXCEDIDO']);
      // 23:59:59 in Brasília.
      await advance('PT8H59M59S');
      const late = { endToEndId: newEndToEndId('299903110259') };
      expect(await refusedUnder(id, transfer(late))).toEqual([
        'LIMITE_PERIODO_QUANTIDADE_EXCEDIDO',
      ]);
      await advance('PT1S');
      await payUnder(id, transfer({ ...late, date: '2999-03-11' }));
    });

    it('by amount, unless they are rejected', async () => {
      const { rule, sweeping, payUnder, refusedUnder, advance } = await fresh();
      const id = await sweeping({ periodicLimits: { month: { transactionLimit: '150.00' } } });
      const match = { method: 'POST', path: RECURRING_PAYMENTS };
      await rule({ match, effect: { outcome: 'RJCT:NAO_INFORMADO' }, times: 1 });
      await payUnder(id, transfer());
      expect(await refusedUnder(id, transfer())).toEqual(['LIMITE_PERIODO_VALOR_EXCEDIDO']);
      await advance('PT1M');
      await payUnder(id, transfer());
      expect(await refusedUnder(id, transfer())).toEqual(['LIMITE_PERIODO_VALOR_EXCEDIDO']);
    });

    it('in all: the consent is CONSUMED when the last payment is settled', async () => {
      const { sweeping, payUnder, refusedUnder, findRecurringConsent, advance } = await fresh();
      const id = await sweeping({ totalAllowedAmount: '200.00' });
      await payUnder(id, transfer());
      await advance('PT1M');
      expect(await findRecurringConsent(id)).toMatchObject({ status: 'AUTHORISED' });
      await payUnder(id, transfer());
      expect(await refusedUnder(id, transfer())).toEqual([
        'LIMITE_VALOR_TOTAL_CONSENTIMENTO_EXCEDIDO',
      ]);
      expect(await findRecurringConsent(id)).toMatchObject({ status: 'AUTHORISED' });
      await advance('PT1M');
      expect(await findRecurringConsent(id)).toMatchObject({
        status: 'CONSUMED',
        statusUpdateDateTime: '2999-03-10T18:01:03Z',
      });
      expect(await refusedUnder(id, transfer())).toEqual(['CONSENTIMENTO_INVALIDO']);
    });

    it('of vrp, by their number', async () => {
      const { consent, payUnder, findRecurringConsent, advance } = await fresh();
      const { recurringConsentId: id } = await consent({
        data: {
          loggedUser: { document: { identification: MARIA, rel: 'CPF' } },
          creditors: [PERSON],
          recurringConfiguration: { vrp: { globalLimits: { quantityLimit: 1 } } },
        },
      });
      await payUnder(id, transfer({ riskSignals: undefined }));
      await advance('PT1M');
      expect(await findRecurringConsent(id)).toMatchObject({ status: 'CONSUMED' });
    });
  });

  describe('are cancelled', () => {
    it('by the payer or the payee on the day before', async () => {
      const { automatic, payUnder, cancelRecurring, advance } = await fresh();
      const id = await automatic();
      const pay = (paymentReference: string) =>
        payUnder(id, bill('2999-03-13', { paymentReference }));
      const made = [await pay('M01-2999'), await pay('M02-2999'), await pay('M03-2999')];
      const [one = '', two = '', three = ''] = made.map((each) => each.recurringPaymentId);
      await advance('PT2S');
      const { body } = await cancelRecurring(one, ENERGY).expect(200);
      expect(body).toMatchObject({
        data: {
          status: 'CANC',
          cancellation: {
            reason: 'CANCELADO_AGENDAMENTO',
            cancelledFrom: 'INICIADORA',
            cancelledAt: '2999-03-10T18:00:02Z',
            cancelledBy: { document: { identification: ENERGY, rel: 'CNPJ' } },
          },
        },
      });
      const codeOf = async (paymentId: string, by: string) => {
        const answer = await cancelRecurring(paymentId, by).expect(422);
        return (answer.body as { errors: { code: string }[] }).errors[0]?.code;
      };
      expect(await codeOf(one, MARIA)).toBe('PAGAMENTO_NAO_PERMITE_CANCELAMENTO');
      // 22:00 in Brasília of the day before.
      await advance('P2DT7H');
      expect(await codeOf(two, ENERGY)).toBe('CANCELAMENTO_FORA_PERIODO_PERMITIDO');
      await cancelRecurring(two).expect(200);
      await advance('PT2H');
      expect(await codeOf(three, MARIA)).toBe('CANCELAMENTO_FORA_PERIODO_PERMITIDO');
      await cancelRecurring('none').expect(404);
    });

    it.each(Object.keys(RECURRING_CANCELLATION_REFUSALS))(
      'not, by a rule with %s',
      async (outcome) => {
        const { rule, automatic, payUnder, cancelRecurring, advance } = await fresh();
        const match = { method: 'PATCH', path: `${RECURRING_PAYMENTS}/**` };
        await rule({ match, effect: { outcome }, times: 1 });
        const { recurringPaymentId } = await payUnder(await automatic(), bill('2999-03-13'));
        await advance('PT2S');
        const { body } = await cancelRecurring(recurringPaymentId).expect(422);
        expect(body).toMatchObject({ errors: [{ code: outcome }] });
        await cancelRecurring(recurringPaymentId).expect(200);
      },
    );
  });
});
