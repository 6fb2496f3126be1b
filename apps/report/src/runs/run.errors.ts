import { Failure } from '#libs/kernel';
import { type RunStatus } from './run';

export class ReportNotFound extends Failure {
  readonly kind = 'not-found';
  readonly code = 'REPORT_NOT_FOUND';
  readonly title = 'There is no such report';

  constructor(id: string, sandbox: string) {
    super(`Sandbox ${sandbox} has no report ${id}. GET /reports lists those that it has.`);
  }
}

export class ReportNotReady extends Failure {
  readonly kind = 'conflict';
  readonly code = 'REPORT_NOT_READY';
  readonly title = 'The report is not ready';
  override readonly retryAfterSeconds?: number;

  constructor(id: string, status: RunStatus) {
    super(`Report ${id} is ${status} and has no file. ${ADVICE[status] ?? ''}`.trimEnd());
    if (status === 'pending' || status === 'running') this.retryAfterSeconds = 1;
  }
}

export class ReportCancelled extends Failure {
  readonly kind = 'conflict';
  readonly code = 'REPORT_CANCELLED';
  readonly title = 'The report was cancelled';

  constructor(id: string) {
    super(`Report ${id} was cancelled and has no file. Generate it again.`);
  }
}

const ADVICE: Readonly<Partial<Record<RunStatus, string>>> = {
  pending: 'Ask again later, or send `?wait=30` to GET /reports/{id}.',
  running: 'Ask again later, or send `?wait=30` to GET /reports/{id}.',
  failed: 'Its `error` says why. Generate it again.',
};

export class ReportExpired extends Failure {
  readonly kind = 'gone';
  readonly code = 'REPORT_EXPIRED';
  readonly title = 'The report has expired';

  constructor(id: string, expiredAt: string) {
    super(`The file of report ${id} was removed at ${expiredAt}. Generate it again.`);
  }
}

/** The run says that there is a file, but the storage folder of this instance does not have it. */
export class ReportFileMissing extends Failure {
  readonly kind = 'gone';
  readonly code = 'REPORT_FILE_MISSING';
  readonly title = 'The file of the report is missing';

  constructor(id: string) {
    super(
      `The storage folder has no file of report ${id}: it was removed, or this instance does not share REPORT_DIR ` +
        'with the instance that wrote it. Generate the report again.',
    );
  }
}

export class ReportFinished extends Failure {
  readonly kind = 'conflict';
  readonly code = 'REPORT_FINISHED';
  readonly title = 'The report is finished';

  constructor(id: string, status: RunStatus) {
    super(`Report ${id} is ${status} and can no longer be cancelled.`);
  }
}

export class IdempotencyKeyReused extends Failure {
  readonly kind = 'unprocessable';
  readonly code = 'IDEMPOTENCY_KEY_REUSED';
  readonly title = 'The Idempotency-Key was used for another report';

  constructor(key: string, id: string) {
    super(
      `The Idempotency-Key ${key} has generated report ${id}, and this request asks for another one. Use a new key.`,
    );
  }
}
