import { Inject, Injectable } from '@nestjs/common';
import { type Clock } from '#libs/kernel';
import { type AbrasfAnswer, type AbrasfMessage, type SentRps } from '#libs/nfse';
import { CLOCK } from '#libs/sandbox';
import { IssueInvoice } from '../../issue/issue-invoice';
import { IssueService } from '../../issue/issue.service';
import { notesOf } from '../notes/notes-of';
import { type Place } from '../place';
import { AbrasfRefused, messagesOf, refuse } from '../refused';
import { bodyOf } from './declaration-json';
import { rpsMessages } from './rps-checks';

/** Issues one note (GerarNfse). */
@Injectable()
export class IssueNote {
  constructor(
    private readonly requests: IssueService,
    private readonly issuing: IssueInvoice,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @throws AbrasfRefused */
  async issue(rps: SentRps, place: Place, alerts: readonly AbrasfMessage[]): Promise<AbrasfAnswer> {
    const found = rpsMessages(rps, place);
    if (found.length > 0) throw new AbrasfRefused(found);
    const invoice = await this.invoice(rps, place);
    if (invoice.status === 'processing') refuse('E92');
    return { kind: 'notes', notes: notesOf([invoice]), alerts };
  }

  private async invoice({ declaration }: SentRps, { municipality }: Place) {
    try {
      const facts = { issuedAtMs: this.clock.nowMs(), isMunicipal: true };
      return await this.issuing.issue(
        await this.requests.prepare(bodyOf(declaration, municipality), facts),
      );
    } catch (error) {
      throw new AbrasfRefused(messagesOf(error));
    }
  }
}
