import 'reflect-metadata';
import { writePacs008 } from '#libs/iso20022';
import { toCents } from '#libs/kernel';
import { databaseUnderTest } from '#libs/testing';
import { newEndToEndId } from '../../apps/openfinance/test/payments/payer';
import { payingIn, startBank, type BankAndSiblings } from './bank-and-siblings';

const PACS008 = { method: 'POST', path: '/spi/pacs.008' };

describe(`Payments that the SPI answers on ${databaseUnderTest}`, () => {
  let apps: BankAndSiblings;
  beforeAll(async () => {
    apps = await startBank();
  });
  afterAll(() => apps.close());

  let sandboxes = 0;
  const fresh = () => {
    sandboxes += 1;
    return payingIn(apps, `answers-${String(sandboxes)}`);
  };

  it('are in the SPI with what the payment says, and debit the account', async () => {
    const { pay, advance, look, transactions, booked, spi, unsound } = await fresh();
    const { paymentId, endToEndId } = await pay({}, { 'X-Correlation-Id': 'answers-run' });
    await advance('PT2S');
    const accepted = { inSpi: ['ACCEPTED 150'] };
    expect(await look(paymentId)).toEqual({
      status: 'ACPD',
      taken: 15_000,
      blocked: 15_000,
      ...accepted,
    });
    await advance('PT1S');
    expect(await look(paymentId)).toEqual({
      status: 'ACSC',
      taken: 15_000,
      blocked: 0,
      ...accepted,
    });
    expect(await transactions()).toEqual([
      expect.objectContaining({
        endToEndId,
        txId: endToEndId,
        amount: 150,
        creditorIspb: '12345678',
        creditorName: 'João Souza',
        debtorIspb: '87654321',
        debtorName: 'Maria Silva',
        status: 'ACCEPTED',
      }),
    ]);
    expect(await booked(paymentId)).toEqual(['DEBITO 150.00']);
    const posts = await spi.journal('?path=/spi/pacs.008');
    expect(posts).toMatchObject([{ correlationId: 'answers-run' }]);
    expect(await unsound()).toEqual([]);
  });

  it('within the bank never reach the SPI', async () => {
    const { pay, advance, look, unsound } = await fresh();
    const creditorAccount = {
      ispb: '87654321',
      issuer: '0001',
      number: '10000004',
      accountType: 'CACC',
    };
    const { paymentId } = await pay({ creditorAccount });
    await advance('PT3S');
    expect(await look(paymentId)).toEqual({ status: 'ACSC', taken: 15_000, blocked: 0, inSpi: [] });
    expect(await unsound()).toEqual([]);
  });

  it.each([
    ['AM04', 'PAGAMENTO_RECUSADO_SPI'],
    ['AM02', 'VALOR_ACIMA_LIMITE'],
    ['AC03', 'DETALHE_PAGAMENTO_INVALIDO'],
    ['AB03', 'FALHA_INFRAESTRUTURA_SPI'],
    ['AB09', 'FALHA_INFRAESTRUTURA_PSP_RECEBEDOR'],
    ['DU03', 'COBRANCA_INVALIDA'],
  ])(
    'are RJCT if the SPI rejects them with %s, and the balance is whole',
    async (outcome, reason) => {
      const { spi, pay, advance, look, booked, transactions, unsound } = await fresh();
      await spi.rule({ match: PACS008, effect: { outcome }, times: 1 });
      const [first, second] = [await pay(), await pay()];
      await advance('PT3S');
      // Either may have been sent first: they are due at the same instant.
      const found = [await look(first.paymentId), await look(second.paymentId)];
      expect(found.map(({ status }) => status).sort()).toEqual(['ACSC', 'RJCT']);
      const rejected = found[0]?.status === 'RJCT' ? first : second;
      expect(await look(rejected.paymentId)).toMatchObject({ reason, taken: 15_000, blocked: 0 });
      expect(await booked(rejected.paymentId)).toEqual([]);
      const stored = (await transactions()).find(
        ({ endToEndId }) => endToEndId === rejected.endToEndId,
      );
      expect(stored).toMatchObject({ status: 'REJECTED', reasonCode: outcome });
      await advance('P1D');
      expect(await look(rejected.paymentId)).toMatchObject({
        status: 'RJCT',
        taken: 15_000,
        blocked: 0,
      });
      expect(await unsound()).toEqual([]);
    },
  );

  it.each([
    ['a rejection', 400, '<html/>', 'PAGAMENTO_RECUSADO_SPI'],
    ['a refusal of the message', 422, '{"code":"AMOUNT_INVALID"}', 'PAGAMENTO_RECUSADO_SPI'],
  ])('are RJCT after %s with %i', async (_, status, body, reason) => {
    const { spi, pay, advance, look, unsound } = await fresh();
    await spi.rule({ match: PACS008, effect: { respond: { status, body } }, times: 1 });
    const { paymentId } = await pay();
    await advance('PT3S');
    expect(await look(paymentId)).toEqual({
      status: 'RJCT',
      reason,
      taken: 0,
      blocked: 0,
      inSpi: [],
    });
    expect(await unsound()).toEqual([]);
  });

  describe('are not paid if their EndToEndId is taken in the SPI', () => {
    const ours = {
      amount: toCents(15_000),
      debtorIspb: '87654321',
      creditorIspb: '12345678',
    };
    it.each([
      ['with another amount', { ...ours, amount: toCents(15_001) }, 'ACCEPTED 150.01'],
      ['for another institution', { ...ours, creditorIspb: '11111111' }, 'ACCEPTED 150'],
      ['by another institution', { ...ours, debtorIspb: '22222222' }, 'ACCEPTED 150'],
    ])('%s', async (_, other, stored) => {
      const { toSpi, pay, advance, look, booked, unsound } = await fresh();
      const endToEndId = newEndToEndId();
      const names = { txId: 'other', debtorName: 'Ana', creditorName: 'Rui' };
      const message = { messageId: 'M1', createdAt: '2999-03-10T17:00:00.000Z', endToEndId };
      await toSpi(writePacs008({ ...message, ...names, ...other })).expect(200);
      const { paymentId } = await pay({ endToEndId });
      await advance('PT10M');
      expect(await look(paymentId)).toEqual({
        status: 'RJCT',
        reason: 'PAGAMENTO_RECUSADO_SPI',
        taken: 0,
        blocked: 0,
        inSpi: [stored],
      });
      expect(await booked(paymentId)).toEqual([]);
      expect(await unsound()).toEqual([]);
    });
  });

  it('are in the SPI once, even if the bank is put back to a snapshot and pays them again', async () => {
    const { call, pay, advance, look, booked, unsound } = await fresh();
    const { paymentId } = await pay();
    await advance('PT1S');
    const snapshot = `/sandboxes/answers-${String(sandboxes)}/snapshots/before`;
    await call('post', snapshot).expect(201);
    const paid = { status: 'ACSC', taken: 15_000, blocked: 0, inSpi: ['ACCEPTED 150'] };
    for (let run = 0; run < 2; run += 1) {
      await advance('PT2S');
      expect(await look(paymentId)).toEqual(paid);
      await call('post', `${snapshot}/restore`).expect(200);
      expect(await look(paymentId)).toMatchObject({ status: 'ACCP', blocked: 15_000 });
      expect(await booked(paymentId)).toEqual([]);
    }
    expect(await unsound()).toEqual([]);
  });
});
