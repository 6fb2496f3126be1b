import {
  GraphQLError,
  Kind,
  type ASTVisitor,
  type FragmentDefinitionNode,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql';

/** The maximum size of one operation. */
export const OPERATION_LIMITS = { depth: 6, aliases: 50, charged: 1, tokens: 1_000 } as const;

/** The root fields that cost tokens. */
const CHARGED: ReadonlySet<string> = new Set(['queryInstantKey']);

interface Weight {
  readonly depth: number;
  readonly aliases: number;
  /** Fields of the first level that cost tokens. */
  readonly charged: number;
}

const NOTHING: Weight = { depth: 0, aliases: 0, charged: 0 };

/**
 * A validation rule that refuses operations above OPERATION_LIMITS before they are executed. A fragment
 * counts each time it is used. graphql-js has a separate rule for introspection.
 */
export function operationLimits(context: ValidationContext): ASTVisitor {
  const scale = new Scale(context);
  return {
    OperationDefinition: (operation) => {
      const weight = scale.weigh(operation.selectionSet);
      for (const [measure, what] of MEASURES) {
        const limit = OPERATION_LIMITS[measure];
        if (weight[measure] <= limit) continue;
        const message = `The operation ${what} ${String(weight[measure])}; the maximum is ${String(limit)}.`;
        context.reportError(new GraphQLError(message, { nodes: operation }));
      }
      return false;
    },
  };
}

const MEASURES = [
  ['depth', 'has a depth of'],
  ['aliases', 'has a number of aliases of'],
  ['charged', 'has a number of fields that cost tokens of'],
] as const;

/** Calculates weights. A fragment is calculated only once, even if it is used many times. */
class Scale {
  private readonly fragments = new Map<string, Weight>();

  constructor(private readonly context: ValidationContext) {}

  weigh({ selections }: SelectionSetNode): Weight {
    return selections
      .map((selection) => {
        switch (selection.kind) {
          case Kind.FIELD: {
            const { name, alias, selectionSet } = selection;
            if (name.value.startsWith('__')) return NOTHING;
            const inner = selectionSet === undefined ? NOTHING : this.weigh(selectionSet);
            return {
              depth: inner.depth + 1,
              aliases: inner.aliases + (alias === undefined ? 0 : 1),
              charged: CHARGED.has(name.value) ? 1 : 0,
            };
          }
          case Kind.INLINE_FRAGMENT:
            return this.weigh(selection.selectionSet);
          case Kind.FRAGMENT_SPREAD:
            return this.weighFragment(this.context.getFragment(selection.name.value));
        }
      })
      .reduce(
        (sum, { depth, aliases, charged }) => ({
          depth: Math.max(sum.depth, depth),
          aliases: sum.aliases + aliases,
          charged: sum.charged + charged,
        }),
        NOTHING,
      );
  }

  private weighFragment(fragment: FragmentDefinitionNode | null | undefined): Weight {
    // The rules of the specification refuse missing fragments and fragments that contain themselves.
    if (fragment === null || fragment === undefined) return NOTHING;
    const name = fragment.name.value;
    const known = this.fragments.get(name);
    if (known !== undefined) return known;
    this.fragments.set(name, NOTHING);
    const weight = this.weigh(fragment.selectionSet);
    this.fragments.set(name, weight);
    return weight;
  }
}
