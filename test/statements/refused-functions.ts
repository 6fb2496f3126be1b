import ts from 'typescript';

/** Functions of PostgreSQL that can return another value for each row. Citus refuses them in a statement that updates. */
const VOLATILE =
  /\b(?:clock_timestamp|timeofday|random|gen_random_uuid|uuid_generate_v\w+|nextval|setval|lastval|currval|pg_sleep)\s*\(/i;
/** Functions whose value is the same during a statement. Citus refuses also these after ON CONFLICT DO UPDATE. */
const STABLE =
  /\b(?:(?:statement|transaction)_timestamp|now)\s*\(|\b(?:current_(?:timestamp|time|date)|localtime(?:stamp)?)\b/i;
/** UPDATE, ON CONFLICT DO UPDATE, but not the locks of SELECT. */
const UPDATES = /(?<!\bFOR |\bFOR NO KEY )\bUPDATE\b/;

/**
 * The functions in the statements of a TypeScript source that Citus refuses: volatile ones where a statement updates rows,
 * and any function of time after ON CONFLICT DO UPDATE. A name in `${}` stands for the texts of its declarations in the file.
 *
 * @param names texts of names that are declared in other files
 * @example refusedFunctions("sql = `UPDATE t SET a = random()`", {}); // ['random() in UPDATE t SET a = random()']
 */
export function refusedFunctions(
  source: string,
  names: Readonly<Record<string, string>>,
): string[] {
  if (!UPDATES.test(source)) return [];
  const file = ts.createSourceFile('source.ts', source, ts.ScriptTarget.Latest, true);
  const texts = new Texts(file, names);
  return statementsIn(file)
    .map((node) => texts.of(node))
    .flatMap((statement) => refusedIn(statement));
}

function refusedIn(statement: string): string[] {
  if (!UPDATES.test(statement)) return [];
  const [, assigned = ''] = statement.split(/\bDO UPDATE\b/);
  const found = VOLATILE.exec(statement) ?? VOLATILE.exec(assigned) ?? STABLE.exec(assigned);
  if (found === null) return [];
  return [`${found[0].replace(/\s*\($/, '()')} in ${statement.replace(/\s+/g, ' ').trim()}`];
}

/** The outermost texts: literals, templates and their sums. */
function statementsIn(node: ts.Node): ts.Node[] {
  if (isText(node)) return [node];
  return node.getChildren().flatMap((child) => statementsIn(child));
}

function isText(node: ts.Node): boolean {
  if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) return true;
  return isSum(node) && (isText(node.left) || isText(node.right));
}

function isSum(node: ts.Node): node is ts.BinaryExpression {
  return ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken;
}

/** The texts that the nodes of a file can have. A choice between two texts counts as both. */
class Texts {
  private readonly declarations = new Map<string, ts.Node[]>();

  constructor(
    file: ts.SourceFile,
    private readonly names: Readonly<Record<string, string>>,
  ) {
    this.collect(file);
  }

  of(node: ts.Node, open: ReadonlySet<ts.Node> = new Set()): string {
    if (ts.isStringLiteralLike(node)) return node.text;
    if (ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) return node.text;
    if (ts.isIdentifier(node)) return this.named(node.text, open);
    return node
      .getChildren()
      .map((child) => this.of(child, open))
      .join('');
  }

  private named(name: string, open: ReadonlySet<ts.Node>): string {
    const known = this.names[name];
    if (known !== undefined) return known;
    return (this.declarations.get(name) ?? [])
      .filter((node) => !open.has(node))
      .map((node) => this.of(node, new Set([...open, node])))
      .join(' ');
  }

  private collect(node: ts.Node): void {
    const value =
      ts.isVariableDeclaration(node) && ts.isIdentifier(node.name)
        ? node.initializer
        : ts.isFunctionDeclaration(node)
          ? node.body
          : undefined;
    const name = (node as ts.NamedDeclaration).name?.getText();
    if (value !== undefined && name !== undefined) {
      this.declarations.set(name, [...(this.declarations.get(name) ?? []), value]);
    }
    ts.forEachChild(node, (child) => {
      this.collect(child);
    });
  }
}
