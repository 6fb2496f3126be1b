import { Failure } from '#libs/kernel';

export class ExamItemNotFound extends Failure {
  readonly kind = 'not-found';
  readonly code = 'EXAM_ITEM_NOT_FOUND';
  readonly title = 'The item does not exist';

  constructor(item: string) {
    super(
      `The homologation script has no item "${item.slice(0, 40)}"; GET /__admin/exams lists the items.`,
    );
  }
}

/** The item is in the script, and the simulator has not what it needs. */
export class ExamItemNotServed extends Failure {
  readonly kind = 'unprocessable';
  readonly code = 'EXAM_ITEM_NOT_SERVED';
  readonly title = 'The simulator cannot examine the item';

  constructor({ item, reason }: { readonly item: string; readonly reason: string }) {
    super(`Item ${item} is not examined: ${reason}`);
  }
}

/** The participant is not ready for the item. */
export class ExamNotReady extends Failure {
  readonly kind = 'conflict';
  readonly code = 'EXAM_NOT_READY';
  readonly title = 'The item cannot begin yet';
}

export class ExamRunNotFound extends Failure {
  readonly kind = 'not-found';
  readonly code = 'EXAM_RUN_NOT_FOUND';
  readonly title = 'The run does not exist';

  constructor(id: string) {
    super(
      `There is no run with the id ${id.slice(0, 40)}; GET /__admin/exams/runs lists the runs.`,
    );
  }
}
