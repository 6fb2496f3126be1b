import { failure } from '#libs/kernel';
import { type RunStatus } from './run';

export class ReportNotFound extends failure.notFound(
  'REPORT_NOT_FOUND',
  'There is no such report',
  (id: string, sandbox: string) =>
    `Sandbox ${sandbox} has no report ${id}. GET /reports lists its reports.`,
) {}

export class ReportNotReady extends failure.conflict(
  'REPORT_NOT_READY',
  'The report is not ready',
) {
  override readonly retryAfterSeconds?: number;

  constructor(id: string, status: RunStatus) {
    super(`Report ${id} is ${status} and has no file. ${ADVICE[status] ?? ''}`.trimEnd());
    if (status === 'pending' || status === 'running') this.retryAfterSeconds = 1;
  }
}

export class ReportCancelled extends failure.conflict(
  'REPORT_CANCELLED',
  'The report was cancelled',
  (id: string) => `Report ${id} was cancelled and has no file. Generate it again.`,
) {}

const ADVICE: Readonly<Partial<Record<RunStatus, string>>> = {
  pending: 'Try again later, or send GET /reports/{id}?wait=30.',
  running: 'Try again later, or send GET /reports/{id}?wait=30.',
  failed: 'Its `error` has the reason. Generate it again.',
};

export class ReportExpired extends failure.gone(
  'REPORT_EXPIRED',
  'The report has expired',
  (id: string, expiredAt: string) =>
    `The file of report ${id} was removed at ${expiredAt}. Generate it again.`,
) {}

export class ReportFileMissing extends failure.gone(
  'REPORT_FILE_MISSING',
  'The file of the report is missing',
  (id: string) =>
    `The storage folder has no file of report ${id}: it was removed, or this instance does not share REPORT_DIR ` +
    'with the instance that wrote it. Generate the report again.',
) {}

export class ReportFinished extends failure.conflict(
  'REPORT_FINISHED',
  'The report is finished',
  (id: string, status: RunStatus) =>
    `Report ${id} has the status ${status} and can no longer be cancelled.`,
) {}

export class IdempotencyKeyReused extends failure.unprocessable(
  'IDEMPOTENCY_KEY_REUSED',
  'The Idempotency-Key was used for another report',
  (key: string, id: string) =>
    `The Idempotency-Key ${key} has already started report ${id} with other content. Use a new key.`,
) {}
