import {
  readInstallments,
  writeInstallments,
  type Installments,
} from '../account/installments/installments';
import { subelementsOf, writeSubelement } from './subelements';

/** The subelement with the CVV. */
const CVV = '92';

/** The subelements of DE48 that the host uses. */
interface PrivateData {
  /** Subelement 92. */
  readonly cvv: string | undefined;
  /** Subelement 61, first position 1. */
  readonly takesPart: boolean;
  /** Subelement 00, which is not one of Mastercard: the plan of this simulator. */
  readonly installments: Installments | undefined;
}

/**
 * Reads DE48 in the layout of Mastercard: an optional category letter, then subelements with a two-digit id, a
 * two-digit length and the value. DE48 is private data, so other layouts are ignored.
 */
export function readPrivateData(value = ''): PrivateData {
  const subelements = new Map(subelementsOf(value).map(({ id, content }) => [id, content]));
  const cvv = subelements.get(CVV);
  return {
    cvv: cvv !== undefined && /^[0-9]{3,4}$/.test(cvv) ? cvv : undefined,
    takesPart: subelements.get('61')?.startsWith('1') ?? false,
    installments: readInstallments(subelements.get('00')),
  };
}

/** Returns the DE48 without its CVV. Another layout is returned as it is. */
export function withoutCvv(value: string): string {
  return subelementsOf(value)
    .filter(({ id }) => id === CVV)
    .reduceRight((left, { from, to }) => left.slice(0, from) + left.slice(to), value);
}

/** Returns the DE48 with these subelements; undefined if there are none. */
export function writePrivateData({
  cvv,
  takesPart,
  installments,
}: PrivateData): string | undefined {
  const parts = [
    ...(installments === undefined ? [] : [writeSubelement('00', writeInstallments(installments))]),
    ...(takesPart ? [writeSubelement('61', '10000')] : []),
    ...(cvv === undefined ? [] : [writeSubelement(CVV, cvv)]),
  ];
  return parts.length === 0 ? undefined : parts.join('');
}
