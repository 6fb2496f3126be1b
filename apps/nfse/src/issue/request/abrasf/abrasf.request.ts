import { z } from 'zod';
import { ITEM_ROWS, LIST, ROWS, type Row } from './names';

const leaf = z.union([z.string(), z.number()]);

interface Branch {
  readonly [name: string]: Branch | string;
}

/**
 * The schema of the body in ABRASF names, for the documentation. Each element has the type of its English member.
 */
export function abrasfRequest() {
  const items = z.array(shapeOf(treeOf(ITEM_ROWS))).optional();
  return shapeOf(treeOf(ROWS))
    .extend({ [LIST.from]: items.describe(`The same as ${LIST.to}.`) })
    .describe(
      'The declaration in the names of ABRASF 2.04. Other elements of ABRASF 2.04 are ignored, and other names are refused.',
    );
}

function treeOf(rows: readonly Row[]): Branch {
  const tree: Record<string, Branch | string> = {};
  for (const [from, to] of rows) {
    const names = from.split('.');
    const last = names.pop() ?? '';
    let branch = tree;
    for (const name of names) {
      branch[name] ??= {};
      branch = branch[name] as Record<string, Branch | string>;
    }
    branch[last] = to;
  }
  return tree;
}

function shapeOf(branch: Branch): z.ZodObject {
  return z.object(
    Object.fromEntries(
      Object.entries(branch).map(([name, inner]) => [
        name,
        typeof inner === 'string'
          ? leaf.optional().describe(`The same as ${inner}.`)
          : shapeOf(inner).optional(),
      ]),
    ),
  );
}
