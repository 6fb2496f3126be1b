import { parseStringPromise } from 'xml2js';
import { request } from '../../apps/nfse/test/issuer';
import { differencesIn } from './books/books';
import { centsOf, sumOf } from './books/cents';
import { generateRows } from './books/report-rows';
import { AMOUNT, KEY, PAN, PAYER, REAIS, type Story } from './story';
import { finish, startWorkflow } from './workflow-run';

/** The stories without a fault. */
export function tellMoney(start: () => Promise<Story>): void {
  it('pays a key, uses a card, issues an invoice and reconciles, by hand and as a workflow', async () => {
    const story = await start();
    const { bank, queries } = story;

    await story.registerKey();
    const client = await queries.client();
    const { body: found } = await queries.query(client, { key: KEY.keyValue }).expect(200);
    expect(found).toMatchObject({ ispb: KEY.ispb, bucket: { availableTokens: 10 } });

    const { paymentId, endToEndId } = await story.payByKey();
    await story.advance('PT3S');
    expect(await bank.status(paymentId)).toBe('ACSC');
    await expectMessages(story, endToEndId);
    expect(await story.transactions()).toMatchObject([{ endToEndId, status: 'ACCEPTED' }]);
    expect(await story.paid()).toBe(AMOUNT);
    expect(await debits(story, paymentId)).toEqual([REAIS]);

    await useCard(story);
    await issueInvoice(story, endToEndId);

    const execution = await finish(story, await startWorkflow(story));
    expect(execution).toMatchObject({ output: { invoiceNumber: 2, differences: 0 } });
    await story.advance('PT3S');
    expect(await story.transactions()).toHaveLength(2);
    expect(await story.paid()).toBe(2 * AMOUNT);

    const statement = { type: 'openfinance.statement', parameters: { accountId: PAYER } };
    const { result } = await story.reports.generate(statement);
    // A sum of balances would mean nothing.
    expect(Object.keys(result?.totals ?? {})).toEqual(['amount']);

    const rows = await generateRows(story, 'spi.reconciliation', { differencesOnly: false });
    expect(rows.map(({ result }) => result)).toEqual(['matched', 'matched']);
    expect(sumOf(rows.map(({ spiAmount }) => spiAmount))).toBe(2 * AMOUNT);
    expect(await differencesIn(story)).toEqual([]);
  });

  it('pays a key of another customer of the bank, without the SPI', async () => {
    const story = await start();
    const payee = 'joao-corrente';
    const [before] = await story.bank.balance(payee);
    const account = { ispb: '87654321', branch: '0001', accountNumber: '100000045' };
    await story.registerKey({ ...KEY, ...account, holderName: 'João Souza' });
    const { paymentId } = await story.payByKey();
    await story.advance('PT3S');
    expect(await story.bank.status(paymentId)).toBe('ACSC');
    expect(await story.paid()).toBe(AMOUNT);
    expect((await story.bank.balance(payee))[0]).toBe(before + AMOUNT);
    expect(await story.transactions()).toEqual([]);
    expect(await differencesIn(story)).toEqual([]);
  });
}

/** The SPI received one pacs.008 of the payment, and answered that it accepts it. */
async function expectMessages(story: Story, endToEndId: string): Promise<void> {
  const messages = await story.journal('spi', '/spi/pacs.008');
  expect(messages).toHaveLength(1);
  expect(await elementsOf(messages[0]?.requestBody)).toMatchObject({
    Document: {
      FIToFICstmrCdtTrf: {
        CdtTrfTxInf: { PmtId: { EndToEndId: endToEndId }, IntrBkSttlmAmt: REAIS },
      },
    },
  });
  expect(await elementsOf(messages[0]?.responseBody)).toMatchObject({
    Document: {
      FIToFIPmtStsRpt: { TxInfAndSts: { OrgnlEndToEndId: endToEndId, TxSts: 'ACCP' } },
    },
  });
}

/** The debits of a payment in the statement of today. */
async function debits({ bank }: Story, paymentId: string): Promise<string[]> {
  const { data } = await bank.statement(PAYER, 'page-size=1000');
  return data
    .filter(({ transactionId }) => transactionId.startsWith(paymentId))
    .filter(({ creditDebitType }) => creditDebitType === 'DEBITO')
    .map(({ transactionAmount }) => transactionAmount.amount);
}

/** Holds, captures and reverses an amount through the acquirer: the card is as before. */
async function useCard({ cards }: Story): Promise<void> {
  const before = await cards.card(PAN);
  const send = async (path: string, body: object): Promise<Exchange> =>
    (await cards.post(`/iso8583/acquirer/${path}`, { pan: PAN, amount: AMOUNT, ...body }))
      .body as Exchange;
  const held = await send('authorize', {});
  expect(held.response).toMatchObject({ approved: true });
  expect(await cards.card(PAN)).toMatchObject({ held: AMOUNT, balance: before.balance });
  const captured = await send('financial', { authorizationCode: held.response.fields['38'] });
  expect(captured.response).toMatchObject({ approved: true });
  expect(await cards.card(PAN)).toMatchObject({ held: 0, balance: before.balance - AMOUNT });
  const reversed = await send('reversal', { rrn: captured.request.fields['37'] });
  expect(reversed.response).toMatchObject({ mti: '0410', approved: true });
  expect(await cards.card(PAN)).toEqual(before);
}

interface Exchange {
  readonly request: { readonly fields: Readonly<Record<string, string>> };
  readonly response: { readonly fields: Readonly<Record<string, string>> };
}

/** Issues the invoice of a payment, and finds its amounts in its XML. */
async function issueInvoice({ invoices }: Story, reference: string): Promise<void> {
  const change = { reference, service: { amount: REAIS } };
  const { body } = await invoices.post('/nfse/issue', request(change)).expect(201);
  const { id, values } = body as { id: string; values: Readonly<Record<string, number>> };
  const { text } = await invoices.get(`/nfse/${id}/xml`).expect(200);
  const { valores, DPS } = ((await elementsOf(text)) as InvoiceXml).NFSe.infNFSe;
  expect(centsOf(DPS.infDPS.valores.vServPrest.vServ)).toBe(AMOUNT);
  expect(centsOf(valores.vBC)).toBe(AMOUNT);
  expect(centsOf(valores.vISSQN)).toBe(centsOf(values['iss']));
  expect(centsOf(valores.vLiq)).toBe(centsOf(values['net']));
}

interface InvoiceXml {
  readonly NFSe: {
    readonly infNFSe: {
      readonly valores: Readonly<Record<'vBC' | 'vISSQN' | 'vLiq', string>>;
      readonly DPS: {
        readonly infDPS: { readonly valores: { readonly vServPrest: { readonly vServ: string } } };
      };
    };
  };
}

/** An XML document as the tree of its elements, read by a library that the simulators do not use. */
async function elementsOf(xml = ''): Promise<unknown> {
  return parseStringPromise(xml, { explicitArray: false, ignoreAttrs: true });
}
