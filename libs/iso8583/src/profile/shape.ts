import { pointerToken, type ViolationList } from '#libs/kernel';

/** Says what is wrong with a value from outside, or takes it. What it gives counts if nothing was said. */
export type Check<T> = (value: unknown, pointer: string, found: ViolationList) => T;

interface Member<T> {
  readonly check: Check<T>;
  readonly isRequired: boolean;
}

/** For every member of an object, how it is checked. */
export type Shape<T> = { readonly [Name in keyof T]-?: Member<Exclude<T[Name], undefined>> };

const SHOWN_CHARACTERS = 40;

export function required<T>(check: Check<T>): Member<T> {
  return { check, isRequired: true };
}

export function optional<T>(check: Check<T>): Member<T> {
  return { check, isRequired: false };
}

export function oneOf<const T extends string>(...allowed: readonly T[]): Check<T> {
  return (value, pointer, found) => {
    const taken = allowed.find((one) => one === value);
    if (taken === undefined) say(found, pointer, `Must be one of ${allowed.join(', ')}.`);
    return taken ?? (value as T);
  };
}

export function integer(least: number, most: number): Check<number> {
  return (value, pointer, found) => {
    const isTaken =
      typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;
    if (!isTaken) {
      say(found, pointer, `Must be a whole number from ${String(least)} to ${String(most)}.`);
    }
    return value as number;
  };
}

export function text(pattern: RegExp, expected: string): Check<string> {
  return (value, pointer, found) => {
    if (typeof value !== 'string' || !pattern.test(value))
      say(found, pointer, `Must be ${expected}.`);
    return value as string;
  };
}

/** An object with these members and no others; the result is a new one. */
export function objectOf<T extends object>(shape: Shape<T>): Check<T> {
  return (value, pointer, found) => {
    const taken: Partial<Record<keyof T, unknown>> = {};
    if (!isObject(value, pointer, found)) return taken as T;
    for (const key of Object.keys(value)) {
      if (!Object.hasOwn(shape, key)) {
        const known = Object.keys(shape).join(', ');
        say(found, below(pointer, key), `Is unknown; the known names are ${known}.`);
      }
    }
    for (const name in shape) {
      const { check, isRequired } = shape[name];
      if (Object.hasOwn(value, name)) taken[name] = check(value[name], below(pointer, name), found);
      else if (isRequired) say(found, below(pointer, name), 'Is missing.');
    }
    return taken as T;
  };
}

/** An object whose keys are the caller's to judge; the result is a new one. */
export function recordOf<T>(
  isKey: (key: string) => boolean,
  expectedKey: string,
  check: Check<T>,
): Check<Readonly<Record<string, T>>> {
  return (value, pointer, found) => {
    if (!isObject(value, pointer, found)) return {};
    const taken: Record<string, T> = {};
    for (const key of Object.keys(value)) {
      if (isKey(key)) taken[key] = check(value[key], below(pointer, key), found);
      else say(found, below(pointer, key), `Is not ${expectedKey}.`);
    }
    return taken;
  };
}

export function say(found: ViolationList, pointer: string, detail: string): void {
  found.add(pointer, detail);
}

/** RFC 6901: ~ and / inside a key are escaped. */
export function below(pointer: string, key: string): string {
  const shown = key.length > SHOWN_CHARACTERS ? `${key.slice(0, SHOWN_CHARACTERS)}...` : key;
  return `${pointer}/${pointerToken(shown)}`;
}

function isObject(
  value: unknown,
  pointer: string,
  found: ViolationList,
): value is Readonly<Record<string, unknown>> {
  const isOne = typeof value === 'object' && value !== null && !Array.isArray(value);
  if (!isOne) say(found, pointer, 'Must be an object.');
  return isOne;
}
