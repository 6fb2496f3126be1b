import { createHash } from 'node:crypto';
import { brasiliaDate, brasiliaDateTime } from '#libs/brazil';
import {
  accessKey,
  computeNfse,
  type ComputedNfse,
  type Contributor,
  type Declaration,
  dpsId,
  editionOf,
  nfseId,
  serviceText,
  verificationCode,
  type Explanation,
  type InfDps,
  type Parameters,
  type Percentage,
  type RoundingMode,
} from '#libs/nfse';
import { type Invoice, type Issuer, type NfseContent } from './invoice';

/** The name of the software, in the element verAplic. */
export const APPLICATION = 'Simulador-1.0';
/** 2 is the environment for tests. */
export const ENVIRONMENT = '2';
/** Sefin Nacional has generated the document (ambGer). */
export const SEFIN = '2';
/** The status code of an invoice: issued, issued by an MEI. */
const ISSUED = { ordinary: '100', mei: '107' } as const;

/** The values of an invoice, and the inputs of the computation. */
export interface Computation {
  readonly parameters: Parameters;
  readonly requestRate: Percentage | null;
  readonly declaration: Declaration | null;
  /** The provider in the registers; null if it is not registered. */
  readonly contributor: Contributor | null;
  readonly computed: ComputedNfse;
}

/** The data of an accepted invoice. */
export interface Acceptance extends Computation {
  /** The id of the invoice: it decides the random digits of the access key. */
  readonly id: string;
  readonly number: number;
  readonly issuedAtMs: number;
  readonly issuer: Issuer;
}

/** CNPJ or CPF of the provider. */
export function providerOf({ prest }: InfDps): string {
  return prest.CNPJ ?? prest.CPF ?? '';
}

/** The DPS with its number, and with the id that contains the number. */
export function withNumber(dps: InfDps, number: number): InfDps {
  const nDPS = String(number);
  const parts = { municipality: dps.cLocEmi, taxId: providerOf(dps), series: dps.serie };
  return { ...dps, Id: dpsId({ ...parts, number: nDPS }), nDPS };
}

/** The change of an invoice that is accepted: numbers, keys and computed values. */
export function acceptedAs(
  dps: InfDps,
  { id, number, issuedAtMs, issuer, ...computation }: Acceptance,
): Pick<
  Invoice,
  | 'dps'
  | 'dpsId'
  | 'number'
  | 'accessKey'
  | 'verificationCode'
  | 'issuedAtMs'
  | 'nfse'
  | 'explanation'
> {
  const key = accessKey({
    municipality: dps.cLocEmi,
    generator: SEFIN,
    taxId: providerOf(dps),
    number: String(number),
    issuedAt: brasiliaDate(issuedAtMs).slice(2, 7).replace('-', ''),
    random9: keyDigitsOf(id),
  });
  const { nfse, explanation } = contentOf(dps, { key, number, issuedAtMs, issuer, computation });
  return {
    dps,
    dpsId: dps.Id,
    number,
    accessKey: key,
    verificationCode: verificationCode(key),
    issuedAtMs,
    nfse,
    explanation,
  };
}

interface ContentFacts {
  readonly key: string;
  readonly number: number;
  readonly issuedAtMs: number;
  readonly issuer: Issuer;
  readonly computation: Computation;
}

function contentOf(
  dps: InfDps,
  { key, number, issuedAtMs, issuer, computation }: ContentFacts,
): { readonly nfse: NfseContent; readonly explanation: readonly Explanation[] } {
  const { parameters, computed } = computation;
  const nameOf = (code: string): string =>
    parameters.municipality(code)?.name ?? `Município ${code}`;
  const { cTribNac, cTribMun, cNBS } = dps.serv.cServ;
  const { cLocPrestacao, cPaisPrestacao } = dps.serv.locPrest;
  const { cLocIncid, valores, IBSCBS, explanation } = computed;
  const { CNPJ, CPF, IM } = dps.prest;
  const nfse: NfseContent = {
    Id: nfseId(key),
    xLocEmi: nameOf(dps.cLocEmi),
    xLocPrestacao:
      cLocPrestacao === undefined ? `País ${cPaisPrestacao ?? ''}` : nameOf(cLocPrestacao),
    nNFSe: String(number),
    ...(cLocIncid === undefined ? {} : { cLocIncid, xLocIncid: nameOf(cLocIncid) }),
    xTribNac:
      parameters.serviceCode(cTribNac)?.name ?? serviceText(cTribNac) ?? `Serviço ${cTribNac}`,
    ...(cTribMun === undefined ? {} : { xTribMun: `Serviço municipal ${cTribMun}` }),
    ...(cNBS === undefined ? {} : { xNBS: `NBS ${cNBS}` }),
    verAplic: APPLICATION,
    // Our computation stands for the official calculator.
    ...(IBSCBS !== undefined && editionOf(dps) === '009' && { verCalcIBSCBS: APPLICATION }),
    ambGer: SEFIN,
    tpEmis: '1',
    procEmi: '1',
    cStat: dps.prest.regTrib.opSimpNac === '2' ? ISSUED.mei : ISSUED.ordinary,
    dhProc: brasiliaDateTime(issuedAtMs),
    emit: {
      ...(CNPJ === undefined ? {} : { CNPJ }),
      ...(CPF === undefined ? {} : { CPF }),
      ...(IM === undefined ? {} : { IM }),
      ...issuer,
    },
    valores,
    ...(IBSCBS === undefined ? {} : { IBSCBS }),
  };
  return { nfse, explanation };
}

/** Computes the invoice of a DPS. The number of the DPS does not matter. */
export function computationOf(
  dps: InfDps,
  {
    parameters,
    requestRate,
    declaration,
    contributor,
    mode,
  }: Omit<Computation, 'computed'> & { readonly mode: RoundingMode },
): Computation {
  const declared = acceptsSentAmounts(dps, parameters) ? declaration?.amounts : undefined;
  const computed = computeNfse(dps, parameters, {
    mode,
    ...(requestRate === null ? {} : { requestRate }),
    ...(declared === undefined ? {} : { declared }),
  });
  return { parameters, requestRate, declaration, contributor, computed };
}

/** Whether the municipality accepts amounts as they were sent. */
export function acceptsSentAmounts({ cLocEmi }: InfDps, parameters: Parameters): boolean {
  return parameters.municipality(cLocEmi)?.acceptsSentAmounts === true;
}

/** The random digits of the access key of an invoice: the same id always gives the same digits. */
export function keyDigitsOf(id: string): string {
  const hash = createHash('sha256').update(id).digest();
  return String(hash.readUIntBE(0, 6)).padStart(15, '0').slice(-9);
}
