import { type SentCancellation } from '#libs/nfse';
import { type Invoice } from '../../invoices/invoice';
import { plainNumber, taxIdOf } from '../issue/rps-checks';
import { type Notes } from '../notes/notes';
import { type Place } from '../place';
import { refuse } from '../refused';

/** CodigoCancelamento, and the reason of the national event that is registered for it. */
const REASONS: Readonly<Record<string, string>> = { '1': '1', '2': '2', '4': '9' };
/** 3 a wrong signature, 5 an error of processing: only the municipality cancels for these. */
const OF_MUNICIPALITY: ReadonlySet<string> = new Set(['3', '5']);
const DEFAULT_CODE = '1';

/** CodigoCancelamento of an order, and the national reason for it. */
export interface OrderCode {
  readonly code: string;
  readonly reason: string;
}

/**
 * The code of an order. Versions 2.02 and 2.03 may leave it out: then it is 1, issued in error.
 * @throws AbrasfRefused
 */
export function orderCode({ request }: SentCancellation): OrderCode {
  const code = request.CodigoCancelamento ?? DEFAULT_CODE;
  if (OF_MUNICIPALITY.has(code))
    refuse('E213', `Only the municipality cancels with the code ${code}.`);
  const reason = REASONS[code];
  return reason === undefined
    ? refuse('E205', `The code is ${code}; it must be 1, 2 or 4.`)
    : { code, reason };
}

/** The note that an order names; undefined if the provider has none with its number in the municipality. */
export async function orderedNote(
  { request }: SentCancellation,
  notes: Notes,
  { municipality }: Place,
): Promise<Invoice | undefined> {
  const { IdentificacaoNfse } = request;
  if (IdentificacaoNfse.CodigoMunicipio !== municipality) return undefined;
  const number = Number(plainNumber(IdentificacaoNfse.Numero));
  return notes.byNumber({ municipality, provider: taxIdOf(IdentificacaoNfse), number });
}
