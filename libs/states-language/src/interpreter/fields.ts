import { StateFailure, shown } from '../failure';
import { evaluateExpression } from '../intrinsic/call-intrinsic';
import { type Json, type JsonObject } from '../json';
import {
  expressionsOf,
  fillExpressions,
  type PlacedExpression,
} from '../query/expression-template';
import { expressionValue, fillTemplate, type PathTemplates } from '../query/path-template';
import { type Visit } from './visit';

/** The values from which the fields of a state are computed. */
export interface FieldData {
  /** `$` in JSONPath mode. */
  readonly root: Json;
  /** `$states.result` */
  readonly result?: Json;
  /** `$states.errorOutput` */
  readonly errorOutput?: Json;
}

/** Fields of a state, of a rule or of a catcher. */
export interface FieldSource {
  readonly fields: JsonObject;
  readonly names: readonly string[];
  /** The path of the fields, such as `Choices[0]/`. */
  readonly prefix?: string;
}

/** Values by the name of their field. Missing fields have no value. */
export type FieldValues = Readonly<Record<string, Json>>;

/**
 * The values of fields, in either query language. All of them see the same variables. In JSONPath mode the
 * value of `Seconds` can also come from `SecondsPath`, and so on.
 *
 * @throws StateFailure
 */
export function fieldValues(
  visit: Visit,
  source: FieldSource,
  data: FieldData,
): FieldValues | Promise<FieldValues> {
  return visit.state.language === 'JSONPath'
    ? valuesByPath(visit, source, data)
    : valuesByExpression(visit, source, data);
}

function valuesByPath(
  visit: Visit,
  { fields, names, prefix = '' }: FieldSource,
  { root }: FieldData,
): FieldValues {
  const templates = templatesOf(visit, root);
  const values: Record<string, Json> = {};
  for (const name of names) {
    const path = fields[`${name}Path`];
    const field = fields[name];
    if (path !== undefined) {
      values[name] = expressionValue(path, `${prefix}${name}Path`, templates);
    } else if (field !== undefined) values[name] = fillTemplate(field, prefix + name, templates);
  }
  return values;
}

/** The value of a field, or the default if the field is missing. A field can be null. */
export function valueOr(values: FieldValues, name: string, otherwise: Json): Json {
  const value = values[name];
  return value === undefined ? otherwise : value;
}

/** For payload templates: `root` is `$`. */
export function templatesOf(visit: Visit, root: Json): PathTemplates {
  return { scope: visit.scope(root), expression: (text) => visit.program.expression(text) };
}

/** The part of a value that InputPath or OutputPath selects; null selects an empty object. */
export function selectedPart(visit: Visit, name: 'InputPath' | 'OutputPath', value: Json): Json {
  const path = visit.state.fields[name];
  if (path === undefined || path === '$') return value;
  if (path === null) return {};
  const text = typeof path === 'string' ? path : '';
  const selected = evaluateExpression(visit.program.expression(text), visit.scope(value));
  if (selected !== undefined) return selected;
  throw new StateFailure(
    'States.Runtime',
    `The JSONPath '${shown(text)}' of the field '${name}' matches nothing.`,
    { location: name },
  );
}

async function valuesByExpression(
  visit: Visit,
  { fields, names, prefix = '' }: FieldSource,
  data: FieldData,
): Promise<FieldValues> {
  const templates = names.flatMap((name) => {
    const template = fields[name];
    return template === undefined ? [] : [{ name, template }];
  });
  const placed = templates.flatMap(({ name, template }) => expressionsOf(template, prefix + name));
  const results = await evaluateAll(visit, placed, data);
  let used = 0;
  const nextValue = (): Json => {
    const at = placed[used];
    const result = results[used];
    used += 1;
    return expressionResult(result, at);
  };
  return Object.fromEntries(
    templates.map(({ name, template }) => [name, fillExpressions(template, nextValue)]),
  );
}

type Result = Awaited<ReturnType<typeof evaluateAll>>[number];

/** The results of expressions. A failed one is not thrown, because the caller may not need it. */
export async function evaluateAll(
  visit: Visit,
  placed: readonly PlacedExpression[],
  { result, errorOutput }: FieldData,
) {
  if (placed.length === 0) return [];
  const states: JsonObject = {
    input: visit.frame.input,
    context: visit.context(),
    ...(result === undefined ? {} : { result }),
    ...(errorOutput === undefined ? {} : { errorOutput }),
  };
  return visit.environment.evaluator.evaluate({
    expressions: placed.map(({ expression }) => expression),
    bindings: { ...visit.variables(), states },
    nowMs: visit.nowMs,
    seed: visit.chance.random(),
  });
}

/** @throws StateFailure States.QueryEvaluationError if the expression failed or has no value */
export function expressionResult(
  result: Result | undefined,
  placed: PlacedExpression | undefined,
): Json {
  if (result?.ok === true && result.value !== undefined) return result.value;
  const { expression = '', location = '' } = placed ?? {};
  const problem =
    result?.ok === false ? `failed: ${shown(result.message)}` : 'returned nothing (undefined).';
  throw new StateFailure(
    'States.QueryEvaluationError',
    `The JSONata expression '${shown(expression)}' of the field '${shown(location)}' ${problem}`,
    { location },
  );
}
