/** One part of an identifier: its name, its number of digits, and whether it may have capital letters too. */
export type Field<Name extends string = string> = readonly [
  name: Name,
  digits: number,
  letters?: 'letters',
];

/**
 * Writes an identifier as its parts, each padded with zeros on the left.
 * @throws RangeError if a value has characters other than digits, or is too long
 */
export function joinFields<Name extends string>(
  fields: readonly Field<Name>[],
  values: Readonly<Record<Name, string>>,
): string {
  return fields
    .map(([name, digits, letters]) => {
      const value = values[name];
      const form = letters === undefined ? /^\d+$/ : /^[0-9A-Z]+$/;
      if (!form.test(value) || value.length > digits) {
        throw new RangeError(`${name} must have 1 to ${String(digits)} digits, not "${value}"`);
      }
      return value.padStart(digits, '0');
    })
    .join('');
}

/** Cuts an identifier into its parts. They keep their zeros. */
export function splitFields<Name extends string>(
  fields: readonly Field<Name>[],
  digits: string,
): Record<Name, string> {
  let start = 0;
  const parts = fields.map(([name, length]) => {
    start += length;
    return [name, digits.slice(start - length, start)];
  });
  return Object.fromEntries(parts) as Record<Name, string>;
}
