import 'reflect-metadata';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync, rmSync } from 'node:fs';
import { get as httpGet, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { databaseUnderTest, type TestApp } from '#libs/testing';
import { createReportData, reportsIn, startReports, type ReportData } from './report-client';

describe(`Downloads on ${databaseUnderTest}`, () => {
  let data: ReportData;
  let test: TestApp;
  let id: string;
  let file: Buffer;
  const { call, generate, download } = reportsIn(() => test, 'downloads');
  beforeAll(async () => {
    data = await createReportData();
    test = await startReports(data);
    ({ id } = await generate({ parameters: { rows: 300 } }));
    file = await download(id);
  });
  afterAll(async () => {
    await test.stop();
    await data.remove();
  });
  const get = (headers: Record<string, string> = {}, query = '') =>
    call('get', `/reports/${id}/download${query}`).set(headers).buffer(true);
  const leaveAfterFirstChunk = async (report: string) => {
    const headers = { 'X-Sandbox': 'downloads' };
    const request = httpGet(`${test.address}/reports/${report}/download`, {
      headers,
      agent: false,
    });
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    await once(response, 'data');
    request.destroy();
  };
  const hash = () => createHash('sha256').update(file).digest();
  const etag = () => `"${hash().toString('hex')}"`;

  it('are an attachment with its length, a strong ETag and the digest of the file', async () => {
    const { headers } = await get().expect(200);
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-length': String(file.length),
      'accept-ranges': 'bytes',
      etag: etag(),
      'repr-digest': `sha-256=:${hash().toString('base64')}:`,
      'cache-control': 'private, no-cache',
      'x-content-type-options': 'nosniff',
    });
    expect(headers['content-disposition']).toMatch(
      /^attachment; filename="synthetic-transactions-\d{4}-\d\d-\d\d\.csv"$/,
    );
  });

  it('are not sent again to a client that has them, and not continued for a weak ETag', async () => {
    const known = { 'If-None-Match': etag(), 'Cache-Control': 'no-cache' };
    const { headers } = await get(known).expect(304);
    expect(headers).toMatchObject({ etag: etag() });
    const part = { Range: 'bytes=10-19', 'If-Range': etag() };
    expect((await get(part).expect(206)).headers['content-length']).toBe('10');
    const weak = await get({ ...part, 'If-Range': `W/${etag()}` }).expect(200);
    expect(weak.headers).toMatchObject({
      'accept-ranges': 'bytes',
      'content-length': String(file.length),
    });
  });

  it('can be shown by a browser', async () => {
    const { headers } = await get({}, '?inline=true').expect(200);
    expect(headers['content-disposition']).toMatch(/^inline; filename=/);
    await get({}, '?inline=maybe').expect(400);
  });

  it('have the name that was asked for, in both forms', async () => {
    const named = await generate({
      parameters: { rows: 1 },
      options: { fileName: 'Relatório de março €' },
    });
    const { headers } = await call('head', `/reports/${named.id}/download`).expect(200);
    expect(headers['content-disposition']).toBe(
      `attachment; filename="Relatório de março ?.csv"; filename*=UTF-8''Relat%C3%B3rio%20de%20mar%C3%A7o%20%E2%82%AC.csv`,
    );
  });

  it('answer HEAD with the same headers and no body', async () => {
    const { headers, text } = await call('head', `/reports/${id}/download`).expect(200);
    expect(headers['content-length']).toBe(String(file.length));
    expect(text).toBeFalsy();
  });

  it.each([
    ['bytes=0-9', 0, 10],
    ['bytes=10-19', 10, 20],
    ['bytes=-7', -7, undefined],
    ['bytes=-99999999', 0, undefined],
    ['bytes=0-99999999', 0, undefined],
    ['bytes=100-', 100, undefined],
  ])('send the range %s', async (range, from, to) => {
    const part = file.subarray(from, to);
    const start = file.indexOf(part, from < 0 ? file.length + from : from);
    const { headers, text } = await get({ Range: range }).expect(206);
    expect(text).toBe(part.toString());
    expect(headers['content-range']).toBe(
      `bytes ${String(start)}-${String(start + part.length - 1)}/${String(file.length)}`,
    );
  });

  it('send a range only of the file that the client has begun with', async () => {
    await get({ Range: 'bytes=0-9', 'If-Range': etag() }).expect(206);
    await get({ Range: 'bytes=0-9', 'If-Range': '"another"' }).expect(200);
  });

  it('refuse a range past the end, with the size of the file', async () => {
    const { headers, body } = await get({ Range: `bytes=${String(file.length)}-` }).expect(416);
    expect(headers['content-range']).toBe(`bytes */${String(file.length)}`);
    expect(headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(headers).not.toHaveProperty('content-disposition');
    expect(headers).not.toHaveProperty('etag');
    expect(body).toMatchObject({ code: 'RANGE_NOT_SATISFIABLE', status: 416 });
  });

  it.each([
    ['If-Match', () => '"another"', 412],
    ['If-Match', etag, 200],
    ['If-Match', () => '*', 200],
    ['If-Unmodified-Since', () => 'Wed, 21 Oct 2015 07:28:00 GMT', 412],
  ])('answer %s as it is (%#) with %d', async (name, value, status) => {
    const { headers, body } = await get({ [name]: value() }).expect(status);
    if (status !== 412) return;
    expect(headers['content-type']).toContain('application/problem+json');
    expect(headers).not.toHaveProperty('repr-digest');
    expect(body).toMatchObject({ code: 'PRECONDITION_FAILED', status: 412 });
  });

  it('are not sent to a client that has the file', async () => {
    const { text } = await get({ 'If-None-Match': `"x", ${etag()}` }).expect(304);
    expect(text).toBe('');
    await get({ 'If-None-Match': '"x"' }).expect(200);
  });

  it('go on after the client has left in the middle', async () => {
    const big = await generate({ parameters: { rows: 50_000 } });
    for (let count = 0; count < 5; count += 1) await leaveAfterFirstChunk(big.id);
    expect((await download(big.id)).length).toBe(big.result?.size);
  });

  it('say that the file is missing if the folder does not have it', async () => {
    const lost = await generate({ parameters: { rows: 1 } });
    for (const name of readdirSync(join(data.folder, 'downloads'))) {
      if (name.startsWith(lost.id)) rmSync(join(data.folder, 'downloads', name));
    }
    const { body } = await call('get', `/reports/${lost.id}/download`).expect(410);
    expect(body).toMatchObject({ code: 'REPORT_FILE_MISSING' });
  });

  it.each(['..%2f..%2fetc%2fpasswd', '%2e%2e', '..', 'x%00', '%ff'])(
    'take no path from the client: %s',
    async (name) => {
      const { status } = await call('get', `/reports/${name}/download`);
      expect([400, 404]).toContain(status);
    },
  );

  it('have a manifest', async () => {
    const { body } = await call('get', `/reports/${id}/manifest`).expect(200);
    expect(body).toMatchObject({
      format: 'csv',
      rows: 300,
      size: file.length,
      sha256: hash().toString('hex'),
      options: { delimiter: ',', formulaEscape: true, timezone: 'UTC' },
      snapshotAt: expect.stringMatching(/Z$/) as string,
    });
  });

  it('survive a reset and the restore of a snapshot', async () => {
    const snapshot = '/__admin/sandboxes/downloads/snapshots/before';
    await call('post', snapshot).expect(201);
    await call('post', '/__admin/reset').expect(200);
    await get().expect(404);
    await call('post', `${snapshot}/restore`).expect(200);
    expect((await get().expect(200)).text).toBe(file.toString());
  });
});
