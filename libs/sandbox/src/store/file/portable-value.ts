import { type ColumnKind, type PortableValue } from '../snapshot-content';

const DIGITS = /^-?(?:0|[1-9]\d{0,18})$/;
const SMALLEST = -(2n ** 63n);
const LARGEST = 2n ** 63n - 1n;
/** Numbers that JSON does not have. */
const SPECIAL: ReadonlySet<unknown> = new Set(['NaN', 'Infinity', '-Infinity', '-0']);
const LONE_SURROGATE = /\p{Surrogate}/u;
const BASE64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

/** A value as both drivers take it. */
export type StoredValue = string | number | bigint | Buffer | null;

/** The type of a column in the words of a database, in lower case. @throws Error for a type that no migration may use */
export function kindOf(type: string): ColumnKind {
  if (/^(?:integer|bigint|smallint)\b/.test(type)) return 'integer';
  if (/^(?:text|varchar|character)\b/.test(type)) return 'text';
  if (type === 'boolean') return 'boolean';
  if (/^(?:real|double|float)\b/.test(type)) return 'number';
  if (/^(?:bytea|blob)$/.test(type)) return 'bytes';
  throw new Error(`A snapshot file cannot have a column of the type ${type}.`);
}

/**
 * A value of a driver in its portable form. SQLite returns whole numbers as bigint, also for booleans; PostgreSQL returns
 * a bigint as text.
 * @returns undefined if the value is not of this kind, which SQLite allows
 */
export function portable(kind: ColumnKind, value: unknown): PortableValue | undefined {
  if (value === null) return null;
  switch (kind) {
    case 'integer':
      return wholeNumber(value);
    case 'boolean':
      if (typeof value === 'boolean') return value;
      return value === 0n || value === 1n ? value === 1n : undefined;
    case 'number':
      return typeof value === 'number' ? jsonNumber(value) : undefined;
    case 'bytes':
      return Buffer.isBuffer(value) ? value.toString('base64') : undefined;
    case 'text':
      return typeof value === 'string' ? value : undefined;
  }
}

/** Whether a value of a file is of this kind. Neither database keeps a text that has U+0000 or a lone surrogate. */
export function isPortable(kind: ColumnKind, value: unknown): value is PortableValue {
  if (value === null) return true;
  switch (kind) {
    case 'integer':
      return isWholeNumber(value);
    case 'boolean':
      return typeof value === 'boolean';
    case 'number':
      return typeof value === 'number' || SPECIAL.has(value);
    case 'bytes':
      return typeof value === 'string' && BASE64.test(value);
    case 'text':
      return typeof value === 'string' && !value.includes('\0') && !LONE_SURROGATE.test(value);
  }
}

/** A portable value as the drivers of both databases take it. */
export function stored(kind: ColumnKind, value: PortableValue): StoredValue {
  if (value === null) return null;
  if (kind === 'bytes') return Buffer.from(String(value), 'base64');
  if (kind === 'integer') return BigInt(value);
  if (kind === 'number') return Number(value);
  return typeof value === 'boolean' ? Number(value) : value;
}

function wholeNumber(value: unknown): PortableValue | undefined {
  if (typeof value !== 'bigint' && typeof value !== 'number' && typeof value !== 'string') {
    return undefined;
  }
  const text = String(value);
  if (!DIGITS.test(text)) return undefined;
  const number = Number(text);
  return Number.isSafeInteger(number) ? number : text;
}

function jsonNumber(value: number): PortableValue {
  if (Object.is(value, -0)) return '-0';
  return Number.isFinite(value) ? value : String(value);
}

function isWholeNumber(value: unknown): boolean {
  if (typeof value === 'number') return Number.isSafeInteger(value);
  if (typeof value !== 'string' || !DIGITS.test(value)) return false;
  const number = BigInt(value);
  return number >= SMALLEST && number <= LARGEST;
}
