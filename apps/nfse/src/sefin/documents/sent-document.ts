import { accepted, refused, type Result } from '#libs/kernel';
import {
  PREFIX_CODE,
  readDps,
  readEventRequest,
  refusal,
  signerTaxIdOf,
  verifySignature,
  type Finding,
  type InfDps,
  type InfEventRequest,
  type Refusal,
  type RejectionCode,
} from '#libs/nfse';
import { readXml } from '#libs/xml';
import { readCompressedXml } from './compressed-xml';

/**
 * How signatures are handled. `check` verifies a signature, `require` also refuses a document without one, `off` does
 * neither.
 */
export type SignaturePolicy = 'check' | 'require' | 'off';

/** A document that was sent, and its content. */
export interface SentDocument<T> {
  readonly content: T;
  readonly xml: string;
  /** CNPJ or CPF of the certificate of the signature; undefined if it has none, or if signatures are ignored. */
  readonly signer: string | undefined;
}

/** A kind of document that the national API accepts. */
interface DocumentKind<T> {
  /** The member of the request. */
  readonly member: string;
  readonly read: (bytes: Uint8Array) => Result<T, readonly Finding[]>;
  readonly unsigned: RejectionCode;
  readonly wrongSignature: RejectionCode;
}

/** @param from the first day of technical note 009 */
export function sentDps(from: string): DocumentKind<InfDps> {
  return {
    member: 'dpsXmlGZipB64',
    read: (bytes) => readDps(bytes, from),
    unsigned: 'E0717',
    wrongSignature: 'E0714',
  };
}

export const SENT_EVENT_REQUEST: DocumentKind<InfEventRequest> = {
  member: 'pedidoRegistroEventoXmlGZipB64',
  read: readEventRequest,
  unsigned: 'E1989',
  wrongSignature: 'E1980',
};

/**
 * Reads a compressed document: its form, its structure and its signature. If one step refuses the document, all
 * refusals of that step are returned.
 */
export async function readSentDocument<T>(
  text: string,
  kind: DocumentKind<T>,
  signatures: SignaturePolicy,
): Promise<Result<SentDocument<T>, readonly Refusal[]>> {
  const bytes = await readCompressedXml(text, kind.member);
  if (!bytes.ok) return refused([bytes.refusal]);
  const read = kind.read(bytes.value);
  if (!read.ok) return refused(read.refusal.map(structureRefusal));
  const wrong = signatureRefusals(bytes.value, kind, signatures);
  if (wrong.length > 0) return refused(wrong);
  const signer = signatures === 'off' ? undefined : signerTaxIdOf(bytes.value);
  return accepted({ content: read.value, xml: bytes.value.toString('utf8'), signer });
}

/** A finding without an element means that the document is not well-formed. */
function structureRefusal({ code, element, line, detail }: Finding): Refusal {
  const place = line === undefined ? '' : ` (line ${String(line)})`;
  const of = code === PREFIX_CODE ? 'E1228' : element === '' ? 'E1226' : 'E1235';
  return refusal(of, `${detail}${place}`, element);
}

function signatureRefusals<T>(
  bytes: Uint8Array,
  { unsigned, wrongSignature }: DocumentKind<T>,
  signatures: SignaturePolicy,
): readonly Refusal[] {
  if (signatures === 'off') return [];
  if (!readXml(bytes).children.some(({ name }) => name === 'Signature')) {
    if (signatures === 'check') return [];
    return [refusal(unsigned, 'The document has no element Signature.')];
  }
  return verifySignature(bytes).map(({ element, detail }) =>
    refusal(wrongSignature, detail, element),
  );
}
