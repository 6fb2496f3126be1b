import { type Json } from '../../../core/model';

/** A member of a JSON object, or undefined. */
export function member(value: Json | undefined, name: string): Json | undefined {
  return (value as Readonly<Record<string, Json>> | undefined)?.[name];
}

/** @throws Error if the value is not a text, because only texts are drawn there */
export function textOf(value: Json | undefined): string {
  if (typeof value === 'string') return value;
  throw new Error(`${JSON.stringify(value)} is not a text.`);
}

/** @throws Error if the value is not a number, because only numbers are drawn there */
export function numberOf(value: Json | undefined): number {
  if (typeof value === 'number') return value;
  throw new Error(`${JSON.stringify(value)} is not a number.`);
}

/** A copy without some members. */
export function without<T extends object, Name extends keyof T>(
  value: T,
  ...names: readonly Name[]
): Omit<T, Name> {
  const left = Object.entries(value).filter(([name]) => !names.some((each) => each === name));
  return Object.fromEntries(left) as Omit<T, Name>;
}
