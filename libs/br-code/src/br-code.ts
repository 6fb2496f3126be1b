import { type Cents } from '#libs/kernel';

/** A static code: the payee and his key are in the code itself. */
export interface StaticPix {
  readonly kind: 'static';
  /** The Pix key of the payee. */
  readonly key: string;
  /** A text for the payer; key, description and the rest of the field share 99 characters. */
  readonly description: string | null;
  /** The institution that arranges a withdrawal (Pix Saque); 8 characters. */
  readonly withdrawalIspb: string | null;
}

/** A dynamic code: the payee's institution serves the charge, signed, at a location. */
export interface DynamicPix {
  readonly kind: 'dynamic';
  /** Host, path and token without the scheme, as in `pix.example.com/cob/8b3da2f3`; at most 77 characters. */
  readonly location: string;
}

/** What a BR Code of Pix says (Manual de Padrões para Iniciação do Pix 2.10; EMV Merchant-Presented Mode). */
export interface BrCode {
  /** Whether the code can be paid once only: field 01 is 12. */
  readonly isSingleUse: boolean;
  /** Null if the code has only the recurrence. */
  readonly pix: StaticPix | DynamicPix | null;
  /** The location of the recurrence (Pix Automático); null for other codes. */
  readonly recurrence: string | null;
  /** Four digits; 0000 if it is not said. */
  readonly merchantCategory: string;
  /** In a dynamic code, the amount of the charge counts, not this one. */
  readonly amount: Cents | null;
  /** 1 to 25 characters. */
  readonly merchantName: string;
  /** 1 to 15 characters. */
  readonly merchantCity: string;
  readonly postalCode: string | null;
  /** 1 to 25 letters and digits. Null: `***`, or the code is dynamic, and the charge has the txid. */
  readonly txid: string | null;
}
