import { type z } from 'zod';

/** The members that every body for starting a run has. */
export interface ExamRequest {
  /** The participant. */
  readonly ispb: string;
  /** The length of the run. Only for an item that measures capacity. */
  readonly minutes?: number | undefined;
}

/** The members of the body of an item. Other members are refused. */
export type ExamRequestSchema<Body extends ExamRequest = ExamRequest> = z.ZodObject &
  z.ZodType<Body>;

interface ItemHead {
  readonly item: string;
  readonly title: string;
  /** The source of its content. */
  readonly source: string;
}

/** An item that the simulator can examine. `Setup` is the action of the examiner when a run begins. */
export interface ServedItem<Setup extends string = string> extends ItemHead {
  /** The task of the participant. */
  readonly task: string;
  readonly setup: Setup;
  /**
   * ISO 8601 duration. A run that is not finished after this time has expired. For an item with `minutes`, the duration
   * of an official run.
   */
  readonly timeLimit: string;
  /** Only for an item with `minutes`: the time from the last minute to the end of the run. */
  readonly graceMs?: number;
}

/** An item that the simulator cannot examine. */
export interface ItemNotServed extends ItemHead {
  readonly reason: string;
}

export function isServed<Item extends ServedItem>(item: Item | ItemNotServed): item is Item {
  return !('reason' in item);
}

/** The source of an item whose steps are defined by the simulator, because the script has only a title. */
export const OUR_READING = 'our reading';

/** The number of minutes that an official capacity run needs. */
export const OFFICIAL_MINUTES = 10;
