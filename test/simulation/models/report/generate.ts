import { isDeepStrictEqual } from 'node:util';
import { type Dice } from '#libs/testing';
import { statusDiffers, unchanged } from '../../core/answers';
import { operation, type Outcome } from '../../core/model';
import { announced } from '../webhook/state';
import { type Data, type World } from '../world';
import { contentOf, expiryOf, finishedDiffers, learnedRun, runDiffers } from './answers';
import { type ReportRequest, type Run } from './state';

const ENOUGH = 60;
const TYPES = ['synthetic.transactions', 'nfse.invoices', 'spi.transactions'] as const;
const FORMATS = ['csv', 'csv', 'json', 'ndjson', 'xlsx', 'parquet', 'pdf'] as const;
/** The service whose data a report shows. */
const SIBLINGS = { 'nfse.invoices': 'nfse', 'spi.transactions': 'spi' } as const;
const COLUMNS = {
  'synthetic.transactions': ['endToEndId', 'amount'],
  'nfse.invoices': ['id', 'amount'],
  'spi.transactions': ['endToEndId', 'amount'],
} as const;

interface GenerateArgs {
  readonly request: ReportRequest;
  readonly isWaiting: boolean;
  readonly flaw: 'type' | 'format' | 'parameter' | null;
  [member: string]: ReportRequest | boolean | string | null;
}

export const generate = operation<World, GenerateArgs>({
  name: 'report.generate',
  service: 'report',
  weight: 8,
  draw: (dice, { nowMs, data }, { number }) => {
    const runs = Object.values(data.report.runs);
    if (nowMs === undefined || runs.length >= ENOUGH) return undefined;
    const keyed = runs.filter(({ request }) => request.key !== null);
    const earlier = dice.share(0.15) && keyed.length > 0 ? dice.one(keyed).request : undefined;
    if (earlier !== undefined) {
      const rows = dice.share(0.7) ? earlier.rows : earlier.rows + 1;
      return { request: { ...earlier, rows }, isWaiting: true, flaw: null };
    }
    const request = drawRequest(dice, number);
    const isWaiting = request.type !== 'synthetic.transactions' || dice.share(0.6);
    const flaw = dice.share(0.05) ? dice.one(['type', 'format', 'parameter'] as const) : null;
    return { request, isWaiting, flaw };
  },
  request: ({ request, isWaiting, flaw }) => ({
    service: 'report',
    method: 'POST',
    path: `/reports/generate${isWaiting ? '?wait=60' : ''}`,
    headers: request.key === null ? {} : { 'Idempotency-Key': request.key },
    body: bodyOf(request, flaw),
  }),
  outcomes: ({ request, isWaiting, flaw }, world, { disturbed }) => {
    if (flaw !== null) {
      return [unchanged(world, `a wrong ${flaw}`, 422, 'REPORT_REQUEST_REFUSED')];
    }
    const repeated = keyOwner(world, request);
    if (repeated !== undefined) return [repeatedRun(world, repeated, request)];
    if (!isWaiting) return [pending(world, request)];
    const sibling = request.type === 'synthetic.transactions' ? undefined : SIBLINGS[request.type];
    return [
      finished(world, request, 'succeeded'),
      ...(sibling !== undefined && disturbed.has(sibling)
        ? [finished(world, request, 'failed')]
        : []),
    ];
  },
});

function drawRequest(dice: Dice, number: number): ReportRequest {
  return {
    type: dice.one(TYPES),
    format: dice.one(FORMATS),
    rows: 1 + dice.below(200),
    expiresInSeconds: dice.share(0.5) ? null : 60 + dice.below(200_000),
    number,
    key: dice.share(0.3) ? `run-${String(number)}` : null,
  };
}

function bodyOf(
  { type, format, rows, expiresInSeconds }: ReportRequest,
  flaw: GenerateArgs['flaw'],
): object {
  return {
    type: flaw === 'type' ? `${type}s` : type,
    format: flaw === 'format' ? 'xls' : format,
    parameters: {
      columns: COLUMNS[type],
      ...(type === 'synthetic.transactions' && { rows }),
      ...(flaw === 'parameter' && { row: 1 }),
    },
    ...(expiresInSeconds !== null && { options: { expiresInSeconds } }),
  };
}

function keyOwner({ data }: World, { key }: ReportRequest): string | undefined {
  const { runs } = data.report;
  return Object.keys(runs).find((name) => key !== null && runs[name]?.request.key === key);
}

/** Rows that the type does not have are not sent. */
function isSame(one: ReportRequest, other: ReportRequest): boolean {
  const isSynthetic = one.type === 'synthetic.transactions';
  return isDeepStrictEqual({ ...one, rows: isSynthetic ? one.rows : other.rows }, { ...other });
}

function repeatedRun(world: World, name: string, request: ReportRequest): Outcome<World> {
  const run = world.data.report.runs[name];
  if (run === undefined || !isSame(request, run.request)) {
    return unchanged(world, 'another request', 422, 'IDEMPOTENCY_KEY_REUSED');
  }
  return {
    name: 'repeated',
    // It may still be written if nobody has seen its end.
    differs: (answer) =>
      answer.status === 202 && run.status === undefined
        ? runDiffers(answer.body, run)
        : finishedDiffers(answer, run),
    next: () => world,
  };
}

function pending(world: World, request: ReportRequest): Outcome<World> {
  const run: Run = {
    request,
    createdMs: world.nowMs ?? 0,
    status: undefined,
    ...contentOf(request, world.data),
  };
  return {
    name: 'started',
    differs: (answer) => statusDiffers(answer, 202) ?? runDiffers(answer.body, run),
    next: (answer) => added(world, answer === undefined ? run : learnedRun(run, answer.body)),
  };
}

function finished(
  world: World,
  request: ReportRequest,
  status: 'succeeded' | 'failed',
): Outcome<World> {
  const createdMs = world.nowMs ?? 0;
  const isGood = status === 'succeeded';
  const run: Run = {
    request,
    createdMs,
    status,
    ...(isGood && { ...contentOf(request, world.data), expiresMs: expiryOf(request, createdMs) }),
  };
  return {
    name: status,
    differs: (answer) => finishedDiffers(answer, run),
    next: (answer) =>
      // Nobody knows when a report has ended whose answer was lost, and what it has read.
      answer === undefined
        ? added(world, { request, createdMs, status: undefined })
        : added(world, learnedRun(run, answer.body)),
  };
}

function added(world: World, run: Run): World {
  const { data } = world;
  const name = nameFor(data, run.request);
  const atMs = run.status === undefined ? undefined : run.createdMs;
  const event = { type: 'report.finished', of: name, status: run.status ?? '', atMs };
  return {
    ...world,
    data: {
      ...data,
      report: { runs: { ...data.report.runs, [name]: run } },
      webhook: announced(data.webhook, 'report', event),
    },
  };
}

/** A name for a new run. It is the same in all possible states, because a call names a run in all of them. */
function nameFor({ report }: Data, { number, type, format, rows }: ReportRequest): string {
  const name = `run-${String(number)}-${type}-${format}-${String(rows)}`;
  const twins = Object.keys(report.runs).filter((other) => other.startsWith(name));
  return `${name}${'+'.repeat(twins.length)}`;
}
