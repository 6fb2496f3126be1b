import { hasTaxIdCheckDigits } from '#libs/brazil';
import { isSameTaxpayer } from '#libs/nfse';
import { AdnParameterInvalid, CnpjConsultaRefused } from '../errors/adn.errors';

/** The documents of one answer of the national environment. */
export const LOT_SIZE = 50;

const WHOLE = /^-?\d{1,19}$/;
/** The largest number of the type int64, which an NSU has. */
const MAX_NSU = 2n ** 63n - 1n;
const MAX_SHOWN = 40;

/** The numbers of the documents that a request asks for. */
export interface NsuRange {
  readonly from: number;
  readonly to: number;
  /** Whether it is exactly one document. */
  readonly isSingle: boolean;
}

/**
 * The range that an NSU means: the lot after it, or exactly the document with it.
 *
 * @param nsu the last known number; below the first one, the lot starts with the first one
 * @param lote `false` for one document, in any case of letters; default `true`
 * @throws AdnParameterInvalid
 */
export function nsuRangeOf(nsu: string, lote: string | undefined): NsuRange {
  if (!WHOLE.test(nsu) || BigInt(nsu) > MAX_NSU) {
    const detail = `The NSU is a whole number of at most ${String(MAX_NSU)}, not ${shown(nsu)}. 0 starts with the first document.`;
    throw new AdnParameterInvalid('NSU_INVALID', detail);
  }
  const number = Math.max(-1, Math.min(Number(nsu), Number.MAX_SAFE_INTEGER - 1));
  switch (lote?.toLowerCase() ?? 'true') {
    case 'true':
      return { from: number + 1, to: Number.MAX_SAFE_INTEGER, isSingle: false };
    case 'false':
      return { from: number, to: number, isSingle: true };
    default:
      throw new AdnParameterInvalid(
        'LOTE_INVALID',
        `lote is true or false, not ${shown(lote ?? '')}. true: up to ${String(LOT_SIZE)} documents after the NSU. false: the document with the NSU.`,
      );
  }
}

/**
 * The taxpayer whose documents a request asks for. A certificate of a CNPJ reads the documents of all CNPJs with the same
 * root (national environment, manual 04).
 *
 * @param cnpjConsulta CNPJ; without a certificate also a CPF
 * @param certified CNPJ or CPF of the client certificate; undefined without one
 * @throws AdnParameterInvalid or CnpjConsultaRefused
 */
export function consultedTaxId(
  cnpjConsulta: string | undefined,
  certified: string | undefined,
): string {
  const consulted = cnpjConsulta ?? certified;
  if (consulted === undefined || consulted === '') {
    const detail =
      'Send cnpjConsulta with a CNPJ or a CPF without punctuation, or a client certificate.';
    throw new AdnParameterInvalid('CNPJ_CONSULTA_REQUIRED', detail);
  }
  if (!hasTaxIdCheckDigits(consulted)) {
    const detail = `cnpjConsulta is a CNPJ or a CPF with correct check digits and without punctuation, not ${shown(consulted)}.`;
    throw new AdnParameterInvalid('CNPJ_CONSULTA_INVALID', detail);
  }
  if (certified !== undefined && !isSameTaxpayer(consulted, certified)) {
    throw new CnpjConsultaRefused(consulted, certified);
  }
  return consulted;
}

/** A value of a parameter in an error, cut. */
export function shown(text: string): string {
  return `"${text.slice(0, MAX_SHOWN)}"`;
}
