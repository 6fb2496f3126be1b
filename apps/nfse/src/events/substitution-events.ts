import { Injectable } from '@nestjs/common';
import { type Transactional, type UnitOfWork } from '#libs/database';
import { EVENT_NAMES } from '#libs/nfse';
import { eventDelivery, type Delivery } from '../distribution/distributed-document';
import { type Invoice } from '../invoices/invoice';
import { InvoiceRepository } from '../invoices/invoice.repository';
import { SUBSTITUTION, type RegisteredEvent } from './invoice-event';
import { EventLog } from './registration/event-log';
import { EventSigning, eventRequestOf } from './registration/signed-event';

/** The event of a replaced invoice, and its delivery to the parties of that invoice. */
export interface SubstitutionEvent {
  readonly event: RegisteredEvent;
  readonly delivery: Delivery;
}

/** Creates and stores the event of an invoice that is replaced. */
@Injectable()
export class SubstitutionEvents {
  constructor(
    private readonly signing: EventSigning,
    private readonly log: EventLog,
    private readonly invoices: InvoiceRepository,
  ) {}

  /** The event of the invoice that this one replaces; undefined if it replaces none. */
  async of(invoice: Invoice): Promise<SubstitutionEvent | undefined> {
    const { dps, accessKey, provider, issuedAtMs, sequence } = invoice;
    const { subst } = dps;
    if (subst === undefined || accessKey === null) return undefined;
    const { cMotivo, xMotivo } = subst;
    const e105102 = {
      xDesc: EVENT_NAMES[SUBSTITUTION],
      cMotivo,
      ...(xMotivo === undefined ? {} : { xMotivo }),
      chSubstituta: accessKey,
    };
    const nowMs = issuedAtMs ?? 0;
    const request = eventRequestOf({
      accessKey: subst.chSubstda,
      author: provider,
      type: SUBSTITUTION,
      content: { e105102 },
      nowMs,
    });
    const numbers = { sequence: 1, nationalNumber: sequence, nowMs };
    const event = await this.signing.event({ request }, numbers);
    const replaced = await this.invoices.byAccessKey(subst.chSubstda);
    return { event, delivery: eventDelivery(event, replaced ?? invoice) };
  }

  *store(tx: UnitOfWork, { event }: SubstitutionEvent): Transactional<void> {
    yield* this.log.add(tx, event);
  }
}
