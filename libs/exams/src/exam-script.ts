import {
  type ExamRequest,
  type ExamRequestSchema,
  type ItemNotServed,
  type ServedItem,
} from './exam-item';
import { type ExamRunHead, type GradedStep } from './exam-run';

/** A run that begins. */
export interface RunStart<Item, Body> {
  readonly item: Item;
  readonly body: Body;
  /** The members of the run that every service has. */
  readonly head: ExamRunHead<never>;
  /** The time of the sandbox. */
  readonly nowMs: number;
}

/** The homologation script of a service: its items, the actions of the examiner, and the grading of the steps. */
export abstract class ExamScript<
  Run extends ExamRunHead = ExamRunHead,
  Item extends ServedItem = ServedItem,
  Body extends ExamRequest = ExamRequest,
> {
  abstract readonly items: readonly (Item | ItemNotServed)[];

  /** The body that starts a run of an item. */
  abstract bodyOf(item: Item): ExamRequestSchema<Body>;

  /** The steps of an item, as the list of the items shows them. */
  abstract stepsOf(item: Item): readonly Pick<GradedStep, 'name' | 'expected'>[];

  /** Does the part of the examiner when a run begins, and stores the run. @throws ExamNotReady */
  abstract begin(start: RunStart<Item, Body>): Promise<void>;

  /** The current state of the steps of a run. @param now ISO 8601 UTC */
  abstract grade(item: Item, run: Run, now: string): Promise<Run['steps']>;

  /** The members of the example run of the documentation that depend on the service. */
  abstract exampleRun(): Promise<Pick<Run, 'item' | 'ispb'>>;

  /** The actions of the examiner before a run is finished. It can be called twice. */
  beforeEnd?(run: Run, nowMs: number): Promise<void>;

  /** The actions of the examiner after a run was cancelled. It can be called twice. */
  afterCancel?(run: Run): Promise<void>;
}
