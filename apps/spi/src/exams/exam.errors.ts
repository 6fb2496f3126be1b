import { Failure } from '#libs/kernel';
import { type ItemNotServed } from './items/exam-item';

export class ExamItemNotFound extends Failure {
  readonly kind = 'not-found';
  readonly code = 'EXAM_ITEM_NOT_FOUND';
  readonly title = 'The item does not exist';

  constructor(item: string) {
    super(`The homologation script has no item "${item}"; GET /__admin/exams lists the items.`);
  }
}

/** The item is in the script, and the simulator has not what it needs. */
export class ExamItemNotServed extends Failure {
  readonly kind = 'unprocessable';
  readonly code = 'EXAM_ITEM_NOT_SERVED';
  readonly title = 'The simulator cannot examine the item';

  constructor({ item, reason }: Pick<ItemNotServed, 'item' | 'reason'>) {
    super(`Item ${item} is not examined: ${reason}`);
  }
}

/** The participant is not ready for the item. */
export class ExamNotReady extends Failure {
  readonly kind = 'conflict';
  readonly code = 'EXAM_NOT_READY';
  readonly title = 'The item cannot begin yet';

  private constructor(detail: string) {
    super(detail);
  }

  static withoutClient(ispb: string): ExamNotReady {
    return new ExamNotReady(
      `The simulator plays participant ${ispb}. Read a stream of ICOM as ${ispb}, or register it with POST /__admin/participants as CLIENT, and start the run again.`,
    );
  }

  static withoutPayment(ispb: string): ExamNotReady {
    return new ExamNotReady(
      `Participant ${ispb} has no settled payment to a virtual receiver that can be returned. Do item 2a first.`,
    );
  }

  static rejected(what: string, reasonCode: string | null): ExamNotReady {
    return new ExamNotReady(
      `The SPI has rejected the ${what} of the examiner: ${reasonCode ?? 'no reason'}.`,
    );
  }
}

export class ExamRunNotFound extends Failure {
  readonly kind = 'not-found';
  readonly code = 'EXAM_RUN_NOT_FOUND';
  readonly title = 'The run does not exist';

  constructor(id: string) {
    super(`There is no run with the id ${id}; GET /__admin/exams/runs lists the runs.`);
  }
}
