import { Injectable, Logger } from '@nestjs/common';
import { currentContext } from '#libs/http';
import { NAME, type Failure } from '#libs/kernel';
import { LineBudget } from './line-budget';

const logger = new Logger('Audit');

/** A control operation that was refused. */
export interface Refusal {
  readonly action: string;
  /** The name of the caller; undefined if the token is missing or wrong. */
  readonly caller: string | undefined;
  /** The sandbox that the request names. */
  readonly sandbox: string | undefined;
  readonly failure: Failure;
}

/** Logs refused control operations, a bounded number of each kind. */
@Injectable()
export class Refusals {
  /** By the `code` of the failure, so that requests without a token do not hide those of a team. */
  private readonly budgets = new Map<string, LineBudget>();

  log({ action, caller, sandbox, failure: { code } }: Refusal): void {
    const budget = this.budgets.get(code) ?? new LineBudget();
    this.budgets.set(code, budget);
    const { correlationId } = currentContext();
    budget.spend((omitted) => {
      logger.warn({
        ...{ action, outcome: 'refused', code, caller },
        // A name in a path can be any text.
        sandbox: sandbox !== undefined && NAME.test(sandbox) ? sandbox : undefined,
        ...(omitted === 0 ? {} : { omitted }),
        correlationId,
      });
    });
  }
}
