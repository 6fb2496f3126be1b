/** A JSON value. Values are never changed in place. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;

export interface JsonObject {
  readonly [name: string]: Json;
}

/** The largest input, result or output of a state, in bytes of JSON in UTF-8. A quota of AWS. */
export const MAX_PAYLOAD_BYTES = 262_144;

/** How deep arrays and objects may be nested, so that recursion over a value cannot exhaust the stack. */
export const MAX_DEPTH = 100;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Array.isArray does not narrow readonly arrays. */
export function isArray(value: unknown): value is readonly Json[] {
  return Array.isArray(value);
}

/** A member of the object itself. Inherited members are not found. */
export function member(value: JsonObject, name: string): Json | undefined {
  return Object.hasOwn(value, name) ? value[name] : undefined;
}

/** A copy of the object with one more or one changed member. The name can be `__proto__`. */
export function withMember(object: JsonObject, name: string, value: Json): JsonObject {
  const copy = { ...object };
  setMember(copy, name, value);
  return copy;
}

/** Sets a member of an object that is being built. An assignment would set the prototype for `__proto__`. */
export function setMember(target: Record<string, Json>, name: string, value: Json): void {
  if (name === '__proto__') {
    Object.defineProperty(target, name, {
      value,
      configurable: true,
      enumerable: true,
      writable: true,
    });
  } else target[name] = value;
}

/** The reason why a value cannot be a payload. */
export type SizeRefusal = 'too-large' | 'too-deep';

/**
 * Measures a value without serialising it. Stops when the limit is exceeded, so the limit also limits the work if one
 * value is contained many times.
 *
 * @returns undefined if the JSON text of the value has at most `limit` bytes
 */
export function refuseSize(value: Json, limit = MAX_PAYLOAD_BYTES): SizeRefusal | undefined {
  const left = bytesLeft(value, limit, 0);
  if (left === TOO_DEEP) return 'too-deep';
  return left < 0 ? 'too-large' : undefined;
}

const TOO_DEEP = -Infinity;

/** The bytes of the limit that remain after the value; negative if it does not fit. */
function bytesLeft(value: Json, limit: number, depth: number): number {
  if (typeof value === 'string') return limit - textBytes(value, limit);
  if (typeof value === 'number') return limit - String(value).length;
  if (typeof value === 'boolean') return limit - (value ? 4 : 5);
  if (value === null) return limit - 4;
  if (depth >= MAX_DEPTH) return TOO_DEEP;
  let left = limit - 2;
  if (isArray(value)) {
    for (const item of value) {
      left = bytesLeft(item, left, depth + 1) - 1;
      if (left < -1) return left;
    }
    return value.length === 0 ? left : left + 1;
  }
  let isFirst = true;
  for (const name in value) {
    if (!Object.hasOwn(value, name)) continue;
    left -= textBytes(name, limit) + (isFirst ? 1 : 2);
    isFirst = false;
    if (left >= 0) left = bytesLeft(value[name] ?? null, left, depth + 1);
    if (left < 0) return left;
  }
  return left;
}

/** The bytes of a text in JSON, or more than the limit if it does not fit. */
function textBytes(text: string, limit: number): number {
  // Every UTF-16 unit is at least one byte.
  if (text.length + 2 > limit) return limit + 1;
  let bytes = text.length + 2;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    if (unit >= 0x20 && unit < 0x80) {
      if (unit === 0x22 || unit === 0x5c) bytes += 1;
    } else bytes += extraBytes(unit);
  }
  return bytes;
}

/** The number of bytes beyond the first one for a unit that is not printable ASCII. */
function extraBytes(unit: number): number {
  if (unit < 0x20) return SHORT_ESCAPES.has(unit) ? 1 : 5;
  if (unit < 0x800) return 1;
  // Half of a surrogate pair, which has four bytes in total. A lone surrogate is escaped, which takes more bytes than
  // counted here.
  return unit >= 0xd800 && unit <= 0xdfff ? 1 : 2;
}

/** \b \t \n \f \r */
const SHORT_ESCAPES: ReadonlySet<number> = new Set([0x08, 0x09, 0x0a, 0x0c, 0x0d]);

/** Whether two values are the same JSON, for any order of members. */
export function isSame(one: Json, other: Json): boolean {
  if (one === other) return true;
  if (isArray(one)) {
    return (
      isArray(other) &&
      one.length === other.length &&
      one.every((item, index) => isSame(item, other[index] ?? null))
    );
  }
  if (!isObject(one) || !isObject(other)) return false;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => {
      const value = member(other, name);
      return value !== undefined && isSame(one[name] ?? null, value);
    })
  );
}
