import { Injectable } from '@nestjs/common';
import { accepted, refused, type Result } from '#libs/kernel';
import { abrasfMessageOf, type AbrasfMessage, type SentRps } from '#libs/nfse';
import { AcceptInvoice, type Draft } from '../../issue/accept-invoice';
import { InvoiceRules } from '../../issue/invoice-rules';
import { IssueService } from '../../issue/issue.service';
import { newInvoice } from '../../issue/submission';
import { messagesOf } from '../refused';
import { bodyOf } from './declaration-json';

/** Makes drafts of invoices from receipts (RPS). */
@Injectable()
export class PrepareRps {
  constructor(
    private readonly requests: IssueService,
    private readonly rules: InvoiceRules,
    private readonly accepting: AcceptInvoice,
  ) {}

  /** The invoice of a receipt, ready to be accepted, or why it is refused. Nothing is stored. */
  async draft(
    declaration: SentRps['declaration'],
    { municipality, nowMs }: { readonly municipality: string; readonly nowMs: number },
  ): Promise<Result<Draft, readonly AbrasfMessage[]>> {
    try {
      const body = bodyOf(declaration, municipality);
      const facts = { issuedAtMs: nowMs, isMunicipal: true };
      const submission = await this.requests.prepare(body, facts);
      const { dps, computation } = submission;
      const refusals = await this.rules.refusals({ dps, nowMs }, computation);
      if (refusals.length > 0) return refused(refusals.map(abrasfMessageOf));
      const invoice = newInvoice(submission, nowMs);
      await this.accepting.refuseTakenRps(invoice);
      return accepted({ invoice, computation, dpsXml: null, nowMs });
    } catch (error) {
      return refused(messagesOf(error));
    }
  }
}
