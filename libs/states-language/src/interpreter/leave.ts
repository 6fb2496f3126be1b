import { isObject, type Json, type JsonObject } from '../json';
import { putAt } from '../path/reference-path';
import { fieldValues, selectedPart, valueOr } from './fields';
import { type Action } from '../execution/signals';
import { checkSize, type Visit } from './visit';

/** The maximum size of the variables of one machine, in bytes of JSON. A limit of this library; the limit of AWS is 10 MiB. */
export const MAX_VARIABLES_BYTES = 1_048_576;

/** The result of a state. */
export interface Exit {
  readonly output: Json;
  readonly assigned: Json | undefined;
  /** The next state; undefined if the machine ends. */
  readonly next: string | undefined;
}

/**
 * Leaves the state with the result of its work: the result itself (Pass, Task, Parallel, Map), or its input
 * (Choice, Wait, Succeed).
 *
 * JSONPath: ResultSelector, Assign (where `$` is the result), ResultPath, OutputPath, in this order. JSONata:
 * Output and Assign, from the same variables.
 */
export async function leaveWithResult(visit: Visit, result: Json): Promise<Action> {
  const { fields, language } = visit.state;
  const next = typeof fields['Next'] === 'string' ? fields['Next'] : undefined;
  if (language === 'JSONata') {
    const values = await fieldValues(
      visit,
      { fields, names: ['Output', 'Assign'] },
      { root: result, result },
    );
    return leave(visit, {
      output: valueOr(values, 'Output', result),
      assigned: values['Assign'],
      next,
    });
  }
  const { ResultSelector: selected = result } = await fieldValues(
    visit,
    { fields, names: ['ResultSelector'] },
    { root: result },
  );
  const { Assign: assigned } = await fieldValues(
    visit,
    { fields, names: ['Assign'] },
    { root: selected },
  );
  const combined = combine(visit, fields['ResultPath'], selected);
  return leave(visit, { output: selectedPart(visit, 'OutputPath', combined), assigned, next });
}

/** The input of the state with a value put in at a ResultPath. */
export function combine(visit: Visit, resultPath: Json | undefined, value: Json): Json {
  if (resultPath === undefined || resultPath === '$') return value;
  if (typeof resultPath !== 'string') return visit.frame.input;
  const expression = visit.program.expression(resultPath);
  return expression.kind === 'path' ? putAt(visit.frame.input, expression.path, value) : value;
}

/** Records the exit of the state and continues with the next one, or ends the machine. */
export function leave(visit: Visit, { output, assigned, next }: Exit): Action {
  checkSize(output, 'The output of the state');
  const variables = assignedVariables(visit, assigned);
  visit.emit(`${visit.state.definition.Type}StateExited`, {
    name: visit.frame.state,
    output,
    ...(variables === undefined ? {} : { assignedVariables: variables }),
  });
  visit.frame = {
    ...visit.frame,
    variables: variables === undefined ? visit.frame.variables : merged(visit, variables),
    retryCounts: [],
    pending: null,
  };
  if (next === undefined) return succeed(visit, output);
  visit.frame = {
    ...visit.frame,
    state: next,
    isEntered: false,
    input: output,
    enteredAtMs: visit.nowMs,
  };
  return { kind: 'continue' };
}

/** The variables that the state assigns; undefined if there are none. */
function assignedVariables({ frame }: Visit, assigned: Json | undefined): JsonObject | undefined {
  if (assigned === undefined || !isObject(assigned) || Object.keys(assigned).length === 0) {
    return undefined;
  }
  checkSize(assigned, 'The variables that the state assigns');
  checkSize({ ...frame.variables, ...assigned }, 'All variables together', MAX_VARIABLES_BYTES);
  return assigned;
}

function merged({ frame }: Visit, variables: JsonObject): JsonObject {
  return { ...frame.variables, ...variables };
}

/** Ends the machine of the frame. */
function succeed(visit: Visit, output: Json): Action {
  const { part } = visit.frame;
  if (part === null) visit.emit('ExecutionSucceeded', { output }, null);
  else if (part.kind === 'iteration') {
    visit.emit('MapIterationSucceeded', { name: part.state, index: part.index }, part.state);
  }
  visit.frame = { ...visit.frame, status: 'succeeded', input: null };
  return { kind: 'succeed', output };
}
