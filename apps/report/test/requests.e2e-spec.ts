import 'reflect-metadata';
import { databaseUnderTest, type TestApp } from '#libs/testing';
import { createReportData, reportsIn, startReports, type ReportData } from './report-client';

describe(`Requests for reports on ${databaseUnderTest}`, () => {
  let data: ReportData;
  let test: TestApp;
  const { call, download } = reportsIn(() => test, 'requests');
  beforeAll(async () => {
    data = await createReportData();
    test = await startReports(data);
  });
  afterAll(async () => {
    await test.stop();
    await data.remove();
  });

  const valid = { type: 'synthetic.transactions', parameters: { rows: 1 } };
  const statement = {
    ...{ type: 'openfinance.statement', format: 'ofx' },
    parameters: { accountId: 'maria-corrente' },
  };

  it.each<readonly [string, object, string, RegExp]>([
    ['no type', {}, '/type', /^Is missing; it must be one of .*spi\.transactions/],
    ['an unknown type', { type: 'spi.transaction' }, '/type', /Did you mean spi\.transactions\?/],
    ['a type that is not a text', { type: ['spi.transactions'] }, '/type', /^Must be one of/],
    ['an unknown member', { ...valid, formatt: 'xlsx' }, '/formatt', /did you mean "format"/],
    ['an unknown format', { ...valid, format: 'xls' }, '/format', /one of csv, .*xlsx/],
    ['parameters in an array', { ...valid, parameters: [] }, '/parameters', /^Must be an object/],
    [
      'an unknown parameter',
      { ...valid, parameters: { row: 1 } },
      '/parameters/row',
      /did you mean "rows"\? The known names are/,
    ],
    [
      'an unknown parameter that is nearly one of all types',
      { ...valid, parameters: { timezome: 'UTC' } },
      '/parameters/timezome',
      /did you mean "timezone"\? The known names are rows, seed, timezone, columns/,
    ],
    ['too many rows', { ...valid, parameters: { rows: 1e12 } }, '/parameters/rows', /10000000/],
    [
      'a part of a row',
      { ...valid, parameters: { rows: 0.5 } },
      '/parameters/rows',
      /whole number/,
    ],
    [
      'an unknown column',
      { ...valid, parameters: { columns: ['amount', 'ammount'] } },
      '/parameters/columns/1',
      /^Did you mean "amount"\? Must be one of /,
    ],
    [
      'a column twice',
      { ...valid, parameters: { columns: ['amount', 'amount'] } },
      '/parameters/columns',
      /twice/,
    ],
    [
      'no columns',
      { ...valid, parameters: { columns: [] } },
      '/parameters/columns',
      /at least one/,
    ],
    [
      'an unknown time zone',
      { ...valid, parameters: { timezone: 'America/Sampa' } },
      '/parameters/timezone',
      /America\/Sao_Paulo/,
    ],
    [
      'from after to',
      { type: 'spi.transactions', parameters: { from: '2026-02-01', to: '2026-01-01' } },
      '/parameters/from',
      /after/,
    ],
    [
      'from after to, in the time zone of the report',
      {
        type: 'spi.transactions',
        parameters: {
          ...{ from: '2026-01-01', to: '2026-01-01T02:00:00Z' },
          timezone: 'America/Sao_Paulo',
        },
      },
      '/parameters/from',
      /after/,
    ],
    [
      'a date that is none',
      { type: 'spi.transactions', parameters: { from: '2026-02-30' } },
      '/parameters/from',
      /2026-01-31/,
    ],
    [
      'a format of statements for a table',
      { ...valid, format: 'camt.053' },
      '/format',
      /Statements are openfinance\.statement and spi\.statement\./,
    ],
    [
      'a statement in another time zone',
      { ...statement, parameters: { ...statement.parameters, timezone: 'UTC' } },
      '/parameters/timezone',
      /^Must be America\/Sao_Paulo in the format ofx/,
    ],
    [
      'columns of a statement',
      { ...statement, parameters: { ...statement.parameters, columns: ['amount'] } },
      '/parameters/columns',
      /the format ofx has no columns/,
    ],
    [
      'an instant for a statement',
      { ...statement, parameters: { ...statement.parameters, from: '2026-01-01T00:00:00Z' } },
      '/parameters/from',
      /^Must be a date in the format ofx/,
    ],
    [
      'an option that the format does not have',
      { ...statement, format: 'camt.052', options: { variant: 'itau' } },
      '/options/variant',
      /the format camt\.052 does not have it/,
    ],
    [
      'a version of another format',
      { ...statement, options: { version: '08' } },
      '/options/version',
      /^08 is not of the format ofx; it must be one of 1\.02, 2\.11\./,
    ],
    [
      'a version of a table',
      { ...valid, options: { version: '1.02' } },
      '/options/version',
      /the format csv does not have it/,
    ],
    ['an unknown option', { ...valid, options: { boom: true } }, '/options/boom', /"bom"/],
    [
      'a delimiter of two',
      { ...valid, options: { delimiter: ';;' } },
      '/options/delimiter',
      /one of/,
    ],
    [
      'a path as a name',
      { ...valid, options: { fileName: '../x' } },
      '/options/fileName',
      /none of/,
    ],
    [
      'an expiry in the past',
      { ...valid, options: { expiresInSeconds: -1 } },
      '/options/expiresInSeconds',
      /from 1/,
    ],
  ])('are refused with %s', async (_, body, pointer, detail) => {
    const answer = await call('post', '/reports/generate', body).expect(422);
    expect(answer.body).toMatchObject({
      code: 'REPORT_REQUEST_REFUSED',
      errors: [{ pointer, detail: expect.stringMatching(detail) as string }],
    });
  });

  it('name everything that is wrong', async () => {
    const body = { type: 'x', format: 'y', options: { bom: 1, z: 2 } };
    const answer = await call('post', '/reports/generate', body).expect(422);
    const { errors } = answer.body as { errors: { pointer: string }[] };
    expect(errors.map(({ pointer }) => pointer)).toEqual([
      ...['/type', '/format', '/options/z', '/options/bom'],
    ]);
  });

  it.each(['wait=61', 'wait=-1', 'wait=x', 'wait=1&wait=2'])('are refused with ?%s', (query) =>
    call('post', `/reports/generate?${query}`, valid).expect(400),
  );

  it('are refused with an Idempotency-Key that has a space', async () => {
    const answer = await call('post', '/reports/generate', valid)
      .set('Idempotency-Key', 'a b')
      .expect(400);
    expect(answer.body).toMatchObject({ code: 'IDEMPOTENCY_KEY_INVALID' });
  });

  it('are refused if the body is no object', async () => {
    await call('post', '/reports/generate')
      .set('Content-Type', 'application/json')
      .send('[1')
      .expect(400);
    await call('post', '/reports/generate')
      .set('Content-Type', 'application/json')
      .send('[]')
      .expect(400);
    await call('post', '/reports/generate').set('Content-Type', 'text/plain').send('x').expect(415);
  });

  it('can have no rows', async () => {
    const answer = await call('post', '/reports/generate?wait=60', {
      ...valid,
      parameters: { rows: 0, columns: ['amount', 'endToEndId'] },
    }).expect(201);
    const { id } = answer.body as { id: string };
    expect(answer.body).toMatchObject({ status: 'succeeded', result: { rows: 0 } });
    expect((await download(id)).toString()).toBe('amount,endToEndId\r\n');
  });

  it('can ask for what Excel in Brazil needs', async () => {
    const answer = await call('post', '/reports/generate?wait=60', {
      ...valid,
      parameters: { rows: 2, columns: ['amount'], timezone: 'America/Sao_Paulo' },
      options: { locale: 'pt-BR', header: false },
    }).expect(201);
    const { id } = answer.body as { id: string };
    expect((await download(id)).toString()).toMatch(/^\uFEFF-?\d+,\d\d\r\n-?\d+,\d\d\r\n$/);
    expect(answer.body).toMatchObject({
      parameters: { timezone: 'America/Sao_Paulo', columns: ['amount'] },
      options: { delimiter: ';', decimalSeparator: ',', bom: true, header: false },
    });
  });

  it('fail clearly if the service that has the data is not configured', async () => {
    const answer = await call('post', '/reports/generate?wait=60', { type: 'spi.transactions' });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      status: 'failed',
      error: { code: 'SIBLING_MISSING', detail: expect.stringContaining('SPI_URL') as string },
    });
  });

  it('find the types with their parameters and columns', async () => {
    const answer = await call('get', '/reports/types').expect(200);
    const types = answer.body as { id: string; parameters: object; columns: object[] }[];
    const synthetic = types.find(({ id }) => id === 'synthetic.transactions');
    expect(synthetic).toMatchObject({
      formats: expect.arrayContaining(['csv', 'xlsx']) as string[],
    });
    expect(JSON.stringify(synthetic?.parameters)).toContain('"rows"');
    expect(JSON.stringify(synthetic?.parameters)).toContain('"timezone"');
    expect(synthetic?.columns.length).toBeGreaterThan(3);
  });
});
