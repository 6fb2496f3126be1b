import { type ExpressionBatch, type ExpressionResult } from '#libs/states-language';

/** From the pool to a child: one at a time. */
export type EvaluatorRequest =
  | ({ readonly kind: 'evaluate' } & ExpressionBatch)
  | { readonly kind: 'check'; readonly expression: string };

/** From a child to the pool: first `ready`, then one `answered` for each request. */
export type EvaluatorMessage =
  | { readonly kind: 'ready' }
  | {
      readonly kind: 'answered';
      readonly results: readonly ExpressionResult[];
      /** Whether one of the expressions was stopped, because it used its CPU time. */
      readonly isLate?: boolean;
      /** The resident memory of the child. It is not measured after each request. */
      readonly residentBytes?: number;
    };

/** The limits that a child applies itself. It gets them as JSON in its first argument. */
export interface ChildLimits {
  /** The CPU time for all expressions of a request. */
  readonly deadlineMs: number;
  /** The largest result of an expression, in bytes of JSON. */
  readonly maxResultBytes: number;
  /** All results of a request together. */
  readonly maxResultsBytes: number;
  /** How deep a result may be nested. */
  readonly maxDepth: number;
}

/** The message for an expression that was stopped by the child itself or by the pool. */
export function lateMessage(deadlineMs: number): string {
  return `The expression needed more than ${String(deadlineMs)} ms of CPU time.`;
}

/** Failures with the same message, one for each expression of a request. */
export function sameFailure(request: EvaluatorRequest, message: string): ExpressionResult[] {
  const expressions = request.kind === 'check' ? [request.expression] : request.expressions;
  return expressions.map(() => ({ ok: false, message }));
}
