import { failure } from '#libs/kernel';

export class ExamItemNotFound extends failure.notFound(
  'EXAM_ITEM_NOT_FOUND',
  'The item does not exist',
  (item: string) =>
    `The homologation script has no item "${item.slice(0, 40)}"; GET /__admin/exams lists the items.`,
) {}

export class ExamItemNotServed extends failure.unprocessable(
  'EXAM_ITEM_NOT_SERVED',
  'The simulator cannot examine the item',
  ({ item, reason }: { readonly item: string; readonly reason: string }) =>
    `Item ${item} is not examined. ${reason}`,
) {}

export class ExamNotReady extends failure.conflict('EXAM_NOT_READY', 'The item cannot begin yet') {}

export class ExamRunNotFound extends failure.notFound(
  'EXAM_RUN_NOT_FOUND',
  'The run does not exist',
  (id: string) =>
    `There is no run with the id ${id.slice(0, 40)}; GET /__admin/exams/runs lists the runs.`,
) {}
