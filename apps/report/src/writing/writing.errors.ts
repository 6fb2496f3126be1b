import { Failure } from '#libs/kernel';

/** The figures of the file are not those that were counted another way. */
export class TotalsDiffer extends Failure {
  readonly kind = 'conflict';
  readonly code = 'TOTALS_DIFFER';
  readonly title = 'The totals of the report differ';

  constructor(what: string, written: string, counted: string) {
    super(
      `The file has ${what} ${written}, but an independent count gives ${counted}. The data may have changed ` +
        'meanwhile. The file was removed; generate the report again.',
    );
  }
}

export class ReportTooLarge extends Failure {
  readonly kind = 'unprocessable';
  readonly code = 'REPORT_TOO_LARGE';
  readonly title = 'The report is too large';

  constructor(megabytes: number) {
    super(
      `The file would be larger than ${String(megabytes)} MB, which REPORT_MAX_MEGABYTES allows. ` +
        'Narrow the parameters, or use another format or compression.',
    );
  }
}

export class TooManyRows extends Failure {
  readonly kind = 'unprocessable';
  readonly code = 'TOO_MANY_ROWS';
  readonly title = 'The format cannot hold so many rows';

  constructor(format: string, maxRows: number) {
    super(`A ${format} file holds at most ${String(maxRows)} rows. Use another format.`);
  }
}

export class ReportInterrupted extends Failure {
  readonly kind = 'unavailable';
  readonly code = 'REPORT_INTERRUPTED';
  readonly title = 'The report was interrupted too often';

  constructor(times: number) {
    super(
      `The service ended ${String(times)} times while it wrote this report, and does not try again. ` +
        'Generate the report with fewer rows.',
    );
  }
}

export class StorageFull extends Failure {
  readonly kind = 'storage-full';
  readonly code = 'STORAGE_FULL';
  readonly title = 'The disk is full';

  constructor() {
    super(
      'The disk of the storage folder is full. The unfinished file was removed; free space and generate it again.',
    );
  }
}

export class StorageUnavailable extends Failure {
  readonly kind = 'unavailable';
  readonly code = 'STORAGE_UNAVAILABLE';
  readonly title = 'The storage folder cannot be used';

  /** @param reason the code of the system, such as EACCES */
  constructor(reason: string) {
    super(
      `The file could not be written to the storage folder (${reason}): the folder of REPORT_DIR is gone or is not ` +
        'writable. Repair it and generate the report again.',
    );
  }
}

export class OrderedFailure extends Failure {
  readonly kind = 'unavailable';
  readonly code = 'ORDERED_FAILURE';
  readonly title = 'A rule ordered the failure';

  constructor(outcome: string) {
    super(`A rule of the sandbox ordered ${outcome}.`);
  }
}

/** The run was started by a version of the service that had this type. */
export class ReportTypeUnknown extends Failure {
  readonly kind = 'unprocessable';
  readonly code = 'REPORT_TYPE_UNKNOWN';
  readonly title = 'There is no such report type';

  constructor(type: string) {
    super(`The service has no report type ${type}. GET /reports/types lists those that it has.`);
  }
}
