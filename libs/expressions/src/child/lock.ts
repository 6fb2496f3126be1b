/**
 * One child process evaluates the expressions of many workflows. In jsonata, an expression can reach objects that all
 * of them share: `$spread` shows the members of a function, and a transform changes its input in place if the
 * expression has its own `$clone`. So all shared objects are frozen: functions, syntax trees, options.
 */

/** A function as jsonata keeps it. When it is called, jsonata writes `token` and `position` on it. */
export interface FunctionDefinition {
  implementation: (this: unknown, ...args: never[]) => unknown;
  signature?: object;
  token?: unknown;
  position?: unknown;
}

/** Freezes the object and all its members, including functions. */
export function deepFreeze(value: unknown): void {
  const waiting: unknown[] = [value];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (!isFreezable(next) || Object.isFrozen(next)) continue;
    Object.freeze(next);
    waiting.push(...Object.values(next).filter((member: unknown) => member !== undefined));
  }
}

/** Freezes a function, except for the members that jsonata writes. */
export function lockFunction(definition: FunctionDefinition): void {
  deepFreeze(definition.implementation);
  deepFreeze(definition.signature);
  definition.token = undefined;
  definition.position = undefined;
  for (const name of Object.keys(definition)) {
    const writable = name === 'token' || name === 'position';
    Object.defineProperty(definition, name, { writable, configurable: false });
  }
  Object.preventExtensions(definition);
}

function isFreezable(value: unknown): value is object {
  return (typeof value === 'object' && value !== null) || typeof value === 'function';
}
