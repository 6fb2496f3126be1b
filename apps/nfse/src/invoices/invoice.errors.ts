import { Failure, failure } from '#libs/kernel';
import { type Refusal } from '#libs/nfse';

/** Rules of the national standard refuse a document. The code is that of the first rule. */
export class InvoiceRefused extends Failure {
  readonly kind = 'unprocessable';
  readonly code: string;
  readonly title: string;

  /** @param refusals at least one, in the order of the rules */
  constructor(readonly refusals: readonly Refusal[]) {
    const [first] = refusals;
    const others = refusals.length - 1;
    const more = others > 0 ? ` And ${String(others)} more; see errors.` : '';
    super(
      `${first?.detail ?? ''}${more}`,
      refusals.map(({ code, element, detail }) => ({
        pointer: element,
        detail: `${code}: ${detail}`,
      })),
    );
    this.code = first?.code ?? 'E1235';
    this.title = first?.description ?? 'The document is not valid';
  }
}

/** A rule requested a failure of the national service. */
export class ServiceUnavailable extends Failure {
  readonly kind = 'unavailable';
  readonly code: string;
  readonly title: string;
  override readonly retryAfterSeconds = 60;

  constructor({ code, description, detail }: Refusal) {
    super(`${detail} Nothing was stored; the request can be sent again.`);
    this.code = code;
    this.title = description;
  }
}

export class ReferenceConflict extends failure.conflict(
  'REFERENCE_CONFLICT',
  'The reference belongs to another invoice',
  (reference: string | null, id: string) =>
    `Invoice ${id} of this provider has the reference ${reference ?? ''} and other content. ` +
    'For a new invoice, send another reference. To get that invoice, send the same content again.',
) {}

export class InvoiceNotFound extends failure.notFound(
  'INVOICE_NOT_FOUND',
  'The invoice does not exist',
  (id: string, sandbox: string, provider?: string) => {
    const of = provider === undefined ? '' : ` of provider ${provider}`;
    return `Sandbox ${sandbox} has no invoice ${id}${of}. Use the id, the number or the access key of the invoice.`;
  },
) {}

export class InvoiceNumberAmbiguous extends failure.conflict(
  'INVOICE_NUMBER_AMBIGUOUS',
  'Several invoices have this number',
  /** @param providers two or more providers that have the number */
  (number: number, providers: readonly string[]) => {
    const text = String(number);
    return (
      `Several providers have an invoice ${text}: ${providers.join(', ')}. Add ?provider= with one of them, or use the id ` +
      `or the access key; GET /nfse?number=${text} lists all.`
    );
  },
) {}

export class InvoiceNotAuthorized extends failure.conflict(
  'INVOICE_NOT_AUTHORIZED',
  'The invoice is not authorized',
  (id: string, status: string) =>
    `Invoice ${id} is ${status}. Only an invoice that was authorized has documents and events.`,
) {}
