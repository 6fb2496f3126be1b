import { type Violation } from '#libs/kernel';

/** Reads parts of a posted JSON value and collects the violations, by JSON pointer. */
export class Reader {
  readonly violations: Violation[] = [];

  constructor(private readonly root: string) {}

  refuse(pointer: string, detail: string): void {
    this.violations.push({ pointer: this.root + pointer, detail });
  }

  /** The value as an object. If `keys` are given, other members are refused. */
  object(
    value: unknown,
    pointer: string,
    keys?: readonly string[],
  ): Readonly<Record<string, unknown>> | undefined {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      this.refuse(pointer, 'Must be an object.');
      return undefined;
    }
    for (const key of Object.keys(value)) {
      if (keys?.includes(key) === false) {
        this.refuse(`${pointer}/${key}`, `Is unknown; the known names are ${keys.join(', ')}.`);
      }
    }
    return value as Readonly<Record<string, unknown>>;
  }

  /** The value as a number in the range; the minimum if it is not valid. */
  number(value: unknown, pointer: string, min: number, max: number): number {
    if (typeof value === 'number' && value >= min && value <= max) return value;
    this.refuse(pointer, `Must be a number from ${String(min)} to ${String(max)}.`);
    return min;
  }

  /** The value as a whole number in the range, or undefined if it is absent. */
  wholeNumber(value: unknown, pointer: string, min: number, max: number): number | undefined {
    if (value === undefined) return undefined;
    if (Number.isSafeInteger(value) && (value as number) >= min && (value as number) <= max) {
      return value as number;
    }
    this.refuse(pointer, `Must be a whole number from ${String(min)} to ${String(max)}.`);
    return undefined;
  }
}
