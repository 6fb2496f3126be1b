import { type ExpressionBatch, type ExpressionResult } from '#libs/states-language';
import { type ChildLimits, type EvaluatorRequest } from '../messages';
import { defineAddedFunctions, replacementsFor } from './functions/added-functions';
import { limitBuiltInFunctions } from './functions/built-in-functions';
import { CompiledExpressions } from './compiled-expressions';
import { Evaluation } from './functions/evaluation';
import { LinearRegex } from './linear-regex';
import { deepFreeze } from './lock';
import { describeProblem, isLate } from './problem';
import { resultOf } from './result';

type Failed = Extract<ExpressionResult, { ok: false }>;

interface Answer {
  readonly results: ExpressionResult[];
  /** Whether one of the expressions was stopped, because it used its CPU time. */
  readonly isLate: boolean;
}

interface MeasuredResult {
  readonly result: ExpressionResult;
  readonly bytes: number;
}

const NOT_EVALUATED: MeasuredResult = {
  result: { ok: false, message: 'The results of the expressions are too large together.' },
  bytes: 0,
};

/** Evaluates the requests of a child, one after another. */
export class BatchEvaluator {
  private isLate = false;

  private constructor(
    private readonly compiled: CompiledExpressions,
    private readonly evaluation: Evaluation,
    private readonly limits: ChildLimits,
  ) {}

  /** Changes the functions of jsonata for the whole process, so there is only one evaluator per process. */
  static async create(limits: ChildLimits): Promise<BatchEvaluator> {
    const evaluation = new Evaluation();
    await limitBuiltInFunctions(replacementsFor(evaluation));
    const functions = await defineAddedFunctions(evaluation);
    deepFreeze(LinearRegex);
    const compiled = new CompiledExpressions(functions, () => evaluation.budgetMs);
    return new BatchEvaluator(compiled, evaluation, limits);
  }

  /** One result for each expression. */
  async answer(request: EvaluatorRequest): Promise<Answer> {
    this.isLate = false;
    const results =
      request.kind === 'check' ? [this.check(request.expression)] : await this.evaluateAll(request);
    return { results, isLate: this.isLate };
  }

  private async evaluateAll(batch: ExpressionBatch): Promise<ExpressionResult[]> {
    const { expressions, bindings, nowMs, seed } = batch;
    this.evaluation.begin(nowMs, this.limits.deadlineMs);
    const results: ExpressionResult[] = [];
    let bytesLeft = this.limits.maxResultsBytes;
    for (const [index, expression] of expressions.entries()) {
      this.evaluation.next(seed, index);
      const { result, bytes } =
        bytesLeft < 0 ? NOT_EVALUATED : await this.evaluate(expression, bindings);
      bytesLeft -= bytes;
      results.push(bytesLeft < 0 ? NOT_EVALUATED.result : result);
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

  private async evaluate(text: string, bindings: object): Promise<MeasuredResult> {
    try {
      const expression = this.compiled.get(text);
      const value: unknown = await expression.evaluate(
        undefined,
        bindings as Record<string, unknown>,
      );
      const { bytes, value: json } = resultOf(value, this.limits);
      return { result: { ok: true, value: json }, bytes };
    } catch (error) {
      const result = this.failure(error);
      return { result, bytes: result.message.length };
    }
  }

  private failure(error: unknown): Failed {
    this.isLate ||= isLate(error);
    return { ok: false, message: describeProblem(error, this.limits.deadlineMs) };
  }
}
