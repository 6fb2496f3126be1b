/** The object without some of its members. */
export function without<T extends object, K extends keyof T>(
  value: T,
  ...names: readonly K[]
): Omit<T, K> {
  const left: T = { ...value };
  for (const name of names) Reflect.deleteProperty(left, name);
  return left;
}
