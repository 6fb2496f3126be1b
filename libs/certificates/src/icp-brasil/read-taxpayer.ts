import { type X509Certificate } from 'node:crypto';
import * as der from '../der';
import { readDer, type DerValue } from '../read-der';
import { ICP_BRASIL } from './oids';

const SUBJECT_ALT_NAME = '2.5.29.17';
const OTHER_NAME = 0xa0;
const EXTENSIONS = 0xa3;
const VERSION = 0xa0;
const OCTETS = 0x04;
const VERSION_3 = 2;
const CPF = /^\d{8}(\d{11})/;
const CNPJ = /^[0-9A-Z]{12}\d{2}$/;

/** What a certificate of ICP-Brasil says about its holder. */
export interface CertifiedTaxpayer {
  /** The version of the certificate, from 1. */
  readonly version: number;
  /** CNPJ or CPF; undefined without one of the two names. */
  readonly taxId: string | undefined;
}

/** Reads the tax id of a certificate: the otherName 2.16.76.1.3.3 (CNPJ), or else 2.16.76.1.3.1 (data with a CPF). */
export function readTaxpayer({ raw }: Pick<X509Certificate, 'raw'>): CertifiedTaxpayer {
  try {
    const tbs = partsOf(partsOf(firstOf(raw))[0]);
    const names = otherNames(tbs);
    const cnpj = names.get(oidBytes(ICP_BRASIL.cnpj));
    const cpf = CPF.exec(names.get(oidBytes(ICP_BRASIL.personData)) ?? '')?.[1];
    const taxId = cnpj !== undefined && CNPJ.test(cnpj) ? cnpj : cpf;
    return { version: versionOf(tbs), taxId };
  } catch (error) {
    if (error instanceof RangeError) return { version: 0, taxId: undefined };
    throw error;
  }
}

function versionOf(tbs: readonly DerValue[]): number {
  const [first] = tbs;
  if (first?.tag !== VERSION) return 1;
  return (firstOf(first.content).content[0] === VERSION_3 ? VERSION_3 : 1) + 1;
}

/** The other names of the holder, by the DER of their OIDs. */
function otherNames(tbs: readonly DerValue[]): ReadonlyMap<string, string> {
  const extensions = tbs.find(({ tag }) => tag === EXTENSIONS);
  const list = extensions === undefined ? [] : partsOf(firstOf(extensions.content));
  const found = list.map(partsOf).find(([id]) => keyOf(id) === oidBytes(SUBJECT_ALT_NAME));
  const value = found?.find(({ tag }) => tag === OCTETS);
  const names = value === undefined ? [] : partsOf(firstOf(value.content));
  return new Map(
    names
      .filter(({ tag }) => tag === OTHER_NAME)
      .map(partsOf)
      .map(([id, text]) => [keyOf(id), textOf(text)]),
  );
}

/** The text in [0] EXPLICIT, of any type of text. */
function textOf(value: DerValue | undefined): string {
  return value === undefined ? '' : firstOf(value.content).content.toString('latin1').trim();
}

function partsOf(value: DerValue | undefined): readonly DerValue[] {
  return value === undefined ? [] : readDer(value.content);
}

function firstOf(bytes: Buffer): DerValue {
  const [first] = readDer(bytes);
  if (first === undefined) throw new RangeError('A value is missing.');
  return first;
}

function keyOf(id: DerValue | undefined): string {
  return id?.content.toString('hex') ?? '';
}

function oidBytes(oid: string): string {
  return firstOf(der.oid(oid)).content.toString('hex');
}
