import 'reflect-metadata';
import { EXAMPLE_REQUESTS, writeDictRequest } from '#libs/dict-api';
import { admin, createTestApp, type TestApp } from '#libs/testing';
import { dict } from '../../src/dict.app';
import { answerOf, entryOf, xmlOf, type Answer } from './official-client';

const PAYER = '12345678';
const RECEIVER = '87654321';
const NOW = '2999-03-10T12:00:00.000Z';
const PAYMENT = 'E12345678299903101100abcdefghijk';
const PATH = '/api/v1/infraction-reports';

describe('API_VERSION=1.8', () => {
  let test: TestApp;
  beforeAll(async () => {
    const settings = { API_VERSION: '1.8', DICT_SIGN: 'false', LOG_LEVEL: 'silent' };
    test = await createTestApp(dict, settings);
  });
  afterAll(() => test.close());

  const post = async (sandbox: string, path: string, xml: string): Promise<Answer> =>
    answerOf(
      await test.http
        .post(path)
        .set({ 'X-Sandbox': sandbox, 'Content-Type': 'application/xml' })
        .send(xml),
    );

  it('looks a key up for an initiator', async () => {
    const created = await post(
      'initiator',
      '/api/v1/entries/',
      xmlOf('CreateEntryRequest', entryOf(PAYER)),
    );
    expect(created.status).toBe(201);
    const found = await test.http.get('/api/v1/entries/%2B5561988880000/initiator').set({
      ...{ 'X-Sandbox': 'initiator', 'PI-RequestingParticipant': RECEIVER },
      ...{ 'PI-PayerId': '98765432100', 'PI-EndToEndId': 'E8765432120261121120000000000001' },
    });
    expect(answerOf(found).text('Entry/Account/Participant')).toBe(PAYER);
  });

  it('reports an infraction with the type of the infraction, and closes it without a type of fraud', async () => {
    const { call, frozen } = admin(test, 'report');
    await frozen(NOW);
    await call('post', '/transfers', {
      endToEndId: PAYMENT,
      amount: '100.00',
      debtor: { ispb: PAYER, taxId: '11144477735' },
      creditor: { ispb: RECEIVER, taxId: '52998224725' },
    }).expect(201);
    const request = { Participant: PAYER, InfractionReport: { TransactionId: PAYMENT } };
    const type = { InfractionType: 'REFUND_REQUEST' };
    const report = { ...request.InfractionReport, ...type };
    const body = xmlOf('CreateInfractionReportRequest', { ...request, InfractionReport: report });
    const created = await post('report', `${PATH}/`, body);
    expect([created.status, created.text('detail')]).toEqual([201, undefined]);
    const id = created.text('InfractionReport/Id') ?? '';
    const shown = ['InfractionType', 'ReportedBy', 'DebitedParticipant', 'CreditedParticipant'];
    expect(shown.map((name) => created.text(`InfractionReport/${name}`))).toEqual([
      ...['REFUND_REQUEST', 'DEBITED_PARTICIPANT', PAYER, RECEIVER],
    ]);
    expect(created.text('InfractionReport/SituationType')).toBeUndefined();
    const step = { InfractionReportId: id, Participant: RECEIVER };
    const acknowledged = await post(
      'report',
      `${PATH}/${id}/acknowledge`,
      xmlOf('AcknowledgeInfractionReportRequest', step),
    );
    expect(acknowledged.text('InfractionReport/Status')).toBe('ACKNOWLEDGED');
    const closed = await post(
      'report',
      `${PATH}/${id}/close`,
      xmlOf('CloseInfractionReportRequest', { ...step, AnalysisResult: 'AGREED' }),
    );
    expect(closed.text('InfractionReport/AnalysisResult')).toBe('AGREED');
  });

  it('refuses a report of version 2', async () => {
    const request = EXAMPLE_REQUESTS.CreateInfractionReportRequest;
    const xml = writeDictRequest('CreateInfractionReportRequest', request, '2.12');
    const answer = await post('refused', PATH, xml);
    expect(answer.error).toBe('InfractionReportInvalid');
    const violations = answer.root.children.find((child) => child.name === 'violations');
    const found = violations?.children.map(
      ({ children }) => children.find((child) => child.name === 'property')?.text,
    );
    expect(found).toEqual([
      'infractionReport.reason',
      'infractionReport.situationType',
      'infractionReport.contactInformation',
      'infractionReport.infractionType',
    ]);
  });
});
