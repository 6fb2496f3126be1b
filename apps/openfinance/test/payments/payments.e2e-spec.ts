import 'reflect-metadata';
import { createTestApp, databaseUnderTest, type TestApp } from '#libs/testing';
import { openfinance } from '../../src/openfinance.app';
import { ACCOUNTS } from '../bank/bank';
import { statement as statementSchema } from '../bank/account-schemas';
import { CREDITOR, PAYEE } from './builders';
import { item, newEndToEndId, NOW, payerIn, PAYMENTS, plain } from './payer';
import * as schemas from './schemas';

const MARIA = 'maria-corrente';
const JOAO = { ispb: '87654321', issuer: '0001', number: '10000004', accountType: 'CACC' };

describe(`Payments on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(openfinance);
  });
  afterAll(() => test.close());

  let sandboxes = 0;
  const fresh = async () => {
    sandboxes += 1;
    const payer = payerIn(test, `payments-${String(sandboxes)}`);
    await payer.frozen(NOW).expect(200);
    return payer;
  };

  describe('have the form', () => {
    it('of payments v4: a list returns a list, in its order', async () => {
      const { payList, list, consent } = await fresh();
      const days = { startDate: '2999-03-11', quantity: 2 };
      const { consentId } = await consent({ schedule: { daily: days } });
      const on = (time: string, remittanceInformation: string) =>
        item({ endToEndId: newEndToEndId(time), remittanceInformation });
      const items = [on('299903111500', 'Um'), on('299903121500', 'Dois')];
      const made = await payList(items, { 'x-consent-id': consentId });
      expect(made.map(({ remittanceInformation }) => remittanceInformation)).toEqual([
        'Um',
        'Dois',
      ]);
      expect(new Set(made.map(({ consentId }) => consentId)).size).toBe(1);
      const { data } = await list();
      expect(data.map(({ paymentId }) => paymentId)).toEqual(
        made.map(({ paymentId }) => paymentId).reverse(),
      );
    });

    it('of payments v4 with several payments only under the consent of their schedule', async () => {
      const { refused, list } = await fresh();
      expect(await refused({ data: [item(), item()] })).toEqual(['CONSENTIMENTO_INVALIDO']);
      expect((await list()).data).toEqual([]);
    });

    it('of a payment to an account of this bank with the type that it has', async () => {
      const { refused } = await fresh();
      const own = { ispb: '87654321', issuer: '0001', number: '10000004', accountType: 'SVGS' };
      expect(await refused(plain({ creditorAccount: own }))).toEqual([
        'DETALHE_PAGAMENTO_INVALIDO',
      ]);
    });

    it('of payments v4 with the CNPJ of the initiator', async () => {
      const { refused } = await fresh();
      const body = { data: [item({ cnpjInitiator: undefined })] };
      expect(await refused(body)).toEqual(['PARAMETRO_NAO_INFORMADO']);
    });

    it('of payments v1 to v3: an object returns an object', async () => {
      const { send } = await fresh();
      const one = item({
        localInstrument: 'INIC',
        proxy: '12345678901',
        transactionIdentification: 'a1B2c3',
        ibgeTownCode: '5300108',
        authorisationFlow: 'HYBRID_FLOW',
        remittanceInformation: 'Aluguel',
      });
      const { body } = await send(PAYMENTS, { data: one }).expect(201);
      expect(schemas.payment.parse(body).data).toMatchObject({ ...one, status: 'RCVD' });
    });

    it('of a plain payment, in a few members', async () => {
      const { pay } = await fresh();
      expect(await pay({ amount: 10.5 })).toMatchObject({
        payment: { amount: '10.50', currency: 'BRL' },
        localInstrument: 'MANU',
        creditorAccount: PAYEE,
        debtorAccount: { ispb: '87654321', number: expect.stringMatching(/^10000001/) as string },
        creationDateTime: '2999-03-10T18:00:00Z',
      });
    });

    it('by pix and by instant alike', async () => {
      const { send, get } = await fresh();
      const other = PAYMENTS.replace('/pix/', '/instant/');
      const { body } = await send(other, plain()).expect(201);
      const { paymentId } = schemas.payment.parse(body).data;
      for (const path of [PAYMENTS, other]) {
        const found = await get(`${path}/${paymentId}`).expect(200);
        expect(schemas.payment.parse(found.body).data.paymentId).toBe(paymentId);
        const { body: all } = await get(path).expect(200);
        expect(schemas.paymentList.parse(all).data).toHaveLength(1);
      }
    });
  });

  describe('pass through the states of the standard', () => {
    it('on the clock of the sandbox', async () => {
      const { pay, find, advance, balance } = await fresh();
      const [before] = await balance(MARIA);
      const { paymentId, status } = await pay();
      expect(status).toBe('RCVD');
      const seen: unknown[] = [];
      for (let second = 0; second <= 4; second += 1) {
        const found = await find(paymentId);
        const [available, blocked] = await balance(MARIA);
        seen.push([found.status, found.statusUpdateDateTime, before - available, blocked]);
        await advance('PT1S');
      }
      expect(seen).toEqual([
        ['RCVD', '2999-03-10T18:00:00Z', 15_000, 15_000],
        ['ACCP', '2999-03-10T18:00:01Z', 15_000, 15_000],
        ['ACPD', '2999-03-10T18:00:02Z', 15_000, 15_000],
        ['ACSC', '2999-03-10T18:00:03Z', 15_000, 0],
        ['ACSC', '2999-03-10T18:00:03Z', 15_000, 0],
      ]);
    });

    it('exactly at their instants, also if these have milliseconds', async () => {
      const { frozen, pay, status, advance } = await fresh();
      await frozen('2999-03-10T18:00:00.050Z').expect(200);
      const { paymentId } = await pay();
      for (const expected of ['ACCP', 'ACPD', 'ACSC']) {
        await advance('PT1S');
        expect(await status(paymentId)).toBe(expected);
      }
    });

    it('at once if a step takes no time', async () => {
      const quick = await createTestApp(openfinance, { PAYMENT_STEP_SECONDS: '0' });
      const { frozen, pay, status, advance, unsound } = payerIn(quick, 'quick');
      await frozen(NOW).expect(200);
      const { paymentId } = await pay();
      await advance('PT0S');
      expect(await status(paymentId)).toBe('ACSC');
      expect(await unsound()).toEqual([]);
      await quick.close();
    });

    it('by themselves while the clock runs', async () => {
      const quick = await createTestApp(openfinance, { PAYMENT_STEP_SECONDS: '0' });
      const { pay, status } = payerIn(quick, 'running');
      const { paymentId } = await pay();
      while ((await status(paymentId)) !== 'ACSC') await new Promise(setImmediate);
      await quick.close();
    });
  });

  it('are in the statement of the payer once they are settled, and the balance follows', async () => {
    const { pay, advance, statement, balance, get, unsound } = await fresh();
    const [before] = await balance(MARIA);
    const { data: earlier } = await statement(MARIA, '');
    const { paymentId } = await pay({ amount: '0.01' });
    await advance('PT2S');
    expect((await statement(MARIA, '')).data).toHaveLength(earlier.length);
    await advance('PT1S');
    const { body } = await get(`${ACCOUNTS}/${MARIA}/transactions`).expect(200);
    expect(statementSchema.parse(body).data[0]).toEqual({
      transactionId: `${paymentId}-0`,
      completedAuthorisedPaymentType: 'TRANSACAO_EFETIVADA',
      creditDebitType: 'DEBITO',
      transactionName: 'Pix enviado - João Souza',
      type: 'PIX',
      transactionAmount: { amount: '0.01', currency: 'BRL' },
      transactionDateTime: '2999-03-10T18:00:03.000Z',
      partieCnpjCpf: CREDITOR.cpfCnpj,
      partiePersonType: 'PESSOA_NATURAL',
      partieBranchCode: '0001',
      partieNumber: '123456789',
      partieCheckDigit: '0',
    });
    expect(await balance(MARIA)).toEqual([before - 1, 0]);
    expect(await unsound()).toEqual([]);
  });

  it('have statements and consents of the standard, however little they say', async () => {
    const { pay, advance, get, findConsent } = await fresh();
    for (const change of [
      { creditor: undefined },
      { creditor: { name: 'João' }, accountId: 'padaria-corrente' },
      { creditor: { cpfCnpj: '12345678000195' }, accountId: 'joao-pre-paga', amount: 1 },
    ]) {
      const { consentId } = await pay(change);
      expect(await findConsent(consentId)).toMatchObject({ status: 'CONSUMED' });
    }
    await advance('PT3S');
    for (const accountId of [MARIA, 'padaria-corrente', 'joao-pre-paga']) {
      const { body } = await get(`${ACCOUNTS}/${accountId}/transactions`).expect(200);
      expect(() => statementSchema.parse(body)).not.toThrow();
    }
  });

  describe('within the bank', () => {
    it('move the balances of both accounts', async () => {
      const { pay, advance, status, balance, statement, unsound } = await fresh();
      const [[maria], [joao]] = [await balance(MARIA), await balance('joao-corrente')];
      const { paymentId } = await pay({ creditorAccount: JOAO });
      await advance('PT3S');
      expect(await status(paymentId)).toBe('ACSC');
      expect(await balance(MARIA)).toEqual([maria - 15_000, 0]);
      expect(await balance('joao-corrente')).toEqual([joao + 15_000, 0]);
      expect((await statement('joao-corrente', '')).data[0]).toMatchObject({
        type: 'TRANSFERENCIA_MESMA_INSTITUICAO',
        creditDebitType: 'CREDITO',
        transactionName: 'Pix recebido - Maria Silva',
        transactionAmount: { amount: '150.00' },
      });
      expect(await unsound()).toEqual([]);
    });

    it.each([
      ['the account of the payer', { number: '10000001' }, 'CONTAS_ORIGEM_DESTINO_IGUAIS'],
      ['an account that does not exist', { number: '99999999' }, 'DETALHE_PAGAMENTO_INVALIDO'],
      ['another branch', { issuer: '0002' }, 'DETALHE_PAGAMENTO_INVALIDO'],
    ])('are rejected later to %s, and the money is back', async (_, account, code) => {
      const { pay, advance, find, balance, unsound } = await fresh();
      const before = await balance(MARIA);
      const { paymentId } = await pay({ creditorAccount: { ...JOAO, ...account } });
      await advance('PT3S');
      expect(await find(paymentId)).toMatchObject({ status: 'RJCT', rejectionReason: { code } });
      expect(await balance(MARIA)).toEqual(before);
      expect(await unsound()).toEqual([]);
    });
  });

  describe('above the balance', () => {
    it('are refused at once', async () => {
      const { refused, balance, list } = await fresh();
      const [available] = await balance(MARIA);
      expect(await refused(plain({ amount: (available + 1) / 100 }))).toEqual([
        'SALDO_INSUFICIENTE',
      ]);
      const half = Math.ceil((available + 1) / 2) / 100;
      const much = item({ payment: { amount: (2 * half).toFixed(2), currency: 'BRL' } });
      expect(await refused({ data: [much] })).toEqual(['SALDO_INSUFICIENTE']);
      expect((await list()).data).toEqual([]);
      expect(await balance(MARIA)).toEqual([available, 0]);
    });

    it('are above the limit of the bank, if they are more than it can count', async () => {
      const { refused, list, consent } = await fresh();
      const amount = '9999999999999999.99';
      expect(await refused(plain({ amount }))).toEqual(['VALOR_ACIMA_LIMITE']);
      const much = item({ payment: { amount, currency: 'BRL' } });
      expect(await refused({ data: [much] })).toEqual(['VALOR_ACIMA_LIMITE']);
      const { consentId } = await consent();
      const headers = { 'x-consent-id': consentId };
      expect(await refused({ data: [much] }, headers)).toEqual(['VALOR_ACIMA_LIMITE']);
      expect(await refused(plain({ amount: '90071992547409.91' }))).toEqual(['SALDO_INSUFICIENTE']);
      expect((await list()).data).toEqual([]);
    });

    it('can be the whole balance, to the cent', async () => {
      const { pay, advance, status, balance } = await fresh();
      const [available] = await balance(MARIA);
      const { paymentId } = await pay({ amount: (available / 100).toFixed(2) });
      await advance('PT3S');
      expect([await status(paymentId), await balance(MARIA)]).toEqual(['ACSC', [0, 0]]);
    });
  });
});
