import { Inject, Injectable } from '@nestjs/common';
import { type Clock } from '#libs/kernel';
import { ChangeNotifier, CLOCK } from '#libs/sandbox';
import { type Evaluator } from '#libs/states-language';
import { ExecutionRepository } from '../../executions/execution.repository';
import { CrashSwitch } from './crash-switch';

/** Injection token of the evaluator of JSONata expressions. */
export const EVALUATOR = Symbol('evaluator');

/** The services that each run of an execution needs. */
@Injectable()
export class RunDependencies {
  constructor(
    @Inject(CLOCK) readonly clock: Clock,
    @Inject(EVALUATOR) readonly evaluator: Evaluator,
    readonly notifier: ChangeNotifier,
    readonly crashSwitch: CrashSwitch,
    readonly executions: ExecutionRepository,
  ) {}
}
