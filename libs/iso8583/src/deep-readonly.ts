/** A type of plain data, with all members read-only at every depth. */
export type DeepReadonly<T> = T extends object
  ? { readonly [Member in keyof T]: DeepReadonly<T[Member]> }
  : T;
