/** The same type, with optional members that are absent instead of undefined. */
export type Defined<T> = {
  [Name in keyof T as undefined extends T[Name] ? never : Name]: T[Name];
} & {
  [Name in keyof T as undefined extends T[Name] ? Name : never]?: Exclude<T[Name], undefined>;
};

/**
 * The object without undefined members: an element of a DPS is present or absent.
 *
 * @example defined({ a: 1, b: undefined }); // { a: 1 }
 */
export function defined<T extends object>(members: T): Defined<T> {
  return Object.fromEntries(
    Object.entries(members).filter(([, value]) => value !== undefined),
  ) as Defined<T>;
}
