import { Failure } from '#libs/kernel';
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

/** A rule ordered that the national service does not answer. */
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

/** Another request with the reference was different. */
export class ReferenceConflict extends Failure {
  readonly kind = 'conflict';
  readonly code = 'REFERENCE_CONFLICT';
  readonly title = 'The reference belongs to another invoice';

  constructor(reference: string | null, id: string) {
    super(
      `Invoice ${id} of this provider has the reference ${reference ?? ''} and other content. ` +
        'The same content again would get that invoice.',
    );
  }
}

/** The sandbox has no such invoice. */
export class InvoiceNotFound extends Failure {
  readonly kind = 'not-found';
  readonly code = 'INVOICE_NOT_FOUND';
  readonly title = 'The invoice does not exist';

  constructor(id: string, sandbox: string, provider?: string) {
    const of = provider === undefined ? '' : ` of provider ${provider}`;
    super(
      `Sandbox ${sandbox} has no invoice ${id}${of}. It is found by its id, its number or its access key.`,
    );
  }
}

/** Several invoices have the number, each of another provider. */
export class InvoiceNumberAmbiguous extends Failure {
  readonly kind = 'conflict';
  readonly code = 'INVOICE_NUMBER_AMBIGUOUS';
  readonly title = 'Several invoices have this number';

  /** @param providers two or more of those that have it */
  constructor(number: number, providers: readonly string[]) {
    const text = String(number);
    super(
      `Several providers have an invoice ${text}: ${providers.join(', ')}. Add ?provider= with one of them, or use the id ` +
        `or the access key; GET /nfse?number=${text} lists all.`,
    );
  }
}

/** The invoice has no document yet, or never gets one. */
export class InvoiceNotAuthorized extends Failure {
  readonly kind = 'conflict';
  readonly code = 'INVOICE_NOT_AUTHORIZED';
  readonly title = 'The invoice is not authorized';

  constructor(id: string, status: string) {
    super(
      `Invoice ${id} is ${status}. Only an invoice that was authorized has documents and events.`,
    );
  }
}
