import 'reflect-metadata';
import { createTestApp, databaseUnderTest, type TestApp } from '#libs/testing';
import { openfinance } from '../../src/openfinance.app';
import { PAYEE } from '../payments/builders';
import { newEndToEndId, NOW } from '../payments/payer';
import { ENERGY, MARIA } from './builders';
import { ACCOUNT, bill, edition, initiatorIn, RECURRING_PAYMENTS, revocation } from './initiator';

/** The day of the payments, which are made on 10 March at 15:00 in Brasília. */
const DAY = '2999-03-13';
/** From NOW to a time of DAY in Brasília. */
const TO_6 = 'P2DT15H';
const MUCH = { payment: { amount: '1000000.00', currency: 'BRL' } };

describe(`Payments of Pix Automático on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(openfinance);
  });
  afterAll(() => test.close());

  let sandboxes = 0;
  const fresh = async () => {
    sandboxes += 1;
    const initiator = initiatorIn(test, `pix-automatico-${String(sandboxes)}`);
    await initiator.frozen(NOW).expect(200);
    const seen = async (id: string) => {
      const { status, statusUpdateDateTime, rejectionReason } = await initiator.findRecurring(id);
      return [status, statusUpdateDateTime, rejectionReason?.code];
    };
    /** Rejects the next payment when it is sent. */
    const reject = (code: string) =>
      initiator.rule({
        match: { method: 'POST', path: RECURRING_PAYMENTS },
        effect: { outcome: `RJCT:${code}` },
        times: 1,
      });
    return { ...initiator, seen, reject, before: await initiator.balance(ACCOUNT) };
  };

  it('are scheduled, and paid at 6:00 on their day', async () => {
    const { automatic, payUnder, seen, advance, balance, before, unsound } = await fresh();
    const id = await automatic({ fixedAmount: '100.00' });
    const { recurringPaymentId } = await payUnder(id, bill(DAY));
    await advance('PT2S');
    expect(await seen(recurringPaymentId)).toEqual(['SCHD', '2999-03-10T18:00:02Z', undefined]);
    expect(await balance(ACCOUNT)).toEqual(before);
    // Other bookings of the account are before this.
    await advance('P2DT14H59M');
    const [available] = await balance(ACCOUNT);
    await advance('PT1M');
    expect(await seen(recurringPaymentId)).toEqual(['ACSC', '2999-03-13T09:00:01Z', undefined]);
    expect(await balance(ACCOUNT)).toEqual([available - 10_000, 0]);
    expect(await unsound()).toEqual([]);
  });

  it('wait for 18:00 if the account has too little, and are rejected after that', async () => {
    const { automatic, payUnder, seen, advance, balance, unsound } = await fresh();
    const id = await automatic();
    const { recurringPaymentId } = await payUnder(id, bill(DAY, MUCH));
    await advance(TO_6);
    await advance('PT1H');
    expect(await seen(recurringPaymentId)).toEqual(['SCHD', '2999-03-10T18:00:02Z', undefined]);
    await advance('PT10H59M');
    expect((await seen(recurringPaymentId))[0]).toBe('SCHD');
    await advance('PT1M');
    expect(await seen(recurringPaymentId)).toEqual([
      'RJCT',
      '2999-03-13T21:00:00Z',
      'SALDO_INSUFICIENTE',
    ]);
    expect((await balance(ACCOUNT))[1]).toBe(0);
    expect(await unsound()).toEqual([]);
  });

  it('are paid at 18:00 if the money has arrived by then', async () => {
    const { automatic, payUnder, seen, advance, call } = await fresh();
    const id = await automatic();
    const { recurringPaymentId } = await payUnder(id, bill(DAY, MUCH));
    await advance(TO_6);
    await advance('PT1H');
    const payer = { name: 'João', document: '98765432100' };
    const credit = { accountId: ACCOUNT, amount: '1000000.00', payer };
    await call('post', '/credits', credit).expect(201);
    await advance('PT12H');
    expect(await seen(recurringPaymentId)).toEqual(['ACSC', '2999-03-13T21:00:01Z', undefined]);
  });

  it('are tried again on three later days within a week, with the same data', async () => {
    const { automatic, payUnder, refusedUnder, seen, advance, cancelRecurring } = await fresh();
    const id = await automatic();
    const { recurringPaymentId: original } = await payUnder(id, bill(DAY, MUCH));
    const again = (day: string, change: object = {}) =>
      bill(day, { ...MUCH, originalRecurringPaymentId: original, ...change });
    expect(await refusedUnder(id, again('2999-03-11'))).toEqual(['DETALHE_TENTATIVA_INVALIDO']);
    await advance('P3DT6H');
    expect((await seen(original))[0]).toBe('RJCT');
    expect(await refusedUnder(id, bill('2999-03-15', MUCH))).toEqual([
      'DETALHE_TENTATIVA_INVALIDO',
    ]);
    const less = { payment: { amount: '1.00', currency: 'BRL' } };
    expect(await refusedUnder(id, again('2999-03-14', less))).toEqual([
      'DETALHE_TENTATIVA_INVALIDO',
    ]);
    expect(await refusedUnder(id, again('2999-03-15'))).toEqual(['FORA_PRAZO_PERMITIDO']);
    for (const day of ['2999-03-14', '2999-03-15', '2999-03-16']) {
      const { recurringPaymentId } = await payUnder(id, again(day));
      await advance('PT2S');
      expect((await seen(recurringPaymentId))[0]).toBe('SCHD');
      const { body } = await cancelRecurring(recurringPaymentId, MARIA).expect(422);
      expect(body).toMatchObject({ errors: [{ code: 'PAGAMENTO_NAO_PERMITE_CANCELAMENTO' }] });
      await advance('PT23H59M58S');
      expect((await seen(recurringPaymentId)).slice(0, 1)).toEqual(['RJCT']);
    }
    expect(await refusedUnder(id, again('2999-03-17'))).toEqual(['LIMITE_TENTATIVAS_EXCEDIDO']);
  });

  it('are not tried again on later days without the consent', async () => {
    const { automatic, payUnder, refusedUnder, advance } = await fresh();
    const id = await automatic({ isRetryAccepted: false });
    const { recurringPaymentId } = await payUnder(id, bill(DAY, MUCH));
    await advance('P3DT6H');
    const again = bill('2999-03-14', { ...MUCH, originalRecurringPaymentId: recurringPaymentId });
    expect(await refusedUnder(id, again)).toEqual(['LIMITE_TENTATIVAS_EXCEDIDO']);
  });

  it('are tried again at 18:00 of the same day if the EndToEndId is used up', async () => {
    const { automatic, payUnder, refusedUnder, seen, advance, reject } = await fresh();
    const id = await automatic({ isRetryAccepted: false });
    await reject('PAGAMENTO_RECUSADO_SPI');
    const { recurringPaymentId: original } = await payUnder(id, bill(DAY));
    await advance(TO_6);
    await advance('PT1H');
    expect((await seen(original))[0]).toBe('RJCT');
    const again = () => bill(DAY, { originalRecurringPaymentId: original });
    const { recurringPaymentId } = await payUnder(id, again());
    await advance('PT5H');
    expect((await seen(recurringPaymentId))[0]).toBe('SCHD');
    expect(await refusedUnder(id, again())).toEqual(['DETALHE_TENTATIVA_INVALIDO']);
    await advance('PT7H');
    expect(await seen(recurringPaymentId)).toEqual(['ACSC', '2999-03-13T21:00:01Z', undefined]);
  });

  it('are not tried again on the same day after noon', async () => {
    const { automatic, payUnder, refusedUnder, advance, reject } = await fresh();
    const id = await automatic();
    await reject('FALHA_INFRAESTRUTURA_SPI');
    const { recurringPaymentId } = await payUnder(id, bill(DAY));
    await advance('P2DT21H');
    const again = bill(DAY, { originalRecurringPaymentId: recurringPaymentId });
    expect(await refusedUnder(id, again)).toEqual(['FORA_PRAZO_PERMITIDO']);
  });

  it('begin with the first payment, which is immediate or scheduled', async () => {
    const { automatic, payUnder, refusedUnder, seen, advance } = await fresh();
    const first = (date: string) => ({
      firstPayment: { type: 'PIX', date, currency: 'BRL', amount: '30.00', creditorAccount: PAYEE },
      referenceStartDate: '2999-03-13',
      fixedAmount: '100.00',
    });
    const zero = { paymentReference: 'zero', payment: { amount: '30.00', currency: 'BRL' } };
    const today = bill('2999-03-10', { ...zero, endToEndId: newEndToEndId() });
    const now = await automatic(first('2999-03-10'));
    const { recurringPaymentId } = await payUnder(now, today);
    await advance('PT3S');
    expect((await seen(recurringPaymentId))[0]).toBe('ACSC');
    const second = { ...today, endToEndId: newEndToEndId() };
    expect(await refusedUnder(now, second)).toEqual(['DETALHE_PAGAMENTO_INVALIDO']);
    const later = await automatic(first('2999-03-12'));
    const other = { creditorAccount: { ...PAYEE, number: '1' } };
    expect(await refusedUnder(later, bill('2999-03-12', { ...zero, ...other }))).toEqual([
      'DETALHE_PAGAMENTO_INVALIDO',
    ]);
    const { recurringPaymentId: scheduled } = await payUnder(later, bill('2999-03-12', zero));
    await advance('PT3S');
    expect((await seen(scheduled))[0]).toBe('SCHD');
    expect(await refusedUnder(later, bill('2999-03-12'))).toEqual([
      'PAGAMENTO_DIVERGENTE_CONSENTIMENTO',
    ]);
  });

  it.each<readonly [string, object, string, object]>([
    ['FORA_PRAZO_PERMITIDO', {}, '2999-03-11', {}],
    ['FORA_PRAZO_PERMITIDO', {}, '2999-03-21', {}],
    ['PAGAMENTO_DIVERGENTE_CONSENTIMENTO', { fixedAmount: '1.00' }, DAY, {}],
    [
      'PAGAMENTO_DIVERGENTE_CONSENTIMENTO',
      {},
      DAY,
      { document: { identification: MARIA, rel: 'CPF' } },
    ],
    ['LIMITE_VALOR_TRANSACAO_CONSENTIMENTO_EXCEDIDO', { maximumVariableAmount: '1.00' }, DAY, {}],
    ['DETALHE_PAGAMENTO_INVALIDO', {}, DAY, { paymentReference: 'Q1-2999' }],
    ['DETALHE_PAGAMENTO_INVALIDO', {}, DAY, { localInstrument: 'DICT', proxy: MARIA }],
    ['PARAMETRO_INVALIDO', {}, DAY, { endToEndId: newEndToEndId('299903131600') }],
  ])('are refused with %s: %j %s %j', async (code, terms, day, change) => {
    const { automatic, refusedUnder } = await fresh();
    expect(await refusedUnder(await automatic(terms), bill(day, change))).toEqual([code]);
  });

  it('are one for each period', async () => {
    const { automatic, payUnder, refusedUnder, cancelRecurring, advance } = await fresh();
    const id = await automatic();
    const { recurringPaymentId } = await payUnder(id, bill(DAY));
    expect(await refusedUnder(id, bill('2999-03-14'))).toEqual(['DETALHE_PAGAMENTO_INVALIDO']);
    await payUnder(id, bill('2999-03-14', { paymentReference: 'M04-2999' }));
    await advance('PT3S');
    await cancelRecurring(recurringPaymentId, ENERGY).expect(200);
    await payUnder(id, bill('2999-03-15'));
  });

  it.each([
    ['REVOGADO_USUARIO', MARIA, 'CPF'],
    ['REVOGADO_RECEBEDOR', ENERGY, 'CNPJ'],
  ])('from the day after tomorrow on are cancelled by a revocation: %s', async (code, who, rel) => {
    const { automatic, payUnder, changeConsent, findRecurring, advance, seen } = await fresh();
    const id = await automatic();
    const made = [
      await payUnder(id, bill('2999-03-12')),
      await payUnder(id, bill('2999-03-13', { paymentReference: 'M04-2999' })),
    ];
    const [kept = '', ended = ''] = made.map(({ recurringPaymentId }) => recurringPaymentId);
    await advance('P1D');
    const justNow = await payUnder(id, bill('2999-03-14', { paymentReference: 'M05-2999' }));
    await changeConsent(id, revocation(code));
    expect(await findRecurring(ended)).toMatchObject({
      status: 'CANC',
      cancellation: {
        reason: 'CANCELADO_AGENDAMENTO',
        cancelledFrom: 'INICIADORA',
        cancelledBy: { document: { identification: who, rel } },
      },
    });
    expect((await seen(justNow.recurringPaymentId)).slice(0, 3)).toEqual([
      'RJCT',
      '2999-03-11T18:00:00Z',
      'CONSENTIMENTO_REVOGADO',
    ]);
    await advance('P1D');
    expect((await seen(kept))[0]).toBe('ACSC');
  });

  it('after the new end of an edited consent are cancelled', async () => {
    const { automatic, payUnder, changeConsent, refusedUnder, seen, advance } = await fresh();
    const id = await automatic();
    const { recurringPaymentId } = await payUnder(id, bill('2999-03-14'));
    await advance('PT3S');
    await changeConsent(id, edition({ expirationDateTime: '2999-03-13T12:00:00Z' }));
    expect((await seen(recurringPaymentId))[0]).toBe('CANC');
    expect(await refusedUnder(id, bill('2999-03-14'))).toEqual(['FORA_PRAZO_PERMITIDO']);
    await payUnder(id, bill('2999-03-13'));
  });
});
