import { createHash } from 'node:crypto';
import { at, statusDiffers, unchanged } from '../../core/answers';
import { operation, type Outcome } from '../../core/model';
import { type Answer, type HttpRequest } from '../../core/wire';
import { type Dice } from '#libs/testing';
import { type World } from '../world';
import { runDiffers } from './answers';
import { type ReportState, type Run } from './state';

export function toReport(method: string, path: string): HttpRequest {
  return { service: 'report', method, path };
}

function drawRun(dice: Dice, { runs }: ReportState): { name: string } | undefined {
  const names = Object.keys(runs).filter((name) => runs[name]?.id !== undefined);
  return names.length === 0 ? undefined : { name: dice.one(names) };
}

export const findReport = operation<World, { name: string }>({
  name: 'report.find',
  service: 'report',
  weight: 3,
  draw: (dice, { data }) => drawRun(dice, data.report),
  request: ({ name }, { data }) => {
    const id = data.report.runs[name]?.id;
    return id === undefined ? undefined : toReport('GET', `/reports/${id}?wait=60`);
  },
  outcomes: ({ name }, world) => {
    const run = world.data.report.runs[name];
    if (run === undefined) return [unchanged(world, 'unknown', 404, 'REPORT_NOT_FOUND')];
    return [
      {
        name: 'found',
        differs: (answer) => statusDiffers(answer, 200) ?? runDiffers(answer.body, run),
        next: () => world,
      },
    ];
  },
});

export const download = operation<World, { name: string }>({
  name: 'report.download',
  service: 'report',
  weight: 4,
  draw: (dice, { data }) => drawRun(dice, data.report),
  request: ({ name }, { data }) => {
    const id = data.report.runs[name]?.id;
    return id === undefined ? undefined : toReport('GET', `/reports/${id}/download`);
  },
  outcomes: ({ name }, world) => {
    const run = world.data.report.runs[name];
    if (run === undefined) return [unchanged(world, 'unknown', 404, 'REPORT_NOT_FOUND')];
    const file = theFile(world, run);
    const expired = unchanged(world, 'expired', 410, 'REPORT_EXPIRED');
    const notReady = unchanged(world, 'no file yet', 409, 'REPORT_NOT_READY');
    const cancelled = unchanged(world, 'cancelled', 409, 'REPORT_CANCELLED');
    switch (run.status) {
      case 'succeeded':
        // A snapshot has no files. They stay only if the run was not removed in the meantime.
        return world.isRestored
          ? [file, unchanged(world, 'the file is gone', 410, 'REPORT_FILE_MISSING')]
          : [file];
      case 'expired':
        return [expired];
      case 'failed':
        return [notReady];
      case 'cancelled':
        return [cancelled];
      case undefined:
        return [file, notReady, expired, cancelled];
    }
  },
});

function theFile(world: World, run: Run): Outcome<World> {
  return {
    name: 'the file',
    differs: (answer) => statusDiffers(answer, 200) ?? fileDiffers(answer, run),
    next: () => world,
  };
}

/** Compares the digest with that of the run, and the rows of the text with those that the model knows. */
function fileDiffers(
  { headers, body }: Answer,
  { request, sha256, rows, cents }: Run,
): string | undefined {
  if (sha256 !== undefined) {
    const digest = `sha-256=:${Buffer.from(sha256, 'hex').toString('base64')}:`;
    if (headers['repr-digest'] !== digest) return 'the digest is not that of the run';
    const isText = request.format === 'csv' && typeof body === 'string';
    if (isText && createHash('sha256').update(body).digest('hex') !== sha256) {
      return 'the file does not have the digest of the run';
    }
  }
  const amounts = amountsOf(request.format, body);
  if (amounts === undefined) return undefined;
  if (rows !== undefined && amounts.length !== rows) {
    return `the file has ${String(amounts.length)} rows instead of ${String(rows)}`;
  }
  const sum = amounts.reduce<number>(
    (total, amount) => total + Math.round(100 * Number(amount)),
    0,
  );
  return cents === undefined || sum === cents
    ? undefined
    : `the sum of the file is ${String(sum)} cents`;
}

/** The column `amount`, the last one, of formats that are text. */
function amountsOf(format: string, body: unknown): readonly unknown[] | undefined {
  if (format === 'csv') {
    return String(body)
      .trimEnd()
      .split(/\r?\n/)
      .slice(1)
      .map((line) => line.split(',').at(-1));
  }
  const rows = at(body, 'rows');
  if (format !== 'json' || !Array.isArray(rows)) return undefined;
  return (rows as readonly unknown[]).map((row) => at(row, 'amount') ?? at(row, 1));
}

export const cancelReport = operation<World, { name: string }>({
  name: 'report.cancel',
  service: 'report',
  weight: 1,
  draw: (dice, { data }) => drawRun(dice, data.report),
  request: ({ name }, { data }) => {
    const id = data.report.runs[name]?.id;
    return id === undefined ? undefined : toReport('POST', `/reports/${id}/cancel`);
  },
  outcomes: ({ name }, world) => {
    const run = world.data.report.runs[name];
    if (run === undefined) return [unchanged(world, 'unknown', 404, 'REPORT_NOT_FOUND')];
    const tooLate = unchanged(world, 'finished', 409, 'REPORT_FINISHED');
    if (run.status !== undefined) return [tooLate];
    const runs = { ...world.data.report.runs, [name]: { ...run, status: 'cancelled' as const } };
    return [
      tooLate,
      {
        name: 'cancelled',
        differs: (answer) => statusDiffers(answer, 200, { status: 'cancelled' }),
        next: () => ({ ...world, data: { ...world.data, report: { runs } } }),
      },
    ];
  },
});
