import jsonata from 'jsonata';
import { type FunctionDefinition } from './lock';
import { LinearRegex } from './linear-regex';
import { MAX_LIST_LENGTH } from './problem';
import { acceptSyntaxTree } from './syntax-tree';

const MAX_EXPRESSIONS = 1_000;
/** The maximum number of nodes of all syntax trees together: about 20 MB. */
const MAX_NODES = 100_000;
/** The maximum depth of calls in an expression. A function call takes about four levels. */
const MAX_LEVELS = 500;

interface Compiled {
  readonly expression: jsonata.Expression;
  readonly nodes: number;
}

/** A cache of compiled expressions. Drops the least recently used ones. */
export class CompiledExpressions {
  private readonly compiled = new Map<string, Compiled>();
  private nodes = 0;
  private readonly options: jsonata.JsonataOptions;

  /**
   * @param functions the functions that jsonata does not have, by name
   * @param budgetMs how long the current expression may take
   */
  constructor(
    private readonly functions: ReadonlyMap<string, FunctionDefinition>,
    budgetMs: () => number,
  ) {
    this.options = Object.freeze({
      // jsonata creates it with a RegExp, and uses exec and lastIndex.
      RegexEngine: LinearRegex as unknown as RegExpConstructor,
      stack: MAX_LEVELS,
      sequence: MAX_LIST_LENGTH,
      get timeout() {
        return budgetMs();
      },
    });
  }

  /** @throws ExpressionProblem, or the error of jsonata for invalid syntax */
  get(text: string): jsonata.Expression {
    const compiled = this.compiled.get(text) ?? this.compile(text);
    this.compiled.delete(text);
    this.compiled.set(text, compiled);
    return compiled.expression;
  }

  private compile(text: string): Compiled {
    const expression = jsonata(text, this.options);
    const nodes = acceptSyntaxTree(expression.ast());
    for (const [name, definition] of this.functions) expression.assign(name, definition);
    this.nodes += nodes;
    for (const [leastRecent, dropped] of this.compiled) {
      if (this.nodes <= MAX_NODES && this.compiled.size < MAX_EXPRESSIONS) break;
      this.compiled.delete(leastRecent);
      this.nodes -= dropped.nodes;
    }
    return { expression, nodes };
  }
}
