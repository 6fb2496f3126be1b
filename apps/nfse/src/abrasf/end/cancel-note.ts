import { Injectable } from '@nestjs/common';
import { brasiliaDateTime } from '#libs/brazil';
import { type AbrasfAnswer, type SentCancellation } from '#libs/nfse';
import { CancellationsService } from '../../events/cancellations.service';
import { type Invoice } from '../../invoices/invoice';
import { signatureMessages } from '../issue/rps-checks';
import { Notes } from '../notes/notes';
import { type Place } from '../place';
import { AbrasfRefused, messagesOf, refuse } from '../refused';
import { orderCode, orderedNote } from './sent-order';

const SIGNATURE = { absent: 'E180', invalid: 'E172' } as const;

/** Cancels notes (CancelarNfse). */
@Injectable()
export class CancelNote {
  constructor(
    private readonly notes: Notes,
    private readonly cancellations: CancellationsService,
  ) {}

  /** @throws AbrasfRefused */
  async cancel(order: SentCancellation, place: Place): Promise<AbrasfAnswer> {
    const found = signatureMessages(order.signature, place, SIGNATURE);
    if (found.length > 0) throw new AbrasfRefused(found);
    const { code, reason } = orderCode(order);
    const note = (await orderedNote(order, this.notes, place)) ?? refuse('E78');
    refuseEnded(note);
    const cancelled = await this.cancelled(note, {
      code: reason,
      reason: `Cancelamento no serviço municipal, código ${code}`,
      municipalCode: code,
    });
    return {
      kind: 'cancelled',
      request: { ...order.request, CodigoCancelamento: code },
      DataHora: brasiliaDateTime(cancelled.statusUpdatedAtMs).slice(0, 19),
    };
  }

  private async cancelled(
    note: Invoice,
    cancellation: NonNullable<Invoice['cancellation']>,
  ): Promise<Invoice> {
    try {
      return await this.cancellations.cancel(note, cancellation);
    } catch (error) {
      // Another request may have ended the note in the meantime.
      const { municipality, provider, number } = note;
      const now = await this.notes.byNumber({ municipality, provider, number: number ?? 0 });
      refuseEnded(now ?? note);
      throw new AbrasfRefused(messagesOf(error));
    }
  }
}

/** @throws AbrasfRefused if the note is cancelled or replaced, or a cancellation of it is being processed */
function refuseEnded({ status, replacedBy }: Invoice): void {
  if (status === 'cancelled' || status === 'cancelling') refuse('E79');
  if (status === 'substituted')
    refuse('E7', `The note with the access key ${replacedBy ?? ''} has replaced it.`);
}
