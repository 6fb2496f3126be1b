import 'reflect-metadata';
import { type RunningService } from '#libs/app';
import { createTestData, freePorts } from '#libs/testing';
import { apps } from '../../apps/suite/src/apps';
import { startSuite } from '../../apps/suite/src/start-suite';
import { describeInBrowser, launchChromium, type Browser } from './chromium';
import { DocsPage, type Walked } from './docs-page';

/**
 * What a tester wants first, done in Swagger UI as it is after a start, from top to bottom. Nothing is typed: the ids are those
 * of the examples, and those that the page takes from its responses.
 */
describeInBrowser('Swagger UI', () => {
  let services: readonly RunningService[] = [];
  let browser: Browser | undefined;
  const pages = new Map<string, Promise<DocsPage>>();
  let stop = (): Promise<void> => Promise.resolve();

  beforeAll(async () => {
    const data = await createTestData();
    const environment = { LOG_LEVEL: 'silent', ...data.environment, ...freePorts(apps) };
    services = await startSuite(apps, environment);
    stop = async () => {
      await Promise.all(services.map((service) => service.stop()));
      await data.remove();
    };
    browser = await launchChromium();
  });
  afterAll(async () => {
    await browser?.close();
    await stop();
  });

  /** The page of a service. It stays open, so that it keeps the ids of its responses. */
  const docs = (name: string): Promise<DocsPage> => {
    const service = services.find(({ definition }) => definition.name === name);
    if (browser === undefined || service === undefined) throw new Error(`${name} does not run.`);
    const page = pages.get(name) ?? DocsPage.open(browser, service.address);
    pages.set(name, page);
    return page;
  };
  const json = ({ body }: Walked) => JSON.parse(body) as Record<string, unknown>;
  const data = (walked: Walked) => json(walked)['data'] as Record<string, unknown>;
  const element = ({ body }: Walked, name: string) =>
    new RegExp(`<${name}>([^<]*)<`).exec(body)?.[1];

  it('sends a Pix payment and finds it', async () => {
    const spi = await docs('spi');
    const paid = await spi.execute('postPacs008');
    expect([paid.status, element(paid, 'TxSts')]).toEqual([200, 'ACCP']);
    const found = await spi.execute('findTransaction');
    const id = element(paid, 'OrgnlEndToEndId');
    expect(found.parameters).toMatchObject({ endToEndId: id });
    expect(json(found)).toMatchObject({ endToEndId: id, status: 'ACCEPTED' });
  });

  it('gets a payment rejected', async () => {
    const spi = await docs('spi');
    expect(await spi.execute('createRule', { example: 'outcome' })).toMatchObject({ status: 201 });
    const paid = await spi.execute('postPacs008');
    expect([paid.status, element(paid, 'TxSts')]).toEqual([200, 'RJCT']);
    const found = await spi.execute('findTransaction');
    expect(json(found)).toMatchObject({
      endToEndId: element(paid, 'OrgnlEndToEndId'),
      status: 'REJECTED',
      reasonCode: 'AM04',
    });
  });

  it('gets a payment returned', async () => {
    const spi = await docs('spi');
    const id = element(await spi.execute('postPacs008'), 'OrgnlEndToEndId');
    const returned = await spi.execute('sendReturn', { example: 'part' });
    expect(returned.sent).toContain(`"endToEndId": "${id ?? ''}"`);
    expect(returned).toMatchObject({ status: 202 });
    const found = await spi.execute('findTransaction');
    expect(json(found)).toMatchObject({ endToEndId: id, returnedAmount: 75 });
  });

  it('reverses an authorization of a card', async () => {
    const cards = await docs('iso8583');
    const authorized = await cards.execute('issuerAuthorize');
    expect(json(authorized)).toMatchObject({ approved: true });
    const reversed = await cards.execute('issuerReversal');
    const rrn = (json(authorized)['fields'] as Record<string, string>)['37'] ?? '';
    expect(reversed.sent).toContain(rrn);
    expect(json(reversed)).toMatchObject({ approved: true, trace: { rule: 'reversal' } });
  });

  it('gets a fraud reported, analysed, and its refund requested (MED)', async () => {
    const dict = await docs('dict');
    const reported = await dict.execute('createInfractionReport');
    expect([reported.status, element(reported, 'Status')]).toEqual([201, 'OPEN']);
    const report = element(reported, 'Id');
    const acknowledged = await dict.execute('acknowledgeInfractionReport');
    expect(acknowledged.parameters).toMatchObject({ InfractionReportId: report });
    expect(element(acknowledged, 'Status')).toBe('ACKNOWLEDGED');
    const closed = await dict.execute('closeInfractionReport');
    expect([element(closed, 'Id'), element(closed, 'Status')]).toEqual([report, 'CLOSED']);
    const requested = await dict.execute('createRefund');
    expect([requested.status, element(requested, 'InfractionReportId')]).toEqual([201, report]);
    const found = await dict.execute('getRefund');
    expect(element(found, 'Id')).toBe(element(requested, 'Id'));
  });

  it('issues an invoice', async () => {
    const nfse = await docs('nfse');
    const issued = await nfse.execute('issueInvoice');
    expect(issued).toMatchObject({ status: 201 });
    const found = await nfse.execute('findInvoice');
    expect(found.parameters).toMatchObject({ id: json(issued)['id'] });
    expect(json(found)).toMatchObject({ id: json(issued)['id'], status: 'authorized' });
  });

  it('shows the PDF of the invoice', async () => {
    const nfse = await docs('nfse');
    const { id } = json(await nfse.execute('issueInvoice'));
    const pdf = await nfse.execute('invoicePdf');
    expect(pdf.parameters).toMatchObject({ id });
    expect(pdf).toMatchObject({ status: 200, mediaType: 'application/pdf' });
    expect(pdf.file).toMatch(/\.pdf$/);
  });

  it('cancels the invoice', async () => {
    const nfse = await docs('nfse');
    const { id } = json(await nfse.execute('issueInvoice'));
    expect(await nfse.execute('cancelInvoice')).toMatchObject({ status: 200 });
    expect(json(await nfse.execute('findInvoice'))).toMatchObject({ id, status: 'cancelled' });
  });

  it('creates a consent that waits, and approves it', async () => {
    const bank = await docs('openfinance');
    await bank.execute('changeConsentSettings', { example: 'waiting' });
    const created = await bank.execute('createPaymentConsent');
    expect(data(created)).toMatchObject({ status: 'AWAITING_AUTHORISATION' });
    const approved = await bank.execute('authoriseConsent');
    expect(approved.parameters).toMatchObject({ id: data(created)['consentId'] });
    const found = await bank.execute('findPaymentConsent');
    expect(data(found)).toMatchObject({
      consentId: data(created)['consentId'],
      status: 'AUTHORISED',
    });
  });

  it('pays with the approved consent', async () => {
    const bank = await docs('openfinance');
    const { consentId } = data(await bank.execute('createPaymentConsent'));
    await bank.execute('authoriseConsent');
    const paid = await bank.execute('createPayment', { example: 'list' });
    expect(paid.status).toBe(201);
    expect(data(paid)).toMatchObject([{ consentId }]);
    const found = await bank.execute('findPayment');
    expect(data(found)).toMatchObject({ consentId });
  });

  it('makes a report of the payments and downloads it', async () => {
    const report = await docs('report');
    const made = await report.execute('generateReport', { example: 'synthetic' });
    const { id } = json(made);
    const found = await report.execute('findReport');
    expect(found.parameters).toMatchObject({ id });
    const file = await report.execute('downloadReport');
    expect(file.status).toBe(200);
    expect(file.body).toContain('endToEndId');
  });
});
