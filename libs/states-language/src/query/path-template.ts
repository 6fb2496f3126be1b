import { StateFailure, shown } from '../failure';
import { evaluateExpression } from '../intrinsic/call-intrinsic';
import { type ExpressionScope } from '../intrinsic/arguments';
import { type Expression } from '../intrinsic/intrinsic';
import { isArray, isObject, type Json, setMember } from '../json';

export interface PathTemplates {
  readonly scope: ExpressionScope;
  /** The compiled form of a path or of a call. */
  readonly expression: (text: string) => Expression;
}

/**
 * The value of a payload template of JSONPath mode: members whose name ends in `.$` are replaced by the value of their
 * path or function.
 *
 * @param field the field with the template, for errors
 * @throws StateFailure States.Runtime if a path matches nothing. AWS reports this error; the specification
 *   says States.ParameterPathFailure, which Retry and Catch can use as well
 */
export function fillTemplate(template: Json, field: string, templates: PathTemplates): Json {
  if (isArray(template)) {
    return template.map((item, index) =>
      fillTemplate(item, `${field}[${String(index)}]`, templates),
    );
  }
  if (!isObject(template)) return template;
  const filled: Record<string, Json> = {};
  for (const [name, value] of Object.entries(template)) {
    const at = `${field}/${name}`;
    if (name.endsWith('.$')) {
      setMember(filled, name.slice(0, -2), expressionValue(value, at, templates));
    } else setMember(filled, name, fillTemplate(value, at, templates));
  }
  return filled;
}

/** The value of a path or a function. It must not be missing. */
export function expressionValue(
  text: Json,
  field: string,
  { scope, expression }: PathTemplates,
): Json {
  const written = typeof text === 'string' ? text : '';
  const value = evaluateExpression(expression(written), scope);
  if (value !== undefined) return value;
  throw new StateFailure(
    'States.Runtime',
    `The JSONPath '${shown(written)}' of the field '${shown(field)}' matches nothing.`,
    { aliases: ['States.ParameterPathFailure'], location: field },
  );
}
