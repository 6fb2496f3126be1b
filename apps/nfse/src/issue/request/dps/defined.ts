/** An object whose optional members are absent, where the other one may have them with the value undefined. */
export type Defined<T> = {
  [Name in keyof T as undefined extends T[Name] ? never : Name]: T[Name];
} & {
  [Name in keyof T as undefined extends T[Name] ? Name : never]?: Exclude<T[Name], undefined>;
};

/**
 * The object without its members that are undefined. Elements of a DPS are there or absent.
 *
 * @example defined({ a: 1, b: undefined }); // { a: 1 }
 */
export function defined<T extends object>(members: T): Defined<T> {
  return Object.fromEntries(
    Object.entries(members).filter(([, value]) => value !== undefined),
  ) as Defined<T>;
}
