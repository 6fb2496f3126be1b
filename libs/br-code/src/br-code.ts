import { type Cents } from '#libs/kernel';

/** A static code: it contains the Pix key of the payee. */
export interface StaticPix {
  readonly kind: 'static';
  /** The Pix key of the payee. */
  readonly key: string;
  /** A text for the payer. The whole field, with the key and the description, has at most 99 characters. */
  readonly description: string | null;
  /** ISPB of the institution that offers a withdrawal (Pix Saque); 8 characters. */
  readonly withdrawalIspb: string | null;
}

/** A dynamic code: it contains the location of the charge. The payee's institution serves the signed charge there. */
export interface DynamicPix {
  readonly kind: 'dynamic';
  /** Host, path and token without the scheme, as in `pix.example.com/cob/8b3da2f3`; at most 77 characters. */
  readonly location: string;
}

/** The content of a BR Code of Pix (Manual de Padrões para Iniciação do Pix 2.10; EMV Merchant-Presented Mode). */
export interface BrCode {
  /** Whether the code can be paid only once: field 01 is 12. */
  readonly isSingleUse: boolean;
  /** Null if the code has only a recurrence. */
  readonly pix: StaticPix | DynamicPix | null;
  /** The location of the recurrence (Pix Automático); null for other codes. */
  readonly recurrence: string | null;
  /** Four digits. 0000 means that there is none. */
  readonly merchantCategory: string;
  /** Not valid in a dynamic code, where the charge has the amount. */
  readonly amount: Cents | null;
  /** 1 to 25 characters. */
  readonly merchantName: string;
  /** 1 to 15 characters. */
  readonly merchantCity: string;
  readonly postalCode: string | null;
  /** 1 to 25 letters and digits. Null if the field is `***`, or if the code is dynamic, because its charge has the txid. */
  readonly txid: string | null;
}
