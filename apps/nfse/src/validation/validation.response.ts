import { type DocumentLayout } from '#libs/nfse';
import { type CertificateRole } from '../certificates/certificates';

/** The layouts of documents that can be validated. */
export const DOCUMENT_LAYOUTS: readonly DocumentLayout[] = [
  'national-dps',
  'national-nfse',
  'national-event',
  'abrasf',
];

/** One error of a document. */
export class FindingResponse {
  /**
   * The code of the authority: E1235 for the structure, E0714 for a signature, or the code of the rule that is
   * violated.
   * @example E1508
   */
  code!: string;

  /**
   * The path of the element from the root. Empty for the whole document.
   * @example NFSe/infNFSe/valores/vLiq
   */
  element!: string;

  /**
   * The line of the element, from 1. If the element is missing, the line of the nearest element around it. null if
   * unknown.
   * @example 24
   */
  line!: number | null;

  /**
   * The error, and the correct value or form.
   * @example "Is 1000.00; it must be 950.00: vServ - vDescIncond - vDescCond - vTotalRet, with vServ 1000.00, vDescIncond 0.00, vDescCond 0.00 and vTotalRet 50.00."
   */
  detail!: string;
}

/** A signature of a document, with the holder of its certificate. Errors of the signature are in `findings`. */
export class SignatureResponse {
  /**
   * The path of the signature.
   * @example NFSe/Signature
   */
  element!: string;

  /**
   * The holder of the certificate.
   * @example "CN=SIMULADOR SEM VALOR LEGAL:11222333000181, O=Autoridade Simulada da NFS-e, C=BR"
   */
  subject!: string;

  /**
   * Hexadecimal digits.
   * @example 0a1b
   */
  serialNumber!: string;

  /**
   * The SHA-256 fingerprint of the certificate.
   * @example "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"
   */
  fingerprint!: string;

  /**
   * The certificate of this service: `authority` or `taxpayer`. null: it is a certificate of another system.
   * @example authority
   */
  ownCertificate!: CertificateRole | null;
}

/** The result of a validation. */
export class ValidationResponse {
  /**
   * True if there are no findings.
   * @example false
   */
  valid!: boolean;

  /**
   * The layout of the document, by its root element. null if no layout has this root.
   * @example national-nfse
   */
  layout!: DocumentLayout | null;

  /** The signatures at the places that the layout defines, the innermost first. */
  signatures!: SignatureResponse[];

  /** At most 100: the structure first, then the signatures, then the rules and values. */
  findings!: FindingResponse[];

  /**
   * Number of further findings. null if unknown, because the check stopped after 100.
   * @example 0
   */
  omittedFindings!: number | null;

  /**
   * Whether rules and values were checked. They are checked for a DPS and an NFS-e with a valid structure.
   * @example true
   */
  arithmeticChecked!: boolean;
}
