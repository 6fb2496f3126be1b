import { formatCents, toCents } from '#libs/kernel';
import { type Explanation } from '#libs/nfse';

/** A formula with more inputs is shown without them. */
const MAX_INPUTS = 6;

/** A value of an element: cents, hundredths of a percent (names that begin with p), or a text. */
export function valueText(name: string, value: number | string): string {
  if (typeof value === 'string') return value;
  // Hundredths of a percent have two decimals, as cents have.
  const text = formatCents(toCents(value));
  return name.startsWith('p') ? `${text} %` : text;
}

/**
 * How a value is computed, with its inputs.
 *
 * @example
 * formulaText(explanation); // 'vBC x pAliqAplic, with vBC 1000.00 and pAliqAplic 5.00 %'
 */
export function formulaText({ name, formula, inputs }: Explanation): string | undefined {
  const entries = Object.entries(inputs);
  // A formula that is only the value explains nothing.
  if (formula === name) return undefined;
  if (entries.length === 0 || entries.length > MAX_INPUTS) return formula;
  const values = entries.map(([input, value]) => `${input} ${valueText(input, value)}`);
  const last = values.pop() ?? '';
  return `${formula}, with ${values.length === 0 ? last : `${values.join(', ')} and ${last}`}`;
}
