import { Injectable } from '@nestjs/common';
import { audit } from '#libs/control';
import { currentContext } from '#libs/http';
import { readJson } from '#libs/schema';
import { InvoicesService } from '../api/invoices.service';
import { EventResponse } from '../events/event.response';
import { MunicipalEvents } from '../events/municipality/municipal-events';
import { contentOf } from './desk-content';
import { DeskEventInvalid } from './desk.errors';
import { deskEvent } from './desk.request';

/** The desk of the municipality: a person who registers events by hand. */
@Injectable()
export class DeskService {
  constructor(
    private readonly invoices: InvoicesService,
    private readonly events: MunicipalEvents,
  ) {}

  /**
   * @param key the access key, the id or the number of the invoice
   * @throws DeskEventInvalid, InvoiceNotFound, InvoiceNotAuthorized or InvoiceRefused
   */
  async register(key: string, body: unknown): Promise<EventResponse> {
    const read = readJson(deskEvent, body);
    if (!read.ok) throw new DeskEventInvalid(read.refusal);
    const invoice = await this.invoices.find(key);
    const { event } = await this.events.register(invoice, contentOf(read.value));
    audit('register event', currentContext().sandbox);
    return EventResponse.of(event);
  }
}
