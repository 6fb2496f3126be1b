import { type ExpressionResult } from '#libs/states-language';
import { type ChildLimits, type EvaluatorRequest } from '../messages';
import { defineAddedFunctions, replacementsFor } from './functions/added-functions';
import { limitBuiltInFunctions } from './functions/built-in-functions';
import { CompiledExpressions } from './compiled-expressions';
import { Evaluation } from './functions/evaluation';
import { LinearRegex } from './linear-regex';
import { deepFreeze } from './lock';
import { describeProblem } from './problem';
import { resultOf } from './result';

/** Evaluates the requests of a child, one after another. */
export class BatchEvaluator {
  private constructor(
    private readonly compiled: CompiledExpressions,
    private readonly evaluation: Evaluation,
    private readonly limits: ChildLimits,
  ) {}

  /** Changes the functions of jsonata for the whole process, so there is one evaluator in a process. */
  static async create(limits: ChildLimits): Promise<BatchEvaluator> {
    const evaluation = new Evaluation();
    await limitBuiltInFunctions(replacementsFor(evaluation));
    const functions = await defineAddedFunctions(evaluation);
    deepFreeze(LinearRegex);
    const compiled = new CompiledExpressions(functions, () => evaluation.budgetMs);
    return new BatchEvaluator(compiled, evaluation, limits);
  }

  /** One result for each expression. */
  async answer(request: EvaluatorRequest): Promise<ExpressionResult[]> {
    if (request.kind === 'check') return [this.check(request.expression)];
    const { expressions, bindings, nowMs, seed } = request;
    this.evaluation.begin(nowMs, this.limits.deadlineMs);
    const results: ExpressionResult[] = [];
    for (const [index, expression] of expressions.entries()) {
      this.evaluation.next(seed, index);
      results.push(await this.evaluate(expression, bindings));
    }
    return results;
  }

  private check(expression: string): ExpressionResult {
    try {
      this.compiled.get(expression);
      return { ok: true, value: undefined };
    } catch (error) {
      return this.failure(error);
    }
  }

  private async evaluate(text: string, bindings: object): Promise<ExpressionResult> {
    try {
      const expression = this.compiled.get(text);
      const value: unknown = await expression.evaluate(
        undefined,
        bindings as Record<string, unknown>,
      );
      return resultOf(value, this.limits);
    } catch (error) {
      return this.failure(error);
    }
  }

  private failure(error: unknown): ExpressionResult {
    return { ok: false, message: describeProblem(error, this.limits.deadlineMs) };
  }
}
