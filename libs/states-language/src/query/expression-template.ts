import { isArray, isObject, type Json, setMember } from '../json';
import { expressionIn } from './expression-text';

/** An expression of JSONata in a template. */
export interface PlacedExpression {
  readonly expression: string;
  /** The location, such as `Arguments/user[0]`, as AWS writes it. */
  readonly location: string;
}

/** The expressions in a template of JSONata mode, in the order in which fillExpressions asks for them. */
export function expressionsOf(
  template: Json,
  location: string,
  found: PlacedExpression[] = [],
): PlacedExpression[] {
  if (typeof template === 'string') {
    const expression = expressionIn(template);
    if (expression !== undefined) found.push({ expression, location });
  } else if (isArray(template)) {
    for (const [index, item] of template.entries()) {
      expressionsOf(item, `${location}[${String(index)}]`, found);
    }
  } else if (isObject(template)) {
    for (const [name, value] of Object.entries(template)) {
      expressionsOf(value, `${location}/${name}`, found);
    }
  }
  return found;
}

/** The template with each expression replaced by its value. */
export function fillExpressions(template: Json, nextValue: () => Json): Json {
  if (typeof template === 'string') {
    return expressionIn(template) === undefined ? template : nextValue();
  }
  if (isArray(template)) return template.map((item) => fillExpressions(item, nextValue));
  if (!isObject(template)) return template;
  const filled: Record<string, Json> = {};
  for (const [name, value] of Object.entries(template)) {
    setMember(filled, name, fillExpressions(value, nextValue));
  }
  return filled;
}
