import { Injectable } from '@nestjs/common';
import { currentContext, type JsonList } from '#libs/http';
import { parseInstant } from '#libs/kernel';
import { writeAbrasf, writeDanfse, type InfNfse } from '#libs/nfse';
import { InvoiceSigner } from '../issue/invoice-signer';
import { SandboxParameters } from '../parameters/sandbox-parameters';
import { ExampleInvoices } from './example-invoices';
import { abrasfDetailsOf } from '../invoices/abrasf-invoice';
import { EXAMPLE_INVOICES } from '../invoices/examples';
import { authorizedContentOf, type Invoice } from '../invoices/invoice';
import {
  InvoiceNotAuthorized,
  InvoiceNotFound,
  InvoiceNumberAmbiguous,
} from '../invoices/invoice.errors';
import { InvoiceRepository } from '../invoices/invoice.repository';
import { InvoiceResponse } from '../invoices/invoice.response';
import { type ListInvoicesRequest } from './list-invoices.request';

const ACCESS_KEY = /^[0-9A-Z]{50}$/;
const NUMBER = /^\d{1,13}$/;
/** The maximum length of an id in an error. */
const SHOWN_CHARACTERS = 60;

/** Finds invoices, and writes their documents. */
@Injectable()
export class InvoicesService {
  constructor(
    private readonly repository: InvoiceRepository,
    private readonly signer: InvoiceSigner,
    private readonly examples: ExampleInvoices,
    private readonly parameters: SandboxParameters,
  ) {}

  /**
   * The invoice with this id, number or access key.
   * @param provider the provider of the invoice; by default any provider
   * @throws InvoiceNotFound
   * @throws InvoiceNumberAmbiguous if several providers have the number
   */
  async find(id: string, provider?: string): Promise<Invoice> {
    const found = await this.stored(id, provider);
    if (found === undefined || (provider !== undefined && found.provider !== provider)) {
      throw new InvoiceNotFound(id.slice(0, SHOWN_CHARACTERS), currentContext().sandbox, provider);
    }
    // The process may have ended before the invoice was signed.
    return found.number === null ? found : this.signer.sign(found);
  }

  /** Whether there is an invoice with this id or access key. Unlike `find` it only reads. */
  async has(id: string): Promise<boolean> {
    const { repository } = this;
    const isKey = ACCESS_KEY.test(id);
    return (await (isKey ? repository.byAccessKey(id) : repository.byId(id))) !== undefined;
  }

  async byAccessKey(key: string): Promise<Invoice | undefined> {
    const invoice = await this.withKey(key);
    return invoice && this.signer.sign(invoice);
  }

  async byDpsId(id: string): Promise<Invoice | undefined> {
    const invoice = await this.repository.byDpsId(id);
    const isAccepted = invoice !== undefined && invoice.number !== null;
    return isAccepted ? this.signer.sign(invoice) : undefined;
  }

  list({ from, to, ...filter }: ListInvoicesRequest): JsonList {
    const instants = { fromMs: instantOf(from), toMs: instantOf(to) };
    const { provider, customer, reference, status, number } = filter;
    return this.repository.list(
      { provider, customer, reference, status, number, ...instants },
      (invoice) => JSON.stringify(InvoiceResponse.of(invoice)),
    );
  }

  /** The signed NFS-e, as it was stored. */
  async nfseXml(invoice: Invoice): Promise<string> {
    const documents = await this.repository.documents(invoice.id);
    if (documents === undefined || documents.nfseXml === '') throw notAuthorized(invoice);
    return documents.nfseXml;
  }

  /** The invoice in the municipal layout ABRASF 2.04. */
  abrasfXml(invoice: Invoice): string {
    return writeAbrasf(contentOf(invoice), abrasfDetailsOf(invoice));
  }

  /**
   * The invoice as a PDF.
   * @param address the start of the address in the QR code
   */
  async pdf(invoice: Invoice, address: string): Promise<Buffer> {
    const nfse = contentOf(invoice);
    const parameters = await this.parameters.parametersOf(invoice.dps);
    return writeDanfse(nfse, {
      status: statusOnPaper(invoice),
      consultUrl: `${address}/${invoice.accessKey ?? ''}`,
      nameOf: (code) => parameters.municipality(code)?.name,
    });
  }

  private async stored(id: string, provider?: string): Promise<Invoice | undefined> {
    if (ACCESS_KEY.test(id)) return this.withKey(id);
    if (NUMBER.test(id)) return this.withNumber(Number(id), provider);
    const found = await this.repository.byId(id);
    if (found !== undefined || !(await this.examples.make(id))) return found;
    return this.repository.byId(id);
  }

  private async withKey(key: string): Promise<Invoice | undefined> {
    const found = await this.repository.byAccessKey(key);
    if (found !== undefined || !(await this.examples.make(key))) return found;
    return this.repository.byAccessKey(key);
  }

  private async withNumber(number: number, provider?: string): Promise<Invoice | undefined> {
    const limit = 2 + EXAMPLE_INVOICES.length;
    const invoices = await this.repository.byNumber(number, { provider, limit });
    // The examples of the documentation must not make the tester's own numbers ambiguous.
    const own = invoices.filter(({ id }) => !EXAMPLE_INVOICES.includes(id));
    const [first, ...others] = own.length > 0 ? own : invoices;
    if (first === undefined || others.length === 0) return first;
    const providers = [first, ...others].map((invoice) => invoice.provider);
    throw new InvoiceNumberAmbiguous(number, providers);
  }
}

function contentOf(invoice: Invoice): InfNfse {
  const nfse = authorizedContentOf(invoice);
  if (nfse === undefined) throw notAuthorized(invoice);
  return nfse;
}

function notAuthorized({ id, status }: Invoice): InvoiceNotAuthorized {
  return new InvoiceNotAuthorized(id, status);
}

function statusOnPaper({ status }: Invoice): 'authorized' | 'cancelled' | 'substituted' {
  return status === 'cancelled' || status === 'substituted' ? status : 'authorized';
}

function instantOf(text: string | undefined): number | undefined {
  return text === undefined ? undefined : parseInstant(text);
}
