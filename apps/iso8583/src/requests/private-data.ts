import { type IsoMessage } from '#libs/iso8583';
import {
  readInstallments,
  writeInstallments,
  type Installments,
} from '../account/installments/installments';
import { type ValuePlaces } from './placed-values';
import { subelementsOf } from './subelements';
import { type ValueTexts } from './value-texts';

/** The subelement with the CVV. */
const CVV = '92';
/** The elements with the MAC, which is about all other elements. */
const MACS = ['64', '128'];

/** The values of private data that every payment can have. */
interface PrivateData {
  readonly cvv: string | undefined;
  /** The terminal supports partial approval. */
  readonly takesPart: boolean;
  readonly installments: Installments | undefined;
}

/** Reads values of private data. Another form of a value is ignored. */
export function readPrivateData({ cvv, partialApproval, installments }: ValueTexts): PrivateData {
  return {
    cvv: cvv !== undefined && /^[0-9]{3,4}$/.test(cvv) ? cvv : undefined,
    takesPart: partialApproval?.startsWith('1') ?? false,
    installments: readInstallments(installments),
  };
}

/** The values as text. */
export function privateTexts({ cvv, takesPart, installments }: PrivateData): ValueTexts {
  return {
    cvv,
    partialApproval: takesPart ? '10000' : undefined,
    installments: installments === undefined ? undefined : writeInstallments(installments),
  };
}

/**
 * Returns the message without its CVV, in DE48 and at the place of its profile, and then without a MAC, which would be
 * wrong. A message without a CVV, or with another layout, is returned as it is.
 */
export function withoutCvv(message: IsoMessage, profile?: ValuePlaces): IsoMessage {
  const { '48': value } = message.fields;
  const kept = value === undefined ? undefined : withoutCvvOf(value);
  const plain = kept === value ? message : withValue(message, '48', kept, isOutside48);
  const path = profile?.places?.cvv;
  if (path === undefined || plain.parts?.[path] === undefined) return plain;
  const [element = ''] = path.split('.', 1);
  return withValue(plain, element, undefined, (key) => {
    return key.startsWith(`${element}.`) && key !== path && !key.startsWith(`${path}#`);
  });
}

function isOutside48(path: string): boolean {
  return !path.startsWith('48.');
}

/** The message with another value of an element, without a MAC, and with those subelements that stay. */
function withValue(
  { mti, header, fields, parts = {} }: IsoMessage,
  element: string,
  value: string | undefined,
  stays: (path: string) => boolean,
): IsoMessage {
  const others = without(fields, [element, ...MACS]);
  const staying = Object.entries(parts).filter(([path]) => stays(path));
  return {
    mti,
    fields: value === undefined || value === '' ? others : { ...others, [element]: value },
    ...(staying.length > 0 && { parts: Object.fromEntries(staying) }),
    ...(header !== undefined && { header }),
  };
}

/** Returns the DE48 without its CVV. Another layout is returned as it is. */
export function withoutCvvOf(value: string): string {
  return subelementsOf(value)
    .filter(({ id }) => id === CVV)
    .reduceRight((left, { from, to }) => left.slice(0, from) + left.slice(to), value);
}

function without(fields: IsoMessage['fields'], elements: readonly string[]): IsoMessage['fields'] {
  return Object.fromEntries(Object.entries(fields).filter(([key]) => !elements.includes(key)));
}
