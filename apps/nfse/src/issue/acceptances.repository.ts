import { Injectable } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { type AtomicWork } from '#libs/database';
import { refusal, type Refusal } from '#libs/nfse';
import { type Invoice, type NewInvoice } from '../invoices/invoice';
import { InvoiceRefused } from '../invoices/invoice.errors';
import { DPS_NUMBER_DIGITS, InvoiceRepository, InvoiceTaken } from '../invoices/invoice.repository';
import { RpsRepository, type DeclaredInvoice } from '../invoices/rps.repository';
import { InvoiceWork } from '../invoices/invoice-work.repository';
import { acceptedAs, withNumber, type Computation } from './numbering';

/** When the signing of an accepted invoice is tried again, if the process ended before it was done. */
const SIGN_AGAIN_MS = 10_000;
const LAST_DPS_NUMBER = 10 ** DPS_NUMBER_DIGITS - 1;

/** An invoice that is to be stored. */
interface Stored {
  /** One that is not stored yet has no `sequence`. */
  readonly invoice: Invoice | NewInvoice;
  /** The invoice with the same reference that was rejected before: this one takes its row. */
  readonly rejected?: Invoice | undefined;
  /** The signed DPS of a sender that numbers its DPS itself; null if the simulator signs it, or if it is stored already. */
  readonly dpsXml: string | null;
}

/** An invoice that is to be accepted. */
interface Draft extends Stored {
  readonly computation: Computation;
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
    private readonly rps: RpsRepository,
  ) {}

  /**
   * Gives an invoice its numbers. It is signed after this.
   * @returns undefined if an invoice that waited for this was changed in the meantime
   * @throws InvoiceTaken
   * @throws InvoiceRefused (E0046) if the invoice that is replaced is not authorized any more, or (E10) if another
   * invoice has the RPS; then nothing is stored
   */
  accept(draft: Draft): Promise<Invoice | undefined> {
    const { nowMs } = draft;
    const numbers = (database: DataSource) => this.numbers(database, draft);
    const store = this.storing.bind(this);
    const replace = (database: DataSource, by: Invoice) => this.replace(database, by, nowMs);
    return this.work
      .run(function* (database, changes) {
        const change = { ...(yield* numbers(database)), nextAtMs: nowMs + SIGN_AGAIN_MS };
        const accepted = yield* store(database, draft, change);
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
  enqueue(waiting: Stored): Promise<Invoice> {
    const store = this.storing.bind(this);
    const takeNumber = this.takingOwnNumber.bind(this);
    return this.work.run(function* (database, changes) {
      // A number that waits is taken: the next invoice must not get it.
      if (waiting.invoice.hasOwnDps) yield* takeNumber(database, waiting.invoice);
      const stored = yield* store(database, waiting, {});
      changes.push({ invoice: stored, isNews: true });
      return stored;
    });
  }

  /** Rejects an invoice that waited to be judged. Its RPS is free again, and so is the number of its DPS. */
  async reject(
    invoice: Invoice,
    rejections: readonly Refusal[],
    nowMs: number,
  ): Promise<undefined> {
    const { invoices, rps } = this;
    await this.work.run(function* (database, changes) {
      const change = {
        status: 'rejected',
        statusUpdatedAtMs: nowMs,
        nextAtMs: null,
        dpsId: null,
      } as const;
      const rejected = yield* invoices.changing(database, invoice, { ...change, rejections });
      if (rejected === undefined) return;
      yield* rps.releasing(database, invoice.id);
      changes.push({ invoice: rejected, isNews: true });
    });
    return undefined;
  }

  /** @throws InvoiceRefused (E10) if the RPS of the invoice became another one before */
  refuseTakenRps(invoice: DeclaredInvoice): Promise<void> {
    return this.rps.refuseIfTaken(invoice);
  }

  /** Stores the invoice, and the signed DPS of its sender. */
  private *storing(
    database: DataSource,
    { dpsXml, ...draft }: Stored,
    change: Partial<Invoice>,
  ): AtomicWork<Invoice> {
    const stored = yield* this.storingRow(database, draft, change);
    yield* this.rps.taking(database, stored);
    if (dpsXml !== null) {
      yield* this.invoices.storingDocuments(database, stored.id, { dpsXml, nfseXml: '' });
    }
    return stored;
  }

  /** Inserts the invoice, or changes the row that it has. */
  private *storingRow(
    database: DataSource,
    { invoice, rejected }: Omit<Stored, 'dpsXml'>,
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

  /** The counter of the simulator goes on after the number that a sender gave its DPS. */
  private *takingOwnNumber(database: DataSource, invoice: Invoice | NewInvoice): AtomicWork<void> {
    yield* this.invoices.raising(database, dpsCounter(invoice), Number(invoice.dps.nDPS));
  }

  /** The number after the highest one of the series; if that is the last legal one, the first that is free. */
  private *nextDpsNumber(database: DataSource, invoice: Invoice | NewInvoice): AtomicWork<number> {
    const next = yield* this.invoices.counting(database, dpsCounter(invoice));
    if (next <= LAST_DPS_NUMBER) return next;
    return yield* this.invoices.freeDpsNumber(database, invoice.dps.Id);
  }

  private *numbers(
    database: DataSource,
    { invoice, rejected, computation, nowMs }: Draft,
  ): AtomicWork<Partial<Invoice>> {
    const { provider, dps, hasOwnDps, issuer } = invoice;
    const { id } = rejected ?? invoice;
    let numbered = dps;
    if (hasOwnDps) yield* this.takingOwnNumber(database, invoice);
    else numbered = withNumber(dps, yield* this.nextDpsNumber(database, invoice));
    const number = yield* this.invoices.counting(database, `${provider} nfse`);
    return acceptedAs(numbered, { ...computation, id, number, issuedAtMs: nowMs, issuer });
  }

  /** @throws InvoiceRefused if the invoice that is replaced is not authorized any more */
  private *replace(
    database: DataSource,
    { dps, accessKey }: Invoice,
    nowMs: number,
  ): AtomicWork<Invoice | undefined> {
    const key = dps.subst?.chSubstda;
    if (key === undefined || accessKey === null) return undefined;
    const change = { accessKey: key, by: accessKey, nowMs };
    const replaced = yield* this.invoices.replacing(database, change);
    if (replaced === undefined) throw new InvoiceRefused([originalChanged()]);
    return replaced;
  }
}

function dpsCounter({ provider, series }: Invoice | NewInvoice): string {
  return `${provider} dps ${String(Number(series))}`;
}

class ChangedMeanwhile extends Error {}

function unlessChanged(error: unknown): undefined {
  if (error instanceof ChangedMeanwhile) return undefined;
  throw error;
}

function originalChanged(): Refusal {
  const detail = 'The invoice was cancelled or replaced while this one was being issued.';
  return refusal('E0046', detail);
}
