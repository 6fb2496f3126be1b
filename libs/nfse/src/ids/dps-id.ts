import { type Field, joinFields, splitFields } from './fields';
import { taxIdOf, taxIdParts } from './tax-id';

/** The parts of the id of a DPS, without padding. */
export interface DpsIdParts {
  /** IBGE code of the municipality that issues, 7 digits. */
  readonly municipality: string;
  /** CPF or CNPJ of the issuer, without punctuation. */
  readonly taxId: string;
  /** 1 to 5 digits. */
  readonly series: string;
  /** 1 to 15 digits. */
  readonly number: string;
}

const FIELDS = [
  ['municipality', 7],
  ['kind', 1],
  ['taxId', 14, 'letters'],
  ['series', 5],
  ['number', 15],
] as const satisfies readonly Field[];

const DPS_ID = /^DPS\d{7}(?:1\d{14}|2[0-9A-Z]{12}\d{2})\d{20}$/;

/**
 * The id of a DPS: `DPS` and 42 digits, or letters of a CNPJ (annex I, rule E0004).
 * @throws RangeError if a part has characters other than digits, or is too long
 *
 * @example
 * dpsId({ municipality: '3550308', taxId: '11222333000181', series: '1', number: '7' });
 * // 'DPS355030821122233300018100001000000000000007'
 */
export function dpsId({ municipality, taxId, series, number }: DpsIdParts): string {
  const { kind, padded } = taxIdParts(taxId);
  return `DPS${joinFields(FIELDS, { municipality, kind, taxId: padded, series, number })}`;
}

/** The parts of the id of a DPS without their padding, or undefined if the text is not such an id. */
export function parseDpsId(id: string): DpsIdParts | undefined {
  if (!DPS_ID.test(id)) return undefined;
  const parts = splitFields(FIELDS, id.slice(3));
  return {
    municipality: parts.municipality,
    taxId: taxIdOf(parts.kind, parts.taxId),
    series: withoutZeros(parts.series),
    number: withoutZeros(parts.number),
  };
}

function withoutZeros(digits: string): string {
  return digits.replace(/^0+(?=\d)/, '');
}
