import { type ChoiceRule, type State } from '../definition/state-machine';
import { StateFailure, shown } from '../failure';
import { isArray, isObject, type Json, type JsonObject } from '../json';
import { evaluatePath } from '../path/evaluate-path';
import { COMPARISONS } from '../query/comparison';
import { expressionIn } from '../query/expression-text';
import { evaluateAll, expressionResult, fieldValues, selectedPart, valueOr } from './fields';
import { leave } from './leave';
import { type Action } from '../execution/signals';
import { type Visit } from './visit';

/** Uses the first rule that matches, or the Default. */
export async function runChoice(
  visit: Visit,
  state: State & { Type: 'Choice' },
  input: Json,
): Promise<Action> {
  const isJsonata = visit.state.language === 'JSONata';
  const index = isJsonata
    ? await firstCondition(visit, state.Choices)
    : state.Choices.findIndex((rule) => holds(visit, rule as JsonObject, input));
  const rule = state.Choices[index];
  const next = rule === undefined ? state.Default : rule.Next;
  if (next === undefined) {
    throw new StateFailure('States.NoChoiceMatched', 'No rule matches, and there is no Default.');
  }
  // A rule has its own Assign and Output. Those of the state apply to the Default.
  const source = (rule as JsonObject | undefined) ?? visit.state.fields;
  const values = await fieldValues(
    visit,
    {
      fields: source,
      names: isJsonata ? ['Output', 'Assign'] : ['Assign'],
      prefix: rule === undefined ? '' : `Choices[${String(index)}]/`,
    },
    { root: input },
  );
  const output = isJsonata
    ? valueOr(values, 'Output', await ownOutput(visit, rule, input))
    : selectedPart(visit, 'OutputPath', input);
  return leave(visit, { output, assigned: values['Assign'], next });
}

/** The Output of the state, for a rule without its own Output. */
async function ownOutput(visit: Visit, rule: ChoiceRule | undefined, input: Json): Promise<Json> {
  if (rule === undefined || rule.Output !== undefined) return input;
  const { fields } = visit.state;
  const values = await fieldValues(visit, { fields, names: ['Output'] }, { root: input });
  return valueOr(values, 'Output', input);
}

/** JSONata: all conditions are evaluated at once, but those after the first true one are ignored. */
async function firstCondition(visit: Visit, rules: readonly ChoiceRule[]): Promise<number> {
  const placed = rules.flatMap(({ Condition: condition }, index) => {
    const expression = typeof condition === 'string' ? expressionIn(condition) : undefined;
    return expression === undefined
      ? []
      : [{ expression, location: `Choices[${String(index)}]/Condition` }];
  });
  const results = await evaluateAll(visit, placed, { root: null });
  let used = 0;
  return rules.findIndex(({ Condition: condition }) => {
    if (typeof condition !== 'string') return condition === true;
    const at = placed[used];
    const value = expressionResult(results[used], at);
    used += 1;
    if (typeof value === 'boolean') return value;
    throw new StateFailure(
      'States.QueryEvaluationError',
      `The JSONata expression '${shown(at?.expression ?? '')}' of a Condition must return true or false.`,
      at === undefined ? {} : { location: at.location },
    );
  });
}

/** JSONPath: whether a rule matches. And and Or stop at the first rule that decides. */
function holds(visit: Visit, rule: JsonObject, input: Json): boolean {
  visit.budget.visit();
  const { And: all, Or: any, Not: not } = rule;
  const inner = (item: Json): boolean => isObject(item) && holds(visit, item, input);
  if (isArray(all)) return all.every(inner);
  if (isArray(any)) return any.some(inner);
  if (not !== undefined) return !inner(not);
  const variable = rule['Variable'];
  if (typeof variable !== 'string') return false;
  const value = valueOf(visit, variable, input);
  const expected = rule['IsPresent'];
  if (expected !== undefined) return (value !== undefined) === expected;
  if (value === undefined) throw invalidPath(variable);
  return compares(visit, rule, value, input);
}

function compares(visit: Visit, rule: JsonObject, value: Json, input: Json): boolean {
  // The work of a comparison grows with the length of its texts.
  if (typeof value === 'string') visit.budget.visit(value.length >> 6);
  for (const [name, operand] of Object.entries(rule)) {
    const byValue = COMPARISONS.get(name);
    if (byValue !== undefined) return byValue.holds(value, operand);
    const byPath = name.endsWith('Path') ? COMPARISONS.get(name.slice(0, -4)) : undefined;
    if (byPath === undefined || typeof operand !== 'string') continue;
    const expected = valueOf(visit, operand, input);
    if (expected === undefined) throw invalidPath(operand);
    return byPath.holds(value, expected);
  }
  return false;
}

function valueOf(visit: Visit, text: string, input: Json): Json | undefined {
  const expression = visit.program.expression(text);
  return expression.kind === 'path' ? evaluatePath(expression.path, visit.scope(input)) : undefined;
}

function invalidPath(text: string): StateFailure {
  return new StateFailure(
    'States.Runtime',
    `The JSONPath '${shown(text)}' of a rule matches nothing. Test it with IsPresent first.`,
  );
}
