import { Inject, Injectable } from '@nestjs/common';
import { type Clock } from '#libs/kernel';
import { type AbrasfAnswer, type AbrasfMessage, type AbrasfRequest } from '#libs/nfse';
import { CLOCK } from '#libs/sandbox';
import { type Invoice } from '../../invoices/invoice';
import { IssueInvoice } from '../../issue/issue-invoice';
import { IssueService } from '../../issue/issue.service';
import { bodyOf } from '../issue/declaration-json';
import { rpsMessages, signatureMessages } from '../issue/rps-checks';
import { Notes } from '../notes/notes';
import { notesOf } from '../notes/notes-of';
import { type Place } from '../place';
import { AbrasfRefused, messagesOf, refuse } from '../refused';
import { orderCode, orderedNote } from './sent-order';

type Replacement = Extract<AbrasfRequest, { readonly operation: 'SubstituirNfse' }>;

const OF_REPLACEMENT = { absent: 'E225', invalid: 'E172' } as const;
const OF_ORDER = { absent: 'E180', invalid: 'E172' } as const;
/** The reason of the national event: other. */
const OTHER = '99';

/** Replaces notes (SubstituirNfse). */
@Injectable()
export class ReplaceNote {
  constructor(
    private readonly notes: Notes,
    private readonly requests: IssueService,
    private readonly issuing: IssueInvoice,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @throws AbrasfRefused */
  async replace(
    { order, rps, signature }: Replacement,
    place: Place,
    alerts: readonly AbrasfMessage[],
  ): Promise<AbrasfAnswer> {
    const found = [
      ...signatureMessages(signature, place, OF_REPLACEMENT),
      ...signatureMessages(order.signature, place, OF_ORDER),
      ...rpsMessages(rps, place),
    ];
    if (found.length > 0) throw new AbrasfRefused(found);
    const { code } = orderCode(order);
    const original = (await orderedNote(order, this.notes, place)) ?? refuse('E5');
    refuseEnded(original);
    const replacing = await this.issued(original, rps, { place, code });
    const [replaced, made] = notesOf(await this.notes.byIds([original.id, replacing.id]));
    if (replaced === undefined || made === undefined) return refuse('E92');
    return { kind: 'substituted', replaced, replacing: made, alerts };
  }

  private async issued(
    { accessKey, dps }: Invoice,
    { declaration }: Replacement['rps'],
    { place, code }: { readonly place: Place; readonly code: string },
  ): Promise<Invoice> {
    const xMotivo = `Substituição no serviço municipal, código ${code}`;
    try {
      const submission = await this.requests.prepare(bodyOf(declaration, place.municipality), {
        issuedAtMs: this.clock.nowMs(),
        isMunicipal: true,
        substitution: { chSubstda: accessKey ?? '', cMotivo: OTHER, xMotivo },
        competence: dps.dCompet,
      });
      return await this.issuing.issue(submission);
    } catch (error) {
      throw new AbrasfRefused(messagesOf(error));
    }
  }
}

/** @throws AbrasfRefused */
function refuseEnded({ status }: Invoice): void {
  if (status === 'cancelled' || status === 'cancelling') refuse('E224');
  if (status === 'substituted') refuse('E7');
}
