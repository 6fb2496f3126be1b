/** An operation as `GET /__admin/rules/operations` of a service lists it. */
export interface Operation {
  /** Absent: any method. */
  readonly method?: string;
  readonly path: string;
  readonly outcomes: readonly string[];
}

/** Stands for all operations of a service. */
export const ANY_OPERATION = '';

/** What identifies an operation in its service. */
export function keyOf({ method, path }: Pick<Operation, 'method' | 'path'>): string {
  return `${method ?? '*'} ${path}`;
}

/** The operation of a request, or of the match of a rule: the one whose address is the most exact. */
export function operationOf(
  operations: readonly Operation[],
  { method, path }: { readonly method?: string | undefined; readonly path: string },
): Operation | undefined {
  return operations
    .filter(
      (each) =>
        (method === undefined || each.method === undefined || each.method === method) &&
        accepts(each.path, path),
    )
    .sort((one, other) => exactness(other, path) - exactness(one, path))[0];
}

/** Those with outcomes first: rules are mostly made for them. */
export function sortedOperations(operations: readonly Operation[]): readonly Operation[] {
  const rank = ({ outcomes }: Operation): number => (outcomes.length > 0 ? 0 : 1);
  return [...operations].sort((one, other) => rank(one) - rank(other));
}

function accepts(pattern: string, path: string): boolean {
  if (pattern === path) return true;
  const wanted = pattern.split('/');
  const given = path.split('/');
  const isOpen = wanted.at(-1) === '**';
  const fixed = isOpen ? wanted.slice(0, -1) : wanted;
  if (isOpen ? given.length < fixed.length : given.length !== fixed.length) return false;
  return fixed.every((part, index) => isParameter(part) || part === given[index]);
}

function isParameter(part: string): boolean {
  return part === '*' || part.startsWith(':') || /^\{.*\}$/.test(part);
}

function exactness({ path, method }: Operation, wanted: string): number {
  if (path === wanted) return 1000 + (method === undefined ? 0 : 1);
  const fixed = path.split('/').filter((part) => !isParameter(part) && part !== '**').length;
  return 2 * fixed + (method === undefined ? 0 : 1);
}
