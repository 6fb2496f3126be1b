/** Where a path begins. */
export type Root =
  | { readonly kind: 'input' }
  | { readonly kind: 'context' }
  | { readonly kind: 'variable'; readonly name: string };

/** One step of a path, from a value to some of its parts. */
export type Segment =
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'names'; readonly names: readonly string[] }
  /** A negative index counts from the end. */
  | { readonly kind: 'index'; readonly index: number }
  | { readonly kind: 'indexes'; readonly indexes: readonly number[] }
  | { readonly kind: 'slice'; readonly from: number | undefined; readonly to: number | undefined }
  | { readonly kind: 'wildcard' }
  /** The next segment applies to the value itself and to everything in it. */
  | { readonly kind: 'descendants' }
  | { readonly kind: 'filter'; readonly test: Test };

export const FUNCTIONS = ['avg', 'keys', 'length', 'max', 'min', 'stddev', 'sum'] as const;

export type PathFunction = (typeof FUNCTIONS)[number];

/** A compiled path. */
export interface Path {
  readonly text: string;
  readonly root: Root;
  readonly segments: readonly Segment[];
  readonly call: PathFunction | undefined;
  /** Whether at most one value can match. The value of other paths is an array of matches. */
  readonly isDefinite: boolean;
}

export const COMPARISONS = ['==', '!=', '<=', '>=', '<', '>', 'in', 'nin'] as const;

/** The test of a filter `[?(...)]`. */
export type Test =
  | { readonly kind: 'and' | 'or'; readonly tests: readonly Test[] }
  | { readonly kind: 'not'; readonly test: Test }
  | { readonly kind: 'exists'; readonly operand: Operand }
  | {
      readonly kind: 'compare';
      readonly operator: (typeof COMPARISONS)[number];
      readonly left: Operand;
      readonly right: Operand;
    };

export type Operand =
  | { readonly kind: 'literal'; readonly value: Literal }
  /** `@` is the value that the filter tests, `$` the root of the whole path. */
  | {
      readonly kind: 'path';
      readonly from: 'current' | 'root';
      readonly segments: readonly Segment[];
      readonly call: PathFunction | undefined;
    };

export type Literal =
  null | boolean | number | string | readonly (null | boolean | number | string)[];

/** A path of one node: names and indexes only. ResultPath is one. */
export function isReferencePath({ root, segments, call }: Path): boolean {
  return (
    root.kind !== 'context' &&
    call === undefined &&
    segments.every(
      (segment) => segment.kind === 'name' || (segment.kind === 'index' && segment.index >= 0),
    )
  );
}
