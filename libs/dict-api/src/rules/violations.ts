import { nearestName } from '#libs/kernel';
import { shortened, type FindingDetails, type FindingSink } from '#libs/xml-tables';
import { type DictViolation } from '../dict-violation';

const MAX_VIOLATIONS = 20;
const MAX_VALUE = 100;

/** Collects the first 20 errors of a body, as official errors show them. */
export class DictViolations implements FindingSink {
  readonly kept: DictViolation[] = [];

  get isFull(): boolean {
    return this.kept.length >= MAX_VIOLATIONS;
  }

  /** @param path of the member, as in `Entry/Account/Branch` */
  add(path: string, reason: string, value?: string): void {
    if (this.isFull) return;
    const property = propertyOf(path);
    this.kept.push({
      reason,
      ...(value === undefined ? {} : { value: shortened(value, MAX_VALUE) }),
      ...(property === '' ? {} : { property }),
    });
  }

  structure(
    element: string,
    _line: number | undefined,
    detail: string,
    { value, known }: FindingDetails = {},
  ): void {
    const [, ...steps] = element.split('/');
    this.add(steps.join('/'), known === undefined ? detail : unknownElement(steps, known), value);
  }
}

/** `Keys/Key[3]/@hasEntry` is `keys.key[3].hasEntry`; the first element of a list has no index. */
function propertyOf(path: string): string {
  return path
    .split('/')
    .map((step) => step.replace('@', '').replace('[1]', ''))
    .map((step) => step.charAt(0).toLowerCase() + step.slice(1))
    .join('.');
}

function unknownElement(steps: readonly string[], known: readonly string[]): string {
  const nearest = nearestName(steps.at(-1) ?? '', known);
  const remedy =
    nearest === undefined ? `The elements here are ${known.join(', ')}.` : `Use ${nearest}.`;
  return `Unknown element. ${remedy}`;
}
