import { type Cents, type Transition } from '#libs/kernel';
import {
  type Declaration,
  type Explanation,
  type InfDps,
  type InfNfse,
  type Percentage,
  type Refusal,
} from '#libs/nfse';

export const INVOICE_STATUSES = [
  'processing',
  'authorized',
  'rejected',
  'cancelling',
  'cancelled',
  'substituted',
] as const;
export type InvoiceStatus = (typeof INVOICE_STATUSES)[number];

/** The layouts in which an invoice is served as XML. */
export const XML_LAYOUTS = ['national', 'abrasf'] as const;
export type XmlLayout = (typeof XML_LAYOUTS)[number];

export const INITIAL_STATUS: InvoiceStatus = 'processing';

/** The status changes of an invoice. The service checks the table when it starts. */
export const INVOICE_TRANSITIONS = {
  authorize: { from: ['processing'], to: 'authorized' },
  reject: { from: ['processing'], to: 'rejected' },
  /** The same reference is issued again, with other content. */
  reissue: { from: ['rejected'], to: 'processing' },
  requestCancellation: { from: ['authorized'], to: 'cancelling' },
  refuseCancellation: { from: ['cancelling'], to: 'authorized' },
  cancel: { from: ['authorized', 'cancelling'], to: 'cancelled' },
  /** Another invoice has replaced it. */
  substitute: { from: ['authorized'], to: 'substituted' },
} as const satisfies Readonly<Record<string, Transition<InvoiceStatus>>>;

/** The data that the authority adds to a DPS. With the DPS and the number in the national system it is an `InfNfse`. */
export type NfseContent = Omit<InfNfse, 'DPS' | 'nDFSe'>;

/** Name and address of a provider, which a DPS of its own must not have (rules E0121 and E0128). */
export type Issuer = Pick<InfNfse['emit'], 'xNome' | 'xFant' | 'enderNac' | 'fone' | 'email'>;

/** A cancellation that was requested. */
export interface Cancellation {
  /** 1 issued in error, 2 service not provided, 9 other. */
  readonly code: string;
  readonly reason: string;
  /** CodigoCancelamento, if it was requested from the municipal service: that one has other codes. */
  readonly municipalCode?: string;
}

/**
 * A service invoice. Members that the authority assigns are null until the invoice is accepted. After that, they never
 * change.
 */
export interface Invoice {
  /** In the order of creation. */
  readonly sequence: number;
  readonly id: string;
  /** The sender's own id of the invoice, unique for the provider. */
  readonly reference: string | null;
  /** The hash of the request. */
  readonly content: string;
  /** CNPJ or CPF. */
  readonly provider: string;
  readonly municipality: string;
  readonly customer: string | null;
  readonly series: string;
  readonly amount: Cents;
  readonly status: InvoiceStatus;
  readonly statusUpdatedAtMs: number;
  readonly createdAtMs: number;
  /** When the next step of its processing is due; null if there is none. */
  readonly nextAtMs: number | null;
  /** The number in it is provisional until the invoice is accepted. */
  readonly dps: InfDps;
  /** The rate of the request, if the DPS must not have one. */
  readonly requestRate: Percentage | null;
  /** The RPS and the amounts of the request, for which the DPS has no elements. */
  readonly declaration: Declaration | null;
  readonly issuer: Issuer;
  /** The default layout of its XML. */
  readonly layout: XmlLayout;
  /** True if the sender has numbered the DPS. */
  readonly hasOwnDps: boolean;
  readonly dpsId: string | null;
  /** A sequential number for the provider, without gaps. */
  readonly number: number | null;
  /** 50 digits. */
  readonly accessKey: string | null;
  readonly verificationCode: string | null;
  readonly issuedAtMs: number | null;
  readonly nfse: NfseContent | null;
  readonly explanation: readonly Explanation[];
  readonly rejections: readonly Refusal[];
  readonly cancellation: Cancellation | null;
  /** The reason why the last request to cancel was refused. */
  readonly cancellationRefusal: Refusal | null;
  /** The access key of the invoice that replaces this one. */
  readonly replacedBy: string | null;
  /** The outcome that a rule requested for its processing. */
  readonly requestedOutcome: string | null;
}

/** An invoice before it is stored. */
export type NewInvoice = Omit<Invoice, 'sequence'>;

/** The content of the NFS-e; undefined until the invoice is accepted. */
export function infNfseOf({ nfse, dps, sequence }: Invoice): InfNfse | undefined {
  if (nfse === null) return undefined;
  return { ...nfse, nDFSe: String(sequence), DPS: { infDPS: dps } };
}

/** Like `infNfseOf`, but undefined until the invoice is signed too. */
export function authorizedContentOf(invoice: Invoice): InfNfse | undefined {
  return invoice.status === 'processing' ? undefined : infNfseOf(invoice);
}

/** Whether the transition is allowed. */
export function mayFollow(from: InvoiceStatus, to: InvoiceStatus): boolean {
  return Object.values(INVOICE_TRANSITIONS).some(
    (each) => each.to === to && (each.from as readonly InvoiceStatus[]).includes(from),
  );
}
