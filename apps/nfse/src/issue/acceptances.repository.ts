import { Injectable } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { type AtomicWork } from '#libs/database';
import { type Invoice, type NewInvoice } from '../invoices/invoice';
import { InvoiceRepository, InvoiceTaken } from '../invoices/invoice.repository';
import { InvoiceWork } from '../invoices/invoice-work.repository';
import { acceptedAs, withNumber, type Computation } from './numbering';

/** When the signing of an accepted invoice is tried again, if the process ended before it was done. */
const SIGN_AGAIN_MS = 10_000;

/** The invoice that a replacement names was cancelled or replaced in the meantime. */
export class OriginalChanged extends Error {}

/** An invoice that is to be accepted. */
export interface Draft {
  /** One that is not stored yet has no `sequence`. */
  readonly invoice: Invoice | NewInvoice;
  /** The invoice with the same reference that was rejected before: this one takes its row. */
  readonly rejected?: Invoice | undefined;
  readonly computation: Computation;
  /** The signed DPS of a sender that numbers its DPS itself; null if the simulator signs it. */
  readonly dpsXml: string | null;
  readonly nowMs: number;
}

/**
 * Accepts invoices: the numbers, the invoice and the end of an invoice that it replaces are stored together, or not at
 * all. Therefore the numbers have no gaps.
 */
@Injectable()
export class Acceptances {
  constructor(
    private readonly work: InvoiceWork,
    private readonly invoices: InvoiceRepository,
  ) {}

  /**
   * Gives an invoice its numbers. It is signed after this.
   * @returns undefined if an invoice that waited for this was changed in the meantime
   * @throws InvoiceTaken or OriginalChanged; then nothing is stored
   */
  accept(draft: Draft): Promise<Invoice | undefined> {
    const { invoices } = this;
    const numbers = (database: DataSource) => this.numbers(database, draft);
    const store = this.storing.bind(this);
    const replace = (database: DataSource, by: Invoice) => this.replace(database, by, draft.nowMs);
    return this.work
      .run(function* (database, changes) {
        const { dpsXml, nowMs } = draft;
        const change = { ...(yield* numbers(database)), nextAtMs: nowMs + SIGN_AGAIN_MS };
        const accepted = yield* store(database, draft, change);
        if (dpsXml !== null) {
          yield* invoices.storingDocuments(database, accepted.id, { dpsXml, nfseXml: '' });
        }
        const replaced = yield* replace(database, accepted);
        if (replaced !== undefined) changes.push({ invoice: replaced, isNews: true });
        changes.push({ invoice: accepted, isNews: false });
        return accepted;
      })
      .catch(unlessChanged);
  }

  /**
   * Stores an invoice that is judged later.
   * @throws InvoiceTaken if another request with the reference, or with the DPS, was first
   */
  enqueue(
    invoice: NewInvoice,
    rejected: Invoice | undefined,
    dpsXml: string | null,
  ): Promise<Invoice> {
    const { invoices } = this;
    const store = this.storing.bind(this);
    return this.work.run(function* (database, changes) {
      const stored = yield* store(database, { invoice, rejected }, {});
      if (dpsXml !== null) {
        yield* invoices.storingDocuments(database, stored.id, { dpsXml, nfseXml: '' });
      }
      changes.push({ invoice: stored, isNews: true });
      return stored;
    });
  }

  /** Inserts the invoice, or changes the row that it has. */
  private *storing(
    database: DataSource,
    { invoice, rejected }: Pick<Draft, 'invoice' | 'rejected'>,
    change: Partial<Invoice>,
  ): AtomicWork<Invoice> {
    if (rejected !== undefined) {
      // The id stays: the sender knows it.
      const { id, createdAtMs } = rejected;
      const again = { ...invoice, ...change, id, createdAtMs };
      const changed = yield* this.invoices.changing(database, rejected, again);
      if (changed === undefined) throw new InvoiceTaken();
      return changed;
    }
    if (!('sequence' in invoice)) {
      return yield* this.invoices.inserting(database, { ...invoice, ...change });
    }
    const changed = yield* this.invoices.changing(database, invoice, change);
    if (changed === undefined) throw new ChangedMeanwhile();
    return changed;
  }

  private *numbers(
    database: DataSource,
    { invoice, rejected, computation, nowMs }: Draft,
  ): AtomicWork<Partial<Invoice>> {
    const { provider, series, dps, hasOwnDps, issuer } = invoice;
    const { id } = rejected ?? invoice;
    const dpsCounter = `${provider} dps ${String(Number(series))}`;
    let numbered = dps;
    if (hasOwnDps) yield* this.invoices.raising(database, dpsCounter, Number(dps.nDPS));
    else numbered = withNumber(dps, yield* this.invoices.counting(database, dpsCounter));
    const number = yield* this.invoices.counting(database, `${provider} nfse`);
    return acceptedAs(numbered, { ...computation, id, number, issuedAtMs: nowMs, issuer });
  }

  /** @throws OriginalChanged if the invoice that is replaced is not authorized any more */
  private *replace(
    database: DataSource,
    { dps, accessKey }: Invoice,
    nowMs: number,
  ): AtomicWork<Invoice | undefined> {
    const key = dps.subst?.chSubstda;
    if (key === undefined || accessKey === null) return undefined;
    const change = { accessKey: key, by: accessKey, nowMs };
    const replaced = yield* this.invoices.replacing(database, change);
    if (replaced === undefined) throw new OriginalChanged();
    return replaced;
  }
}

class ChangedMeanwhile extends Error {}

function unlessChanged(error: unknown): undefined {
  if (error instanceof ChangedMeanwhile) return undefined;
  throw error;
}
