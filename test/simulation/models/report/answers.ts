import { at, differsIn, statusDiffers } from '../../core/answers';
import { type Answer } from '../../core/wire';
import { reais } from '../amounts';
import { type Data } from '../world';
import { type ReportRequest, type Run, type RunStatus } from './state';

const DAY_SECONDS = 86_400;

/** The rows of a report, and the sum of their amounts, as the siblings have them. */
export function contentOf({ type, rows }: ReportRequest, data: Data): Pick<Run, 'rows' | 'cents'> {
  if (type === 'synthetic.transactions') return { rows };
  const cents =
    type === 'nfse.invoices'
      ? Object.values(data.nfse.notes).map(({ content }) => content.cents)
      : Object.values(data.spi.payments).map((payment) => payment.cents);
  return { rows: cents.length, cents: cents.reduce((sum, each) => sum + each, 0) };
}

/** Compares a run in JSON with the model. */
export function runDiffers(found: unknown, run: Run): string | undefined {
  const { request, createdMs, status, id, rows, cents, expiresMs, sha256 } = run;
  const { type, format } = request;
  const createdAt = new Date(createdMs).toISOString();
  const head = { type, format, createdAt, ...(id !== undefined && { id }) };
  const wrong = differsIn(found, { ...head, ...(status !== undefined && { status }) });
  if (wrong !== undefined) return wrong;
  const result = at(found, 'result');
  if (status !== 'succeeded' && status !== 'expired') {
    return status !== undefined && result !== undefined ? 'it has a result' : undefined;
  }
  const expected = {
    ...(rows !== undefined && { rows }),
    ...(sha256 !== undefined && { sha256 }),
    ...(expiresMs !== undefined && { expiresAt: new Date(expiresMs).toISOString() }),
  };
  const amount = cents === undefined ? undefined : { amount: reais(cents) };
  return (
    differsIn(result, expected) ??
    differsIn(at(found, 'progress'), rows === undefined ? {} : { rows, percent: 100 }) ??
    (amount === undefined ? undefined : differsIn(at(result, 'totals'), amount))
  );
}

/** The answer to a request that has waited until the report was finished. */
export function finishedDiffers(answer: Answer, run: Run): string | undefined {
  return statusDiffers(answer, 201) ?? runDiffers(answer.body, run);
}

/** What only the service knows. `finishedMs`, if the model does not know when it has ended. */
export function learnedRun(run: Run, found: unknown): Run {
  const [id, sha256] = [at(found, 'id'), at(found, 'result', 'sha256')];
  const expiresAt = at(found, 'result', 'expiresAt');
  const status = at(found, 'status');
  const isEnded = status !== 'pending' && status !== 'running';
  const rows = at(found, 'result', 'rows');
  return {
    ...run,
    ...(typeof id === 'string' && { id }),
    ...(typeof sha256 === 'string' && { sha256 }),
    ...(typeof rows === 'number' && { rows: run.rows ?? rows }),
    ...(typeof expiresAt === 'string' && { expiresMs: run.expiresMs ?? Date.parse(expiresAt) }),
    ...(isEnded && { status: run.status ?? (status as RunStatus) }),
  };
}

export function expiryOf({ expiresInSeconds }: ReportRequest, finishedMs: number): number {
  return finishedMs + 1_000 * (expiresInSeconds ?? DAY_SECONDS);
}
