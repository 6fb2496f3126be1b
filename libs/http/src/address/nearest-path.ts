import { nearestName } from '#libs/kernel';
import { simplified } from './canonical';

/** The cost of a path without its first segments, such as `/pacs.008` for `/spi/pacs.008`. */
const MISSING_START = 10;

/**
 * The declared path that is most similar to a path: with a misspelt segment or another case of letters, in another form, or
 * without its first segments.
 *
 * @param path a path, or a pattern with `:name`, `{name}` or `*`
 * @param declared the paths of the routes, as in `/dict/keys/:key`; those with wildcards are not compared
 * @returns with its parameters as `{key}`; undefined if no path is similar
 * @example
 * nearestPath('/spi/pacs008', ['/spi/pacs.008']); // "/spi/pacs.008"
 */
export function nearestPath(path: string, declared: readonly string[]): string | undefined {
  const given = simplified(path);
  let nearest: string | undefined;
  let fewest = Infinity;
  for (const candidate of declared) {
    const segments = candidate.split('/').filter((segment) => segment !== '');
    if (segments.includes('**')) continue;
    const cost = distance(given, segments);
    if (cost < fewest) [nearest, fewest] = [candidate, cost];
  }
  return nearest?.replaceAll(/:(\w+)/g, '{$1}');
}

function distance(given: readonly string[], declared: readonly string[]): number {
  const missing = declared.length - given.length;
  if (missing < 0 || given.length === 0) return Infinity;
  const costs = declared.slice(missing).map((segment, index) => cost(given[index] ?? '', segment));
  // A path that has only parameters in common is not similar.
  if (!declared.slice(missing).some((segment) => !isParameter(segment))) return Infinity;
  const sum = costs.reduce((total, each) => total + each, 0);
  if (missing === 0) return sum;
  return sum === 0 ? MISSING_START + missing : Infinity;
}

function cost(given: string, declared: string): number {
  if (given === declared || isParameter(given) || isParameter(declared)) return 0;
  return nearestName(given, [declared]) === undefined ? Infinity : 1;
}

function isParameter(segment: string): boolean {
  return segment.startsWith(':') || segment === '*' || /^\{[^{}]+\}$/.test(segment);
}
