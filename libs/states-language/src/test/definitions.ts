import { checkDefinition } from '../definition/check-definition';
import { type JsonObject } from '../json';

/** The violations of a definition, each as pointer and detail. */
export async function problems(
  definition: unknown,
  checkExpression?: (expression: string) => string | undefined,
): Promise<string[]> {
  const result = await checkDefinition(
    definition,
    checkExpression === undefined ? {} : { checkExpression },
  );
  return result.ok ? [] : result.refusal.kept.map(({ pointer, detail }) => `${pointer} ${detail}`);
}

export const END = { End: true };
export const done = { Done: { Type: 'Succeed' } };

/** A machine of one state `A`, and of the states that it may name. */
export function machine(state: JsonObject, others: JsonObject = {}): JsonObject {
  return { StartAt: 'A', States: { A: state, ...others } };
}

export function jsonata(state: JsonObject, others: JsonObject = {}): JsonObject {
  return { ...machine(state, others), QueryLanguage: 'JSONata' };
}

export const task = (members: JsonObject): JsonObject => ({
  Type: 'Task',
  Resource: 'http',
  ...END,
  ...members,
});
export const inner = (name: string): JsonObject => ({
  StartAt: name,
  States: { [name]: { Type: 'Pass', ...END } },
});
