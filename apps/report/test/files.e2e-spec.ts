import 'reflect-metadata';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { databaseUnderTest, type TestApp } from '#libs/testing';
import { EXAMPLE_CSV, EXAMPLE_FILE, EXAMPLE_FILES } from '../src/files/example-file';
import { MAX_FILES } from '../src/files/report-files.service';
import { type FileResponse } from '../src/files/report-file.response';
import { createReportData, reportsIn, startReports, type ReportData } from './report-client';

const HEADER = 'day,amount,endToEndId,nsu,reference';
const ROWS = [
  '2026-11-03,150.00,A1,,f1',
  '2026-11-03,-20.50,A2,,f2',
  '2026-11-04,1000.00,A3,,f3',
  '2026-11-05,10.00,,7,f4',
];

describe(`Uploaded files on ${databaseUnderTest}`, () => {
  let data: ReportData;
  let test: TestApp;
  beforeAll(async () => {
    data = await createReportData();
    test = await startReports(data);
  });
  afterAll(async () => {
    await test.stop();
    await data.remove();
  });

  function filesIn(sandbox: string) {
    const client = reportsIn(() => test, sandbox);
    const send = (content: string | Buffer, type = 'text/csv') =>
      test.http
        .post('/reports/files')
        .set({ 'X-Sandbox': sandbox, 'Content-Type': type })
        .send(content);
    const upload = async (content: string | Buffer, type?: string) =>
      (await send(content, type).expect(201)).body as FileResponse;
    const uploadRows = (rows: readonly string[]) => upload([HEADER, ...rows, ''].join('\r\n'));
    /** The rows of the report without its header, sorted. */
    const reconcile = async (parameters: object): Promise<string[]> => {
      const columns = ['result', 'fileReference', 'ledgerReference', 'difference'];
      const sent = { type: 'reconciliation', parameters: { columns, ...parameters } };
      const run = await client.generate(sent);
      expect([run.status, run.error]).toEqual(['succeeded', undefined]);
      const [, ...rows] = (await client.download(run.id)).toString().trimEnd().split('\r\n');
      return rows.toSorted();
    };
    return { ...client, send, upload, uploadRows, reconcile };
  }

  it('are stored with their kind, days and sums, listed and removed', async () => {
    const { call, send, upload } = filesIn('stored');
    const response = await send(EXAMPLE_CSV).expect(201);
    const csv = response.body as FileResponse;
    expect(response.headers['location']).toBe(`/reports/files/${csv.id}`);
    expect(csv).toMatchObject({
      ...{ kind: 'csv', entries: 3, amount: '1129.50', endToEndIds: 2, nsus: 0 },
      ...{ firstDay: '2026-11-03', lastDay: '2026-11-04', size: EXAMPLE_CSV.length },
    });
    const ofx = await upload(EXAMPLE_FILES.ofx.value, 'application/x-ofx');
    expect(ofx).toMatchObject({ kind: 'ofx', entries: 1, amount: '150.00' });
    const { body } = await call('get', '/reports/files').expect(200);
    expect((body as FileResponse[]).map(({ id }) => id)).toEqual([ofx.id, csv.id]);
    await call('delete', `/reports/files/${csv.id}`).expect(204);
    await call('get', `/reports/files/${csv.id}`).expect(404);
    expect(readdirSync(join(data.folder, 'stored'))).toEqual([
      expect.stringMatching(new RegExp(`^${ofx.id}\\.\\d+\\.upload$`)),
    ]);
  });

  it.each([
    ['an empty file', '', /^Line 1: The file is empty\./],
    [
      'a text',
      'Extrato do mês',
      /^Line 1: The kind of the file is not known\. It must be one of ofx/,
    ],
    [
      'a header without an amount',
      'day;value\r\n',
      /^Line 1: The header must have the column amount/,
    ],
    [
      'a day',
      `${HEADER}\r\n31/02/2026,1.00,,,\r\n`,
      /^Line 2, value 1: "31\/02\/2026" is not a day.*CSV_DAY/,
    ],
    [
      'an amount',
      `${HEADER}\r\n2026-11-03,"1,000,0",,,\r\n`,
      /^Line 2, value 2: .*\(CSV_AMOUNT\)$/,
    ],
    [
      'an open quote',
      `${HEADER}\r\n2026-11-03,"1\r\n`,
      /^Line 2: A quoted value has no closing quote/,
    ],
    [
      'an OFX entry without an amount',
      EXAMPLE_FILES.ofx.value.replace('<TRNAMT>150.00', ''),
      /^Line 15, column 1, OFX\/.*\/TRNAMT: Is missing\. \(OFX_MISSING\)$/,
    ],
    ['another XML', '<Document xmlns="urn:x:pain.001.001.09"/>', /^Line 1: The kind of the file/],
    [
      'XML that is not well-formed',
      '<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><Bk',
      /\(XML_/,
    ],
    ['a CNAB line', `${'00100000'.padEnd(240)}\r\n`, /^Line 1, position 8: .*\(NO_TRAILER\)$/],
  ])('refuse %s with its place', async (_, content, expected) => {
    const { call, send } = filesIn('refused');
    const { body } = await send(content, 'text/plain').expect(422);
    const { code, errors } = body as { code: string; errors: readonly { detail: string }[] };
    expect(code).toBe('FILE_INVALID');
    expect(errors[0]?.detail).toMatch(expected);
    expect((await call('get', '/reports/files').expect(200)).body).toEqual([]);
  });

  it('refuse another media type, and a body that is too large, and store nothing', async () => {
    const { send } = filesIn('limits');
    const { body } = await send('{}', 'application/json').expect(415);
    expect(body).toMatchObject({ code: 'MEDIA_TYPE_NOT_SUPPORTED' });
    const answer = await test.http
      .post('/reports/files')
      .set({ 'X-Sandbox': 'limits', 'Content-Type': 'text/csv', 'Content-Length': '134217729' })
      .send('x')
      .catch((error: unknown) => error);
    expect(answer).toMatchObject({ status: 413 });
  });

  it('are at most a hundred, also if they arrive at the same time', async () => {
    const { call, send } = filesIn('full');
    const content = `${HEADER}\r\n2026-11-03,1.00,,,\r\n`;
    const sent = Array.from({ length: MAX_FILES + 1 }, () => send(content));
    const answers = await Promise.all(sent);
    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused.map(({ body }) => (body as { code: string }).code)).toEqual(['FILES_FULL']);
    expect((await call('get', '/reports/files?limit=200').expect(200)).body).toHaveLength(100);
  });

  it('are the same as another one with the same entries', async () => {
    const { uploadRows, reconcile } = filesIn('same');
    const [file, other] = [await uploadRows(ROWS), await uploadRows(ROWS.toReversed())];
    expect(await reconcile({ file: file.id, with: 'file', otherFile: other.id })).toEqual([]);
    const all = { file: file.id, with: 'file', otherFile: other.id, differencesOnly: false };
    expect(await reconcile(all)).toHaveLength(4);
  });

  it('differ from another one by what is missing, doubled or different', async () => {
    const { uploadRows, reconcile } = filesIn('different');
    const ledger = await uploadRows(ROWS);
    const [first = '', second = '', third = '', fourth = ''] = ROWS;
    const changed = await uploadRows([
      first.replace('150.00', '151.00'),
      second,
      second.replace('f2', 'f9'),
      fourth,
    ]);
    const compared = { file: changed.id, with: 'file', otherFile: ledger.id };
    expect(await reconcile({ ...compared, to: '2026-11-06' })).toEqual(
      [
        'missing-in-file,,f3,-1000.00',
        'amount-differs,f1,f1,1.00',
        'doubled-in-file,f9,,-20.50',
      ].toSorted(),
    );
    // By amount and day, no entry is another one with a changed amount.
    expect(await reconcile({ ...compared, matchBy: ['amount', 'day'] })).toEqual(
      [
        'missing-in-file,,f3,-1000.00',
        'doubled-in-file,f9,,-20.50',
        'missing-in-file,,f1,-150.00',
        'missing-in-ledger,f1,,151.00',
      ].toSorted(),
    );
    expect(third).toContain('A3');
  });

  it('are compared over several pages of entries with one key', async () => {
    const { uploadRows, reconcile } = filesIn('pages');
    const rowsOf = (count: number) =>
      Array.from({ length: count }, (_, index) => `2026-11-03,1.00,,,r${String(index)}`);
    const [file, other] = [await uploadRows(rowsOf(1_101)), await uploadRows(rowsOf(1_100))];
    const compared = { file: file.id, with: 'file', otherFile: other.id };
    expect(await reconcile(compared)).toEqual(['doubled-in-file,r1100,,1.00']);
  });

  it('are compared with the days around the period, as far as the tolerance', async () => {
    const { uploadRows, reconcile } = filesIn('tolerance');
    const file = await uploadRows(['2026-11-03,1.00,A1,,f1', '2026-11-04,2.00,A2,,f2']);
    const ledger = await uploadRows(['2026-11-02,1.00,A1,,l1', '2026-11-05,2.00,A2,,l2']);
    const compared = { file: file.id, with: 'file', otherFile: ledger.id };
    expect(await reconcile({ ...compared, toleranceDays: 1 })).toEqual([]);
    expect(await reconcile(compared)).toEqual([
      'missing-in-ledger,f1,,1.00',
      'missing-in-ledger,f2,,2.00',
    ]);
    expect(await reconcile({ ...compared, from: '2026-11-01', to: '2026-11-10' })).toEqual([
      'day-differs,f1,l1,0.00',
      'day-differs,f2,l2,0.00',
    ]);
  });

  it('of the documentation exist when they are first used', async () => {
    const { call, reconcile } = filesIn('example');
    await call('get', `/reports/files/${EXAMPLE_FILE}`).expect(200);
    const both = { file: EXAMPLE_FILE, with: 'file', otherFile: EXAMPLE_FILE };
    expect(await reconcile(both)).toEqual([]);
  });

  it('make a report fail if they do not exist', async () => {
    const { generate } = filesIn('missing');
    const file = '00000000-0000-4000-8000-000000000000';
    const parameters = { file, with: 'spi.statement', ispb: '99999003' };
    const run = await generate({ type: 'reconciliation', parameters });
    expect([run.status, run.error?.code]).toEqual(['failed', 'FILE_MISSING']);
  });

  it.each([
    [{ with: 'file' }, '/parameters/otherFile'],
    [{ with: 'spi.statement' }, '/parameters/ispb'],
    [{ with: 'spi.statement', ispb: '99999003', accountId: 'x' }, '/parameters/accountId'],
    [{ with: 'iso8583.settlement', otherFile: EXAMPLE_FILE }, '/parameters/otherFile'],
    [{ with: 'iso8583.settlement', matchBy: ['day'] }, '/parameters/matchBy'],
    [{ with: 'iso8583.settlement', toleranceDays: 32 }, '/parameters/toleranceDays'],
    [{ with: 'iso8583.settlement', from: '2026-11-03T12:00:00Z' }, '/parameters/from'],
    [{ with: 'iso8583.settlement', file: 'x' }, '/parameters/file'],
    [{ with: 'statement' }, '/parameters/with'],
  ])('are not compared if the request has %j', async (change, pointer) => {
    const { call } = filesIn('asked');
    const parameters = { file: EXAMPLE_FILE, ...change };
    const { body } = await call('post', '/reports/generate', {
      type: 'reconciliation',
      parameters,
    }).expect(422);
    const { errors } = body as { errors: readonly { pointer: string }[] };
    expect(errors.map((each) => each.pointer)).toContain(pointer);
  });
});
