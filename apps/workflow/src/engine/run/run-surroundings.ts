import { Inject, Injectable } from '@nestjs/common';
import { type Clock } from '#libs/kernel';
import { CLOCK, News } from '#libs/sandbox';
import { type Evaluator } from '#libs/states-language';
import { CrashSwitch } from './crash-switch';

/** Injection token of the evaluator of JSONata expressions. */
export const EVALUATOR = Symbol('evaluator');

/** What all runs of executions have in common. */
@Injectable()
export class RunSurroundings {
  constructor(
    @Inject(CLOCK) readonly clock: Clock,
    @Inject(EVALUATOR) readonly evaluator: Evaluator,
    readonly news: News,
    readonly crashSwitch: CrashSwitch,
  ) {}
}
