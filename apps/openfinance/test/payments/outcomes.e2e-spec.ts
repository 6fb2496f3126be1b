import 'reflect-metadata';
import { createTestApp, databaseUnderTest, type TestApp } from '#libs/testing';
import { openfinance } from '../../src/openfinance.app';
import { item, newEndToEndId, NOW, payerIn, PAYMENTS, plain, TODAY } from './payer';

const MARIA = 'maria-corrente';

describe(`Payments whose outcome a rule requests on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(openfinance);
  });
  afterAll(() => test.close());

  let sandboxes = 0;
  const fresh = async (outcome: string) => {
    sandboxes += 1;
    const payer = payerIn(test, `outcomes-${String(sandboxes)}`);
    await payer.frozen(NOW).expect(200);
    const match = { method: 'POST', path: PAYMENTS };
    await payer.rule({ name: outcome, match, effect: { outcome }, times: 1 });
    return { ...payer, before: await payer.balance(MARIA) };
  };

  describe('are refused at once, once', () => {
    // The codes are a table: src/payments/payment-codes.spec.ts.
    it.each(['VALOR_INVALIDO', 'PAGAMENTO_RECUSADO_SPI'])('with %s', async (code) => {
      const { refused, pay, list, balance, before } = await fresh(code);
      expect(await refused(plain())).toEqual([code]);
      expect((await list()).data).toEqual([]);
      expect(await balance(MARIA)).toEqual(before);
      expect(await pay()).toMatchObject({ status: 'RCVD' });
    });

    it.each([
      ['SALDO_INSUFICIENTE', 'CONSUMED'],
      ['PAGAMENTO_RECUSADO_DETENTORA', 'CONSUMED'],
      ['NAO_INFORMADO', 'CONSUMED'],
      ['PARAMETRO_INVALIDO', 'AUTHORISED'],
      ['PARAMETRO_NAO_INFORMADO', 'AUTHORISED'],
      ['ERRO_IDEMPOTENCIA', 'AUTHORISED'],
      ['CONSENTIMENTO_PENDENTE_AUTORIZACAO', 'AUTHORISED'],
    ])('with %s, and the consent is %s', async (code, status) => {
      const { refused, consent, findConsent } = await fresh(code);
      const { consentId } = await consent({ date: TODAY });
      expect(await refused({ data: [item()] }, { 'x-consent-id': consentId })).toEqual([code]);
      expect(await findConsent(consentId)).toMatchObject({ status });
    });
  });

  describe('are rejected later', () => {
    it.each(['SALDO_INSUFICIENTE', 'FALHA_INFRAESTRUTURA_ICP'])(
      'with %s, and nothing is paid',
      async (code) => {
        const { pay, find, advance, balance, before, statement, unsound } = await fresh(
          `RJCT:${code}`,
        );
        const { data: earlier } = await statement(MARIA, '');
        const { paymentId } = await pay();
        await advance('PT1S');
        expect(await find(paymentId)).toMatchObject({ status: 'ACCP' });
        await advance('PT1S');
        expect(await find(paymentId)).toMatchObject({
          status: 'RJCT',
          statusUpdateDateTime: '2999-03-10T18:00:02Z',
          rejectionReason: { code },
        });
        await advance('P1D');
        expect(await balance(MARIA)).toEqual(before);
        const { data } = await statement(MARIA, '');
        expect(data.filter(({ type }) => type === 'PIX').length).toBeLessThanOrEqual(
          earlier.length,
        );
        expect(await unsound()).toEqual([]);
      },
    );

    it('all payments of a list, each with the reason', async () => {
      const { payList, find, advance, consent } = await fresh('RJCT:FALHA_AGENDAMENTO_PAGAMENTOS');
      const days = { startDate: '2999-03-11', quantity: 3 };
      const { consentId } = await consent({ schedule: { daily: days } });
      const items = ['11', '12', '13'].map((day) =>
        item({ endToEndId: newEndToEndId(`299903${day}1500`) }),
      );
      const made = await payList(items, { 'x-consent-id': consentId });
      await advance('P3D');
      for (const { paymentId } of made) {
        expect(await find(paymentId)).toMatchObject({
          status: 'RJCT',
          rejectionReason: { code: 'FALHA_AGENDAMENTO_PAGAMENTOS' },
        });
      }
    });
  });

  describe('PDNG', () => {
    it('are held for 30 minutes before they are accepted', async () => {
      const { pay, find, advance, balance, before, unsound } = await fresh('PDNG');
      const { paymentId, status } = await pay();
      const seen: unknown[] = [[status, '2999-03-10T18:00:00Z']];
      for (const by of ['PT1S', 'PT29M59S', 'PT1S', 'PT1S', 'PT1S']) {
        await advance(by);
        const found = await find(paymentId);
        seen.push([found.status, found.statusUpdateDateTime]);
      }
      expect(seen).toEqual([
        ['RCVD', '2999-03-10T18:00:00Z'],
        ['PDNG', '2999-03-10T18:00:01Z'],
        ['PDNG', '2999-03-10T18:00:01Z'],
        ['ACCP', '2999-03-10T18:30:01Z'],
        ['ACPD', '2999-03-10T18:30:02Z'],
        ['ACSC', '2999-03-10T18:30:03Z'],
      ]);
      expect(await balance(MARIA)).toEqual([before[0] - 15_000, 0]);
      expect(await unsound()).toEqual([]);
    });

    it('can be cancelled while they are held', async () => {
      const { pay, patch, find, advance, balance, before } = await fresh('PDNG');
      const { paymentId } = await pay();
      await advance('PT10M');
      await patch(`${PAYMENTS}/${paymentId}`).expect(200);
      await advance('PT1H');
      expect(await find(paymentId)).toMatchObject({
        status: 'CANC',
        cancellation: { reason: 'CANCELADO_PENDENCIA' },
      });
      expect(await balance(MARIA)).toEqual(before);
    });
  });

  it('DEVOLVIDO are settled, and one step later the money is back', async () => {
    const { pay, find, advance, balance, before, statement, unsound } = await fresh('DEVOLVIDO');
    const { paymentId } = await pay();
    await advance('PT3S');
    expect(await balance(MARIA)).toEqual([before[0] - 15_000, 0]);
    await advance('PT1S');
    expect(await balance(MARIA)).toEqual(before);
    await advance('P1D');
    expect(await find(paymentId)).toMatchObject({ status: 'ACSC' });
    expect(await balance(MARIA)).toEqual(before);
    const { data } = await statement(MARIA, 'fromBookingDate=2999-03-10&toBookingDate=2999-03-10');
    const both = data.filter(({ transactionId }) => transactionId.startsWith(paymentId));
    expect(both).toMatchObject([
      { creditDebitType: 'CREDITO', transactionName: 'Pix devolvido - João Souza' },
      { creditDebitType: 'DEBITO', transactionName: 'Pix enviado - João Souza' },
    ]);
    expect(await unsound()).toEqual([]);
  });

  describe('DEVOLVIDO within the bank', () => {
    const JOAO = 'joao-corrente';
    const creditorAccount = {
      ispb: '87654321',
      issuer: '0001',
      number: '10000004',
      accountType: 'CACC',
    };

    it('are paid back by the payee', async () => {
      const { pay, advance, balance, before, unsound } = await fresh('DEVOLVIDO');
      const joao = await balance(JOAO);
      await pay({ creditorAccount });
      await advance('PT3S');
      expect([await balance(MARIA), await balance(JOAO)]).toEqual([
        [before[0] - 15_000, 0],
        [joao[0] + 15_000, 0],
      ]);
      await advance('PT1S');
      expect([await balance(MARIA), await balance(JOAO)]).toEqual([before, joao]);
      expect(await unsound()).toEqual([]);
    });

    it('stay with a payee who has spent the money', async () => {
      const { pay, advance, find, balance, before, unsound } = await fresh('DEVOLVIDO');
      const { paymentId } = await pay({ creditorAccount });
      await advance('PT3S');
      const [all] = await balance(JOAO);
      await pay({ accountId: JOAO, amount: (all / 100 - 149).toFixed(2) });
      await advance('P1D');
      expect((await find(paymentId)).status).toBe('ACSC');
      expect(await balance(MARIA)).toEqual([before[0] - 15_000, 0]);
      expect(await balance(JOAO)).toEqual([14_900, 0]);
      expect(await unsound()).toEqual([]);
    });
  });

  it('that lift a payee of the bank over the largest balance are rejected', async () => {
    const { call, pay, advance, find, balance, before, unsound } = await fresh('PDNG');
    await call('delete', '/rules').expect(204);
    const [has] = await balance('joao-corrente');
    const amount = `${String(Number.MAX_SAFE_INTEGER - has).slice(0, -2)}.00`;
    const payer = { name: 'Rui', document: '11144477735' };
    await call('post', '/credits', { accountId: 'joao-corrente', amount, payer }).expect(201);
    const creditorAccount = {
      ispb: '87654321',
      issuer: '0001',
      number: '10000004',
      accountType: 'CACC',
    };
    const { paymentId } = await pay({ creditorAccount });
    await advance('PT3S');
    const rejectionReason = { code: 'VALOR_ACIMA_LIMITE' };
    expect(await find(paymentId)).toMatchObject({ status: 'RJCT', rejectionReason });
    expect(await balance(MARIA)).toEqual(before);
    expect(await unsound()).toEqual([]);
  });

  it('of a consent are ignored by a payment, and of a payment by a consent', async () => {
    const { rule, pay, consent, call } = await fresh('NAO_INFORMADO');
    await call('delete', '/rules').expect(204);
    await rule({
      name: 'c',
      match: { method: 'POST' },
      effect: { outcome: 'DATA_PAGAMENTO_INVALIDA' },
    });
    expect(await pay()).toMatchObject({ status: 'RCVD' });
    await call('delete', '/rules').expect(204);
    await rule({ name: 'p', match: { method: 'POST' }, effect: { outcome: 'SALDO_INSUFICIENTE' } });
    expect(await consent()).toMatchObject({ status: 'AWAITING_AUTHORISATION' });
  });
});
