import {
  createTestApp,
  createTestData,
  frozenAt,
  type TestApp,
  type TestData,
} from '#libs/testing';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunResponse } from '../src/runs/run.response';
import { report } from '../src/report.app';

/** The data of a test, and its storage folder. */
export interface ReportData extends TestData {
  readonly folder: string;
}

export async function createReportData(): Promise<ReportData> {
  const data = await createTestData();
  const folder = mkdtempSync(join(tmpdir(), 'report-files-'));
  return {
    folder,
    environment: { ...data.environment, REPORT_DIR: folder },
    remove: async () => {
      await data.remove();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export function startReports(data: TestData, overrides: Record<string, string> = {}) {
  return createTestApp(report, { LOG_LEVEL: 'silent', ...overrides }, data);
}

/** Works in one sandbox of a report service. */
export function reportsIn(test: () => TestApp, sandbox: string) {
  const call = (
    method: 'get' | 'post' | 'put' | 'head' | 'delete',
    path: string,
    body?: object,
  ) => {
    const request = test().http[method](path).set('X-Sandbox', sandbox);
    return body === undefined ? request : request.send(body);
  };
  const asked = (body: object) => ({ type: 'synthetic.transactions', ...body });
  return {
    call,
    freeze: (now: string) => call('put', '/__admin/clock', frozenAt(now)).expect(200),
    advance: (by: string) => call('post', '/__admin/clock/advance', { by }).expect(200),
    rule: (outcome: string, path = '/reports/generate') =>
      call('post', '/__admin/rules', {
        match: { path },
        effect: { outcome },
        times: 1,
      }).expect(201),
    /** Starts a run and does not wait. */
    start: async (body: object = {}): Promise<RunResponse> =>
      (await call('post', '/reports/generate', asked(body)).expect(202)).body as RunResponse,
    /** Generates a report and waits until it is finished. */
    generate: async (body: object = {}): Promise<RunResponse> =>
      (await call('post', '/reports/generate?wait=60', asked(body)).expect(201))
        .body as RunResponse,
    find: async (id: string): Promise<RunResponse> =>
      (await call('get', `/reports/${id}`).expect(200)).body as RunResponse,
    finished: async (id: string): Promise<RunResponse> =>
      (await call('get', `/reports/${id}?wait=60`).expect(200)).body as RunResponse,
    download: async (id: string): Promise<Buffer> => {
      const { body } = await call('get', `/reports/${id}/download`)
        .buffer(true)
        .parse((response, done) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('end', () => {
            done(null, Buffer.concat(chunks));
          });
        })
        .expect(200);
      return body as Buffer;
    },
  };
}
