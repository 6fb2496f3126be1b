import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { ExpressionPool } from '#libs/expressions';
import { type Evaluator, type ExpressionBatch, type ExpressionResult } from '#libs/states-language';

/** The expressions of JSONata in definitions, which child processes evaluate. */
@Injectable()
export class Expressions implements Evaluator, OnApplicationShutdown {
  private readonly pool = new ExpressionPool();

  evaluate(batch: ExpressionBatch): Promise<readonly ExpressionResult[]> {
    return this.pool.evaluate(batch);
  }

  /** A check of the syntax of the expressions of one definition. */
  check(): (expression: string) => Promise<string | undefined> {
    return this.pool.expressionCheck();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.pool.close();
  }
}
