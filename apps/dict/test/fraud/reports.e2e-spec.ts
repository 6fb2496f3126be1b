import { createTestApp, databaseUnderTest, type TestApp } from '#libs/testing';
import { dict } from '../../src/dict.app';
import { type Answer } from '../official/official-client';
import {
  errorOf,
  fraudIn,
  KEY,
  NOW,
  PAYER,
  RECEIVER,
  RECEIVER_TAX_ID,
  STRANGER,
} from './fraud-client';
import { REPORT_CREATION, REPORT_STEPS, UNKNOWN_ID } from './report-cases';

const SETTINGS = { LOG_LEVEL: 'silent', DICT_SIGN: 'false' };

describe(`Infraction reports on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(dict, SETTINGS);
  });
  afterAll(() => test.close());

  let sandboxes = 0;
  const fresh = async () => {
    sandboxes += 1;
    const fraud = fraudIn(test, `reports-${String(sandboxes)}`);
    await fraud.frozen(NOW).expect(200);
    return fraud;
  };
  const statusIn = (answer: Answer) => answer.text('InfractionReport/Status');

  it('go from OPEN to CLOSED, and mark the receiver and its key', async () => {
    const { declare, report, acknowledge, close, by, advance } = await fresh();
    const id = await declare();
    const created = await report(id);
    expect(errorOf(created)).toBe('201');
    const member = (name: string) => created.text(`InfractionReport/${name}`);
    expect(member('TransactionId')).toBe(id);
    expect(member('Status')).toBe('OPEN');
    expect([member('ReporterParticipant'), member('CounterpartyParticipant')]).toEqual([
      PAYER,
      RECEIVER,
    ]);
    expect(member('CreationTime')).toBe(NOW);
    expect(created.text('InfractionReport/ContactInformation/Email')).toBe('abc@pix.br');
    const reportId = member('Id') ?? '';
    await advance('PT1H');
    const received = await acknowledge(reportId);
    expect(statusIn(received)).toBe('ACKNOWLEDGED');
    expect(received.text('InfractionReport/LastModified')).toBe('2999-03-10T13:00:00.000Z');
    const closed = await close(reportId);
    expect(statusIn(closed)).toBe('CLOSED');
    const markerId = closed.text('InfractionReport/FraudMarkerId') ?? '';
    const marker = await by(RECEIVER).get(`/fraud-markers/${markerId}`);
    expect(marker.text('FraudMarker/TaxIdNumber')).toBe(RECEIVER_TAX_ID);
    expect(marker.text('FraudMarker/Key')).toBe(KEY);
    expect(marker.text('FraudMarker/FraudType')).toBe('SCAMMER_ACCOUNT');
    expect(marker.text('FraudMarker/InfractionReport/Id')).toBe(reportId);
    expect(marker.text('FraudMarker/InfractionReport/ReporterParticipant')).toBe(PAYER);
  });

  it('repeat the answer of each step that is sent again', async () => {
    const { declare, reported, acknowledge, close, step } = await fresh();
    const id = await reported(await declare());
    expect(statusIn(await acknowledge(id))).toBe('ACKNOWLEDGED');
    expect(statusIn(await acknowledge(id))).toBe('ACKNOWLEDGED');
    const first = await close(id);
    const again = await close(id);
    expect(again.text('InfractionReport/FraudMarkerId')).toBe(
      first.text('InfractionReport/FraudMarkerId'),
    );
    expect(errorOf(await close(id, { AnalysisDetails: 'Outro texto.' }))).toBe(
      '400 InfractionReportOperationInvalid',
    );
    expect(errorOf(await acknowledge(id))).toBe('400 InfractionReportOperationInvalid');
    expect(statusIn(await step('report', 'Cancel', { id, ispb: PAYER }))).toBe('CANCELLED');
    expect(statusIn(await step('report', 'Cancel', { id, ispb: PAYER }))).toBe('CANCELLED');
  });

  it('cancel their marker when they are cancelled', async () => {
    const { declare, agreed, step, by } = await fresh();
    const id = await agreed(await declare());
    const cancelled = await step('report', 'Cancel', { id, ispb: PAYER });
    const markerId = cancelled.text('InfractionReport/FraudMarkerId') ?? '';
    const marker = await by(RECEIVER).get(`/fraud-markers/${markerId}`);
    expect(marker.text('FraudMarker/Status')).toBe('CANCELLED');
  });

  it('make no marker if the counterparty disagrees', async () => {
    const { declare, reported, acknowledge, close } = await fresh();
    const id = await reported(await declare());
    await acknowledge(id);
    const closed = await close(id, { FraudType: undefined, AnalysisResult: 'DISAGREED' });
    expect(statusIn(closed)).toBe('CLOSED');
    expect(closed.text('InfractionReport/FraudMarkerId')).toBeUndefined();
  });

  it.each(REPORT_CREATION)('created %s', async (_, send, expected) => {
    expect(errorOf(await send(await fresh()))).toBe(expected);
  });

  it.each(REPORT_STEPS)('%s', async (_, send, expected) => {
    const fraud = await fresh();
    const id = await fraud.reported(await fraud.declare());
    expect(errorOf(await send(fraud, id))).toBe(expected);
  });

  it('of a payment with unknown parties can be agreed to once the parties are declared', async () => {
    const { declare, reported, acknowledge, close } = await fresh();
    const debtor = { ispb: PAYER };
    const endToEndId = await declare({ debtor, creditor: { ispb: RECEIVER }, key: undefined });
    const id = await reported(endToEndId);
    await acknowledge(id);
    const refused = await close(id);
    expect(errorOf(refused)).toBe('400 InfractionReportInvalid');
    expect(refused.text('detail')).toMatch(/does not know the CPF or CNPJ/);
    await declare({ endToEndId });
    expect(errorOf(await close(id))).toBe('200');
  });

  it('can be updated by their reporter until they are closed', async () => {
    const { declare, reported, acknowledge, close, by } = await fresh();
    const id = await reported(await declare());
    const update = (ispb: string, members = {}) =>
      by(ispb).put(`/infraction-reports/${id}`, 'UpdateInfractionReportRequest', {
        InfractionReportId: id,
        Participant: ispb,
        SituationType: 'COERCION',
        ReportDetails: 'Nova informação',
        ...members,
      });
    const updated = await update(PAYER);
    expect(updated.text('InfractionReport/SituationType')).toBe('COERCION');
    expect(updated.text('InfractionReport/ReportDetails')).toBe('Nova informação');
    expect(updated.text('InfractionReport/ContactInformation/Email')).toBe('abc@pix.br');
    expect(errorOf(await update(RECEIVER))).toBe('403 Forbidden');
    expect(errorOf(await update(PAYER, { SituationType: 'UNKNOWN' }))).toBe(
      '400 InfractionReportInvalid',
    );
    await acknowledge(id);
    expect(errorOf(await update(PAYER))).toBe('200');
    await close(id);
    expect(errorOf(await update(PAYER))).toBe('400 InfractionReportOperationInvalid');
  });

  describe('in lists', () => {
    const listed = (answer: Answer) => {
      expect(errorOf(answer)).toBe('200');
      const list = answer.root.children.find(({ name }) => name === 'InfractionReports');
      return (list?.children ?? []).map(
        (item) => item.children.find(({ name }) => name === 'Id')?.text,
      );
    };

    it('are those of the participant, in the order of their last change, by all filters', async () => {
      const { declare, reported, acknowledge, by, advance } = await fresh();
      const first = await reported(await declare());
      await advance('PT1M');
      const second = await reported(await declare());
      await advance('PT1M');
      await acknowledge(first);
      const list = async (ispb: string, query = '') =>
        listed(await by(ispb).get(`/infraction-reports/?Participant=${ispb}${query}`));
      expect(await list(PAYER)).toEqual([second, first]);
      expect(await list(RECEIVER)).toEqual([second, first]);
      expect(await list(STRANGER)).toEqual([]);
      expect(await list(PAYER, '&IsReporter=true')).toEqual([second, first]);
      expect(await list(PAYER, '&IsCounterparty=true')).toEqual([]);
      expect(await list(RECEIVER, '&IsReporter=false')).toEqual([second, first]);
      expect(await list(PAYER, '&Status=ACKNOWLEDGED')).toEqual([first]);
      expect(await list(PAYER, '&Status=OPEN&Status=ACKNOWLEDGED')).toEqual([second, first]);
      expect(await list(PAYER, '&Status=OPEN,CLOSED')).toEqual([second]);
      expect(await list(PAYER, '&ModifiedAfter=2999-03-10T12:02:00Z')).toEqual([first]);
      expect(await list(PAYER, '&ModifiedBefore=2999-03-10T12:01:00Z')).toEqual([second]);
      expect(await list(PAYER, '&Limit=1')).toEqual([second]);
    });

    it('say whether there are more, and have details only if they are asked for', async () => {
      const { declare, reported, by } = await fresh();
      await reported(await declare());
      await reported(await declare());
      const get = (query: string) =>
        by(PAYER).get(`/infraction-reports/?Participant=${PAYER}${query}`);
      const one = await get('&Limit=1');
      expect(one.text('HasMoreElements')).toBe('true');
      expect(one.text('InfractionReports/InfractionReport/ReportDetails')).toBeUndefined();
      const all = await get('&IncludeDetails=true');
      expect(all.text('HasMoreElements')).toBe('false');
      expect(all.text('InfractionReports/InfractionReport/ReportDetails')).toBe('QR Code falso');
    });

    it.each([
      ['', 'Participant'],
      [`Participant=${PAYER}&Limit=201`, 'Limit'],
      [`Participant=${PAYER}&Limit=0`, 'Limit'],
      [`Participant=${PAYER}&Status=OPENED`, 'Status'],
      [`Participant=${PAYER}&IsReporter=1`, 'IsReporter'],
      [`Participant=${PAYER}&ModifiedAfter=yesterday`, 'ModifiedAfter'],
    ])('refuse the parameters %j', async (query, property) => {
      const { by } = await fresh();
      const answer = await by(PAYER).get(`/infraction-reports/?${query}`);
      expect(errorOf(answer)).toBe('400 BadRequest');
      expect(answer.text('violations/violation/property')).toBe(property);
    });
  });
});

describe(`Deprecated operations on reports with DICT_DEPRECATED=refused on ${databaseUnderTest}`, () => {
  it('are answered with DeprecatedResource', async () => {
    const test = await createTestApp(dict, { ...SETTINGS, DICT_DEPRECATED: 'refused' });
    try {
      const { declare, report, by } = fraudIn(test, 'deprecated');
      expect(errorOf(await report(await declare()))).toBe('410 DeprecatedResource');
      const update = { InfractionReportId: UNKNOWN_ID, Participant: PAYER };
      const path = `/infraction-reports/${UNKNOWN_ID}`;
      const answer = await by(PAYER).put(path, 'UpdateInfractionReportRequest', update);
      expect(errorOf(answer)).toBe('410 DeprecatedResource');
    } finally {
      await test.close();
    }
  });
});
