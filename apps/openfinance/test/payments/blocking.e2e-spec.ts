import 'reflect-metadata';
import { createTestApp, databaseUnderTest, type TestApp } from '#libs/testing';
import { openfinance } from '../../src/openfinance.app';
import { item, NOW, payerIn, PAYMENTS, plain, TODAY } from './payer';

const MARIA = 'maria-corrente';

/** A sandbox of the service, and the text of a part of Maria's balance. */
async function freshIn(test: TestApp, sandbox: string) {
  const payer = payerIn(test, sandbox);
  await payer.frozen(NOW).expect(200);
  const [all] = await payer.balance(MARIA);
  const part = (percent: number) => (Math.floor((all * percent) / 100) / 100).toFixed(2);
  return { ...payer, all, part, cents: (percent: number) => Math.round(+part(percent) * 100) };
}

describe(`The amount of a payment on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(openfinance);
  });
  afterAll(() => test.close());

  let sandboxes = 0;
  const fresh = () => {
    sandboxes += 1;
    return freshIn(test, `blocking-${String(sandboxes)}`);
  };

  it('is blocked when it is accepted, and the next payment has what is left', async () => {
    const { pay, send, refused, advance, balance, all, part, cents, unsound } = await fresh();
    await pay({ amount: part(70) });
    expect(await balance(MARIA)).toEqual([all - cents(70), cents(70)]);
    const { body } = await send(PAYMENTS, plain({ amount: part(70) })).expect(422);
    const [left, blocked] = [all - cents(70), cents(70)].map((sum) => (sum / 100).toFixed(2));
    expect(body).toMatchObject({
      errors: [
        {
          code: 'SALDO_INSUFICIENTE',
          detail: `Account maria-corrente has ${left ?? ''} available and ${blocked ?? ''} blocked; the payment is ${part(70)}.`,
        },
      ],
    });
    await pay({ amount: part(30) });
    expect(await refused(plain({ amount: part(1) }))).toEqual(['SALDO_INSUFICIENTE']);
    expect(await unsound()).toEqual([]);
    await advance('PT3S');
    expect(await balance(MARIA)).toEqual([all - cents(70) - cents(30), 0]);
    expect(await unsound()).toEqual([]);
  });

  it('is blocked once, whatever many payments ask for at the same time', async () => {
    const { send, advance, balance, all, part, cents, unsound } = await fresh();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => send(PAYMENTS, plain({ amount: part(30) }))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([
      ...Array<number>(3).fill(201),
      ...Array<number>(7).fill(422),
    ]);
    expect(await balance(MARIA)).toEqual([all - 3 * cents(30), 3 * cents(30)]);
    await advance('PT3S');
    expect(await balance(MARIA)).toEqual([all - 3 * cents(30), 0]);
    expect(await unsound()).toEqual([]);
  });

  it.each(['PDNG', 'RJCT:NAO_INFORMADO'])(
    'is available again if the payment is held and cancelled, or rejected: %s',
    async (outcome) => {
      const { rule, pay, patch, advance, balance, status, all, unsound } = await fresh();
      await rule({ match: { method: 'POST', path: PAYMENTS }, effect: { outcome }, times: 1 });
      const { paymentId } = await pay();
      expect(await balance(MARIA)).toEqual([all - 15_000, 15_000]);
      await advance('PT1.9S');
      expect(await balance(MARIA)).toEqual([all - 15_000, 15_000]);
      if (outcome === 'PDNG') await patch(`${PAYMENTS}/${paymentId}`).expect(200);
      await advance('PT0.1S');
      expect(['CANC', 'RJCT']).toContain(await status(paymentId));
      expect(await balance(MARIA)).toEqual([all, 0]);
      expect(await unsound()).toEqual([]);
    },
  );

  it('is not blocked if the payment is refused for another reason', async () => {
    const { send, refused, consent, balance, all } = await fresh();
    const { consentId } = await consent({ date: TODAY }, MARIA_PAYS);
    const payment = item();
    await send(PAYMENTS, { data: [payment] }, { 'x-consent-id': consentId }).expect(201);
    expect(await balance(MARIA)).toEqual([all - 15_000, 15_000]);
    // The EndToEndId belongs to the first payment, which is noticed after the amount was blocked.
    const { endToEndId } = payment as { readonly endToEndId: string };
    expect(await refused(plain({ endToEndId }))).toEqual(['PARAMETRO_INVALIDO']);
    expect(await balance(MARIA)).toEqual([all - 15_000, 15_000]);
  });
});

const MARIA_PAYS = {
  loggedUser: { document: { identification: '11144477735', rel: 'CPF' } },
} as const;

describe(`With PAYMENT_BLOCKING=sending on ${databaseUnderTest}, the amount of a payment`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(openfinance, { PAYMENT_BLOCKING: 'sending' });
  });
  afterAll(() => test.close());

  it('is blocked when it is sent, and the payment is rejected if it is spent by then', async () => {
    const { pay, refused, advance, balance, find, all, part, cents, unsound } = await freshIn(
      test,
      'sending',
    );
    const made = [await pay({ amount: part(70) }), await pay({ amount: part(70) })];
    expect(await refused(plain({ amount: part(101) }))).toEqual(['SALDO_INSUFICIENTE']);
    expect(await balance(MARIA)).toEqual([all, 0]);
    await advance('PT2S');
    expect(await balance(MARIA)).toEqual([all - cents(70), cents(70)]);
    await advance('PT1S');
    const found = await Promise.all(made.map(({ paymentId }) => find(paymentId)));
    expect(found).toMatchObject([
      { status: 'ACSC' },
      { status: 'RJCT', rejectionReason: { code: 'SALDO_INSUFICIENTE' } },
    ]);
    expect(await balance(MARIA)).toEqual([all - cents(70), 0]);
    expect(await unsound()).toEqual([]);
  });
});
