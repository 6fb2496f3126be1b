import { type DictViolation } from '#libs/dict-api';
import { parseInstant, toIsoUtc } from '#libs/kernel';
import { DictRefusal } from './dict-refusal';

/** The query parameters, as Express reads them. */
export type Query = Readonly<Record<string, unknown>>;

const DEFAULT_LIMIT = 20;
const MAX_LIMIT = 200;

/** Reads the query parameters of official lists, and collects a violation for each invalid one. */
export class QueryReader {
  readonly violations: DictViolation[] = [];

  constructor(private readonly query: Query) {}

  /** true or false; false if it is absent. */
  flag(name: string): boolean {
    const text = this.text(name);
    if (text === undefined || text === 'true' || text === 'false') return text === 'true';
    this.refuse(name, text, 'Must be true or false.');
    return false;
  }

  /** A text that matches a pattern; undefined if it is absent. @param expected completes "Must be" */
  matching(name: string, pattern: RegExp, expected: string): string | undefined {
    const text = this.text(name);
    if (text === undefined || pattern.test(text)) return text;
    this.refuse(name, text, `Must be ${expected}.`);
    return undefined;
  }

  /** A whole number in the range; undefined if it is absent. */
  whole(name: string, min: number, max: number): number | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    const number = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
    if (number >= min && number <= max) return number;
    this.refuse(name, text, `Must be a whole number from ${String(min)} to ${String(max)}.`);
    return undefined;
  }

  /** One of some values; undefined if it is absent. */
  oneOf<Value extends string>(name: string, values: readonly Value[]): Value | undefined {
    const text = this.text(name);
    const found = values.find((value) => value === text);
    if (text !== undefined && found === undefined) {
      this.refuse(name, text, `Must be one of ${values.join(', ')}.`);
    }
    return found;
  }

  /** Several of the values; undefined if it is absent. They are separated by commas, or the parameter is repeated. */
  someOf<Value extends string>(
    name: string,
    values: readonly Value[],
  ): readonly Value[] | undefined {
    const texts = [this.query[name] ?? []].flat().flatMap(partsOf);
    const wrong = texts.find((text) => !(values as readonly string[]).includes(text));
    if (wrong !== undefined) {
      this.refuse(name, wrong, `Each value must be one of ${values.join(', ')}.`);
    }
    return texts.length === 0 ? undefined : values.filter((value) => texts.includes(value));
  }

  /** An instant, as ISO 8601 UTC with milliseconds; undefined if it is absent. */
  instant(name: string): string | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    const epochMs = text.includes('T') ? parseInstant(text) : undefined;
    if (epochMs !== undefined) return toIsoUtc(epochMs);
    this.refuse(name, text, 'Must be a date and time, as in 2026-01-31T12:00:00.000Z.');
    return undefined;
  }

  /** The number of elements of a page: 1 to 200, by default 20. */
  limit(): number {
    return this.whole('Limit', 1, MAX_LIMIT) ?? DEFAULT_LIMIT;
  }

  /** Undefined if it is absent or empty. */
  private text(name: string): string | undefined {
    const value = this.query[name];
    if (value === undefined || value === '') return undefined;
    if (typeof value === 'string') return value;
    this.refuse(name, 'several values', 'Must be sent only once.');
    return undefined;
  }

  /** Adds the violation of an absent parameter. @param expected completes "It must be" */
  missing(name: string, expected: string): void {
    this.violations.push({ reason: `Is missing. It must be ${expected}.`, property: name });
  }

  /** @throws DictRefusal BadRequest with all violations, if there are any */
  check(): void {
    const [first] = this.violations;
    if (first === undefined) return;
    const detail = `The parameter ${first.property ?? ''}: ${first.reason}`;
    throw new DictRefusal('BadRequest', detail, this.violations);
  }

  refuse(name: string, value: string, reason: string): void {
    this.violations.push({ reason, value: value.slice(0, 100), property: name });
  }
}

function partsOf(value: unknown): readonly string[] {
  if (typeof value !== 'string') return ['an object'];
  return value.split(',').filter((text) => text !== '');
}
