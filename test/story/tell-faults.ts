import { PAYMENTS } from '../../apps/openfinance/test/payments/payer';
import { type AppName } from '../suite/suite-under-test';
import { differencesIn } from './books/books';
import { AMOUNT, KEY, PAN, PAYMENT, REAIS, type Story } from './story';
import { finish, startWorkflow } from './workflow-run';

const COMMIT_THEN_DROP = { commitThenDrop: true };
const PACS008 = '/spi/pacs.008';
const CHARGE = { pan: PAN, amount: AMOUNT };

/** The stories with a fault. After each of them the books agree. */
export function tellFaults(start: () => Promise<Story>): void {
  let story: Story;
  beforeEach(async () => {
    story = await start();
  });
  afterEach(async () => {
    expect(await differencesIn(story)).toEqual([]);
  });

  it('settles a payment once that was made while the SPI was down', async () => {
    const { suite, bank } = story;
    await story.registerKey();
    await suite.services.spi.stop();
    const { paymentId } = await story.payByKey();
    await story.advance('PT10M');
    expect(await bank.status(paymentId)).toBe('PDNG');
    await suite.services.spi.start();
    await story.catchUp('spi');
    await story.advance('PT30M');
    expect(await bank.status(paymentId)).toBe('ACSC');
    expect(await story.paid()).toBe(AMOUNT);
  });

  it('settles a payment once if the answer of the SPI is lost', async () => {
    await story.registerKey();
    await story.addRule('spi', PACS008, COMMIT_THEN_DROP);
    const { paymentId } = await story.payByKey();
    await story.advance('PT3S');
    expect(await story.bank.status(paymentId)).toBe('PDNG');
    await story.advance('PT1M');
    expect(await story.bank.status(paymentId)).toBe('ACSC');
    expect(await story.paid()).toBe(AMOUNT);
  });

  it('pays once if the answer of the bank is lost and its client tries again', async () => {
    await story.registerKey();
    await story.addRule('openfinance', PAYMENTS, COMMIT_THEN_DROP);
    const pay = () => story.payByKey({ 'x-idempotency-key': 'order-1' });
    await expect(pay()).rejects.toThrow('socket hang up');
    const { paymentId } = await pay();
    await story.advance('PT3S');
    expect(await story.bank.status(paymentId)).toBe('ACSC');
    expect(await story.paid()).toBe(AMOUNT);
  });

  it('holds nothing if the answer of the issuer is lost', async () => {
    const { cards } = story;
    await story.addRule('iso8583', '/iso8583/issuer/authorize', COMMIT_THEN_DROP);
    const { body } = await cards.post('/iso8583/acquirer/authorize', CHARGE).expect(200);
    expect(body).toMatchObject({ response: null, reversal: { response: { responseCode: '00' } } });
    expect(await cards.card(PAN)).toMatchObject({ held: 0 });
  });

  it('holds nothing if the answer of the issuer is late', async () => {
    const { cards } = story;
    const late = { delay: { fixedMs: 60_000, clock: 'sandbox' } };
    await story.addRule('iso8583', '/iso8583/issuer/financial', late);
    const paying = cards.post('/iso8583/acquirer/financial', CHARGE).expect(200);
    const { body } = await story.advanceUntil(paying);
    expect(body).toMatchObject({ response: null, reversal: { response: { responseCode: '00' } } });
    // The delayed message reaches the issuer after its reversal.
    await story.advance('PT1M');
    expect(await cards.card(PAN)).toMatchObject({ held: 0, balance: 10_000_000 });
  });

  it('gives the money back if the SPI rejects the payment with AM04', async () => {
    await story.registerKey();
    await story.addRule('spi', PACS008, { outcome: 'AM04' });
    const { paymentId } = await story.payByKey();
    await story.advance('PT3S');
    expect(await story.bank.find(paymentId)).toMatchObject({
      status: 'RJCT',
      rejectionReason: { code: 'PAGAMENTO_RECUSADO_SPI' },
    });
    expect(await story.transactions()).toMatchObject([{ status: 'REJECTED', reasonCode: 'AM04' }]);
    expect(await story.paid()).toBe(0);
  });

  it('refuses a payment if its key is deleted after the query', async () => {
    const { queries, bank } = story;
    const id = await story.registerKey();
    const client = await queries.client();
    const query = () => queries.query(client, { key: KEY.keyValue });
    await query().expect(200);
    await story.deleteKey(id);
    expect(await bank.refused(PAYMENT)).toEqual(['DETALHE_PAGAMENTO_INVALIDO']);
    const { headers } = await query().expect(404);
    expect(headers['x-ratelimit-remaining']).toBe('9');
    expect(await story.paid()).toBe(0);
    expect(await story.transactions()).toEqual([]);
  });

  it('settles a payment and reverses a hold if all clocks are put a century ahead', async () => {
    const { bank, cards, invoices } = story;
    await story.registerKey();
    const { paymentId, endToEndId } = await story.payByKey();
    const held = await cards.post('/iso8583/acquirer/authorize', CHARGE).expect(200);
    const { '37': rrn } = (held.body as { request: { fields: Record<string, string> } }).request
      .fields;
    await story.advance('P100Y');
    expect(await bank.status(paymentId)).toBe('ACSC');
    expect(await story.transactions()).toMatchObject([{ endToEndId, status: 'ACCEPTED' }]);
    await cards.post('/iso8583/acquirer/reversal', { ...CHARGE, rrn }).expect(200);
    expect(await cards.card(PAN)).toMatchObject({ held: 0, balance: 10_000_000 });
    await invoices.issue({ reference: endToEndId, service: { amount: REAIS } });
    const late = await story.payByKey();
    await story.advance('PT3S');
    expect(await bank.status(late.paymentId)).toBe('ACSC');
  });

  it.each<readonly [AppName, string]>([
    ['dict', '/dict/keys'],
    ['ratelimit', '/instant/query'],
    ['iso8583', '/iso8583/issuer/authorize'],
    ['openfinance', PAYMENTS],
    ['spi', PACS008],
    ['iso8583', '/iso8583/issuer/reversal'],
    ['nfse', '/nfse/issue'],
    ['report', '/reports/generate'],
  ])('the workflow does everything once if an answer of %s is lost: %s', async (name, path) => {
    await story.addRule(name, path, COMMIT_THEN_DROP);
    const execution = await finish(story, await startWorkflow(story));
    expect(execution).toMatchObject({ status: 'SUCCEEDED', output: { invoiceNumber: 1 } });
    await story.advance('PT1M');
    expect(await story.transactions()).toHaveLength(1);
    expect(await story.paid()).toBe(AMOUNT);
    expect(await story.invoices.list()).toHaveLength(1);
    const messages = await story.get<{ kind: string }[]>('iso8583', '/admin/transactions');
    expect(messages.map(({ kind }) => kind)).toEqual(['reversal', 'hold']);
  });

  it('the workflow reverses the hold if the SPI rejects the payment', async () => {
    await story.addRule('spi', PACS008, { outcome: 'AM04' });
    const execution = await finish(story, await startWorkflow(story));
    expect(execution).toMatchObject({ status: 'FAILED', error: 'Payment.NotPaid' });
    expect(await story.paid()).toBe(0);
  });

  it('the workflow pays once while the SPI is stopped and started', async () => {
    const { spi } = story.suite.services;
    await spi.stop();
    const execution = await startWorkflow(story);
    await story.workflows.waiting(execution, 'Find transaction');
    await story.advance('PT1M');
    await spi.start();
    await story.catchUp('spi');
    expect(await finish(story, execution)).toMatchObject({ status: 'SUCCEEDED' });
    await story.advance('PT1M');
    expect(await story.transactions()).toHaveLength(1);
    expect(await story.paid()).toBe(AMOUNT);
  });

  it('the workflow goes on if all clocks are put a century ahead', async () => {
    const execution = await startWorkflow(story);
    await story.workflows.waiting(execution, 'Find transaction');
    await story.advance('P100Y');
    expect(await finish(story, execution)).toMatchObject({ status: 'SUCCEEDED' });
    expect(await story.transactions()).toHaveLength(1);
  });
}
