import { type Json } from '../json';
import { type Path } from '../path/path';

/** The names of the intrinsic functions, without `States.`. AWS developer guide, "Intrinsic functions". */
export const INTRINSICS = [
  'Array',
  'ArrayContains',
  'ArrayGetItem',
  'ArrayLength',
  'ArrayPartition',
  'ArrayRange',
  'ArrayUnique',
  'Base64Decode',
  'Base64Encode',
  'Format',
  'Hash',
  'JsonMerge',
  'JsonToString',
  'MathAdd',
  'MathRandom',
  'StringSplit',
  'StringToJson',
  'UUID',
] as const;

export type IntrinsicName = (typeof INTRINSICS)[number];

/** A compiled call of an intrinsic function. */
export interface Call {
  readonly kind: 'call';
  readonly name: IntrinsicName;
  readonly args: readonly Argument[];
}

export type Argument =
  | Call
  | { readonly kind: 'path'; readonly path: Path }
  /** `template` is a text as it was written, with its backslashes, which States.Format needs. */
  | { readonly kind: 'literal'; readonly value: Json; readonly template?: string };

/** The value of a member whose name ends in `.$`. */
export type Expression = Call | { readonly kind: 'path'; readonly path: Path };
