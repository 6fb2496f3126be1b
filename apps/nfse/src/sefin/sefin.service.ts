import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '#libs/config';
import { parseDpsId, stateOf, type InfDps } from '#libs/nfse';
import { type NfseConfig } from '../config';
import { type Invoice } from '../invoices/invoice';
import { InvoicesService } from '../api/invoices.service';
import { issuerOf } from '../issue/issuer';
import { IssueInvoice, type Submission } from '../issue/issue-invoice';
import { InvoiceRules } from '../issue/invoice-rules';
import { providerOf } from '../invoices/numbering';
import { readSentDocument, SENT_DPS } from './documents/sent-document';
import {
  AuthorizationDelayed,
  SefinAddressInvalid,
  SefinNotFound,
  SefinRefused,
} from './errors/sefin.errors';
import { asSefin, inSandbox, refuseInvalidKey } from './errors/as-sefin';

/** The national service, for documents that taxpayers number and sign themselves. */
@Injectable()
export class SefinService {
  constructor(
    private readonly issuing: IssueInvoice,
    private readonly rules: InvoiceRules,
    private readonly invoices: InvoicesService,
    @Inject(CONFIG) private readonly config: NfseConfig,
  ) {}

  /**
   * Issues the invoice of a DPS.
   * @param text the XML, compressed and in Base64
   * @throws SefinRefused or ServiceUnavailable; then nothing is stored
   * @throws AuthorizationDelayed if a rule requested it
   */
  async issue(text: string): Promise<Invoice> {
    const sent = await readSentDocument(text, SENT_DPS, this.config.signatures);
    if (!sent.ok) throw new SefinRefused(sent.refusal);
    const { content: dps, xml } = sent.value;
    const submission = await this.submission(dps, xml);
    const invoice = await asSefin(this.issuing.issue(submission), dps.Id);
    if (invoice.status === 'processing') throw new AuthorizationDelayed(dps.Id);
    return invoice;
  }

  /** @throws SefinAddressInvalid or SefinNotFound */
  async find(accessKey: string): Promise<Invoice> {
    refuseInvalidKey(accessKey);
    const invoice = await this.invoices.byAccessKey(accessKey);
    if (invoice !== undefined) return invoice;
    throw new SefinNotFound('INVOICE', `${inSandbox()} no invoice with the key ${accessKey}.`);
  }

  /** The invoice of a DPS. @throws SefinAddressInvalid or SefinNotFound */
  async findByDps(dpsId: string): Promise<Invoice> {
    if (parseDpsId(dpsId) === undefined) {
      throw new SefinAddressInvalid(
        'DPS_ID',
        'The id of a DPS is the letters DPS and 42 digits. A CNPJ in it may have letters.',
      );
    }
    const invoice = await this.invoices.byDpsId(dpsId);
    if (invoice !== undefined) return invoice;
    throw new SefinNotFound('DPS', `${inSandbox()} no invoice for the DPS ${dpsId}.`);
  }

  nfseXml(invoice: Invoice): Promise<string> {
    return this.invoices.nfseXml(invoice);
  }

  private async submission(dps: InfDps, dpsXml: string): Promise<Submission> {
    const computation = await this.rules.computation(dps, null, null);
    const municipality = dps.cLocEmi;
    const { state } = computation.parameters.municipality(municipality) ?? {};
    const place = { municipality, state: state ?? stateOf(municipality) ?? 'SP' };
    return {
      dps,
      computation,
      issuer: issuerOf({}, { taxId: providerOf(dps), ...place }, computation.contributor),
      layout: 'national',
      reference: null,
      content: createHash('sha256').update(dpsXml).digest('hex'),
      dpsXml,
      isSync: true,
    };
  }
}
