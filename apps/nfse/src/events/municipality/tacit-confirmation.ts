import { Injectable } from '@nestjs/common';
import { type Transactional, type UnitOfWork } from '#libs/database';
import { toIsoUtc } from '#libs/kernel';
import { EVENT_NAMES } from '#libs/nfse';
import { DueWork } from '#libs/sandbox';
import { type Invoice } from '../../invoices/invoice';
import { InvoiceRefused } from '../../invoices/invoice.errors';
import { InvoiceRepository } from '../../invoices/invoice.repository';
import { type Computation } from '../../invoices/numbering';
import { TACIT_CONFIRMATION } from '../invoice-event';
import { MunicipalEvents } from './municipal-events';

const KIND = 'nfse-tacit-confirmations';
const HOUR_MS = 3_600_000;

/** Confirms invoices tacitly, when the period of the municipality of the incidence has passed. */
@Injectable()
export class TacitConfirmation {
  constructor(
    private readonly dueWork: DueWork,
    private readonly invoices: InvoiceRepository,
    private readonly municipal: MunicipalEvents,
  ) {
    dueWork.handle(KIND, ({ key }) => this.confirm(key));
  }

  /** Schedules the confirmation of an invoice that is accepted, if its municipality has a period. */
  *schedule(
    tx: UnitOfWork,
    { id, issuedAtMs }: Invoice,
    { parameters, computed }: Computation,
  ): Transactional<void> {
    const { cLocIncid } = computed;
    const municipality = cLocIncid === undefined ? undefined : parameters.municipality(cLocIncid);
    const hours = municipality?.tacitConfirmationAfterHours ?? null;
    if (hours === null || issuedAtMs === null) return;
    const dueAt = toIsoUtc(issuedAtMs + hours * HOUR_MS);
    yield* this.dueWork.schedule(tx, { kind: KIND, key: id, dueAt, payload: null });
  }

  /** An invoice that was confirmed, rejected or cancelled before is left as it is. */
  private async confirm(id: string): Promise<void> {
    const invoice = await this.invoices.byId(id);
    if (invoice === undefined || invoice.status === 'rejected') return;
    const e205204 = { xDesc: EVENT_NAMES[TACIT_CONFIRMATION] };
    try {
      await this.municipal.register(invoice, { e205204 });
    } catch (error) {
      if (!(error instanceof InvoiceRefused)) throw error;
    }
  }
}
