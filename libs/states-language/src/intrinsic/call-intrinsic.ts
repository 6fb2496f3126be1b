import { StateFailure, shown } from '../failure';
import { type Json } from '../json';
import { evaluatePath } from '../path/evaluate-path';
import { ArgumentProblem, type ExpressionScope, type IntrinsicFunction } from './arguments';
import { ARRAY_FUNCTIONS } from './array-functions';
import { type Argument, type Call, type Expression, type IntrinsicName } from './intrinsic';
import { format, TEXT_FUNCTIONS } from './text-functions';
import { NUMBER_FUNCTIONS } from './number-functions';

const FUNCTIONS: Readonly<Record<Exclude<IntrinsicName, 'Format'>, IntrinsicFunction>> = {
  ...ARRAY_FUNCTIONS,
  ...NUMBER_FUNCTIONS,
  ...TEXT_FUNCTIONS,
};

/**
 * The value of a path or of a call.
 *
 * @returns undefined if a path matches nothing
 * @throws StateFailure States.IntrinsicFailure if a function cannot be applied, or an argument has no value
 */
export function evaluateExpression(
  expression: Expression,
  scope: ExpressionScope,
): Json | undefined {
  return expression.kind === 'path'
    ? evaluatePath(expression.path, scope)
    : callIntrinsic(expression, scope);
}

function callIntrinsic(call: Call, scope: ExpressionScope): Json {
  scope.budget.visit();
  const args = call.args.map((argument) => argumentValue(argument, call, scope));
  try {
    return call.name === 'Format'
      ? format(call.args, args, scope)
      : FUNCTIONS[call.name](args, scope);
  } catch (error) {
    if (!(error instanceof ArgumentProblem)) throw error;
    throw new StateFailure('States.IntrinsicFailure', `States.${call.name}: ${error.message}`);
  }
}

function argumentValue(argument: Argument, call: Call, scope: ExpressionScope): Json {
  if (argument.kind === 'literal') return argument.value;
  if (argument.kind === 'call') return callIntrinsic(argument, scope);
  const value = evaluatePath(argument.path, scope);
  if (value !== undefined) return value;
  throw new StateFailure(
    'States.IntrinsicFailure',
    `States.${call.name}: the JSONPath '${shown(argument.path.text)}' matches nothing.`,
  );
}
