import { EXAMPLE_REQUESTS } from '../../examples/examples';
import { REPORTS } from '../../examples/fraud';
import { readDictRequest } from '../../bodies/read-dict-request';
import { readDictResponse } from '../../bodies/read-dict-response';
import { writeDictRequest, writeDictResponse } from '../../bodies/write-dict';

const HEAD = {
  responseTime: '2026-11-21T12:00:00.000Z',
  correlationId: 'a9f13566e19f5ca51329479a5bae60c5',
};

describe('An infraction report of API 1.8', () => {
  it('is created with the type of the infraction', () => {
    const request = EXAMPLE_REQUESTS.CreateInfractionReportRequest;
    const xml = writeDictRequest('CreateInfractionReportRequest', request, '1.8');
    expect(xml).toMatch(
      /<InfractionReport><TransactionId>E\w{31}<\/TransactionId><InfractionType>REFUND_REQUEST<\/InfractionType><ReportDetails>[^<]*<\/ReportDetails><\/InfractionReport>/,
    );
    const read = readDictRequest('CreateInfractionReportRequest', Buffer.from(xml), '1.8');
    const { ContactInformation, ...report } = request.InfractionReport;
    expect(ContactInformation).toBeDefined();
    expect(read).toEqual({
      ok: true,
      value: { ...request, InfractionReport: { ...report, SituationType: 'UNKNOWN' } },
    });
  });

  it('cannot be created with the elements of version 2', () => {
    const request = EXAMPLE_REQUESTS.CreateInfractionReportRequest;
    const xml = Buffer.from(writeDictRequest('CreateInfractionReportRequest', request));
    const read = readDictRequest('CreateInfractionReportRequest', xml, '1.8');
    expect(read.ok ? [] : read.refusal.violations.map(({ property }) => property)).toEqual([
      'infractionReport.reason',
      'infractionReport.situationType',
      'infractionReport.contactInformation',
      'infractionReport.infractionType',
    ]);
  });

  it.each([
    ['AGREED', { FraudType: 'UNKNOWN' }],
    ['DISAGREED', {}],
  ] as const)('is closed as %s without a type of fraud', (AnalysisResult, added) => {
    const { FraudType, ...close } = EXAMPLE_REQUESTS.CloseInfractionReportRequest;
    expect(FraudType).toBeDefined();
    const request = { ...close, AnalysisResult };
    const xml = writeDictRequest('CloseInfractionReportRequest', request, '1.8');
    const read = readDictRequest('CloseInfractionReportRequest', Buffer.from(xml), '1.8');
    expect(read).toEqual({ ok: true, value: { ...request, ...added } });
  });

  it.each([
    ['REFUND_REQUEST', 'DEBITED_PARTICIPANT', '12345678', '87654321'],
    ['REFUND_CANCELLED', 'CREDITED_PARTICIPANT', '87654321', '12345678'],
  ] as const)('of %s shows the parties of the payment', (Reason, by, debited, credited) => {
    const report = { ...REPORTS.acknowledged, Reason };
    const page = { HasMoreElements: true, InfractionReports: { InfractionReport: [report] } };
    const xml = writeDictResponse('ListInfractionReportsResponse', HEAD, page, '1.8');
    expect(xml).toContain(`<ReportedBy>${by}</ReportedBy>`);
    expect(xml).toContain(
      `<DebitedParticipant>${debited}</DebitedParticipant><CreditedParticipant>${credited}</CreditedParticipant>`,
    );
    const read = readDictResponse('ListInfractionReportsResponse', Buffer.from(xml), '1.8');
    const { ContactInformation, ...shown } = report;
    expect(ContactInformation).toBeDefined();
    expect(read).toEqual({
      ok: true,
      value: {
        head: HEAD,
        body: {
          HasMoreElements: true,
          InfractionReports: { InfractionReport: [{ ...shown, SituationType: 'UNKNOWN' }] },
        },
      },
    });
  });
});
