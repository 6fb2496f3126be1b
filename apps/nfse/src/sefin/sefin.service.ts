import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '#libs/config';
import { isSameTaxpayer, parseDpsId, stateOf, type InfDps } from '#libs/nfse';
import { type NfseConfig } from '../config';
import { NFSE, taxpayersOf } from '../distribution/distributed-document';
import { type Invoice } from '../invoices/invoice';
import { InvoicesService } from '../api/invoices.service';
import { issuerOf } from '../issue/issuer';
import { IssueInvoice } from '../issue/issue-invoice';
import { type Submission } from '../issue/submission';
import { InvoiceRules } from '../issue/invoice-rules';
import { providerOf } from '../invoices/numbering';
import { SandboxParameters } from '../parameters/sandbox-parameters';
import { readSentDocument, sentDps } from './documents/sent-document';
import { dpsSenderRefusals } from './senders';
import {
  AuthorizationDelayed,
  NotAParty,
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
    private readonly parameters: SandboxParameters,
    @Inject(CONFIG) private readonly config: NfseConfig,
  ) {}

  /**
   * Issues the invoice of a DPS.
   * @param text the XML, compressed and in Base64
   * @param sender CNPJ or CPF of the client certificate
   * @throws SefinRefused or ServiceUnavailable; then nothing is stored
   * @throws AuthorizationDelayed if a rule requested it
   */
  async issue(text: string, sender?: string): Promise<Invoice> {
    const kind = sentDps(await this.parameters.technicalNote009From());
    const sent = await readSentDocument(text, kind, this.config.signatures);
    if (!sent.ok) throw new SefinRefused(sent.refusal);
    const { content: dps, xml, signer } = sent.value;
    const refused = dpsSenderRefusals(dps, { signer, sender });
    if (refused.length > 0) throw new SefinRefused(refused, dps.Id);
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

  /**
   * The invoice of a DPS.
   * @param reader CNPJ or CPF of the client certificate, which must be of a party (manual 03)
   * @throws SefinAddressInvalid, SefinNotFound or NotAParty
   */
  async findByDps(dpsId: string, reader?: string): Promise<Invoice> {
    if (parseDpsId(dpsId) === undefined) {
      throw new SefinAddressInvalid(
        'DPS_ID',
        'The id of a DPS is the letters DPS and 42 digits. A CNPJ in it may have letters.',
      );
    }
    const invoice = await this.invoices.byDpsId(dpsId);
    if (invoice !== undefined) {
      refuseStranger(invoice, reader);
      return invoice;
    }
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

/** @throws NotAParty if the reader is known, and no party of the invoice */
function refuseStranger({ dps }: Invoice, reader: string | undefined): void {
  if (reader === undefined) return;
  const parties = taxpayersOf(dps, NFSE.eventType);
  if (!parties.some((party) => isSameTaxpayer(party, reader))) throw new NotAParty(dps.Id, reader);
}
