import { Injectable } from '@nestjs/common';
import { type Transactional, type UnitOfWork } from '#libs/database';
import { refusal, replacementBlock, rpsTaken, type Refusal } from '#libs/nfse';
import { linkedEvents } from '../events/invoice-event';
import { InvoiceEventRepository } from '../events/invoice-event.repository';
import { TacitConfirmation } from '../events/municipality/tacit-confirmation';
import { type Invoice, type NewInvoice } from '../invoices/invoice';
import { InvoiceRefused } from '../invoices/invoice.errors';
import { DPS_NUMBER_DIGITS, InvoiceRepository, InvoiceTaken } from '../invoices/invoice.repository';
import { RpsRepository, type DeclaredInvoice } from '../invoices/rps.repository';
import { InvoiceTransactions } from '../invoices/invoice-transactions';
import { acceptedAs, withNumber, type Computation } from '../invoices/numbering';

/** An accepted invoice is signed after this time at the latest, even if the process that accepted it has ended. */
const SIGN_AGAIN_MS = 10_000;
const LAST_DPS_NUMBER = 10 ** DPS_NUMBER_DIGITS - 1;

/** An invoice to store. */
interface Stored {
  /** Has no `sequence` if it is not stored yet. */
  readonly invoice: Invoice | NewInvoice;
  /** The invoice with the same reference that was rejected before. The new one replaces its row. */
  readonly rejected?: Invoice | undefined;
  /** The DPS that its sender has numbered and signed; null if the simulator signs it, or if it is already stored. */
  readonly dpsXml: string | null;
}

/** How long an invoice waits for its processing, and the outcome that a rule requests for it. */
export type Wait = Pick<Invoice, 'nextAtMs' | 'requestedOutcome'>;

/** An invoice to accept. */
export interface Draft extends Stored {
  readonly computation: Computation;
  readonly nowMs: number;
}

/**
 * Accepts invoices. The numbers, the invoice and the end of the invoice that it replaces are stored in one transaction, so the
 * numbers have no gaps.
 */
@Injectable()
export class AcceptInvoice {
  constructor(
    private readonly transactions: InvoiceTransactions,
    private readonly invoices: InvoiceRepository,
    private readonly rps: RpsRepository,
    private readonly events: InvoiceEventRepository,
    private readonly tacit: TacitConfirmation,
  ) {}

  /**
   * Gives an invoice its numbers. It is signed after this.
   * @returns undefined if an invoice that was processing has been changed in the meantime
   * @throws InvoiceTaken
   * @throws InvoiceRefused (E0046) if the replaced invoice is no longer authorized, (E0068 to E0076) if one of its
   * events prevents it, or (E10) if another invoice has the RPS; then nothing is stored
   */
  async accept(draft: Draft): Promise<Invoice | undefined> {
    try {
      return await this.transactions.run((tx, changed) => this.acceptIn(tx, draft, changed));
    } catch (error) {
      if (error instanceof ChangedMeanwhile) return undefined;
      throw error;
    }
  }

  /**
   * Accepts all of the invoices, in their order, or none of them.
   * @param claim is done first in the transaction
   * @returns undefined, and nothing is stored, if the claim returns false
   * @throws DraftRefused
   */
  acceptAll(
    drafts: readonly Draft[],
    claim: (tx: UnitOfWork, accepted: readonly Pick<Invoice, 'id'>[]) => Transactional<boolean>,
  ): Promise<readonly Invoice[] | undefined> {
    const acceptIn = this.acceptIn.bind(this);
    return this.transactions.run(function* (tx, changed) {
      if (
        !(yield* claim(
          tx,
          drafts.map(({ invoice }) => invoice),
        ))
      )
        return undefined;
      const accepted: Invoice[] = [];
      for (const [index, draft] of drafts.entries()) {
        try {
          accepted.push(yield* acceptIn(tx, draft, changed));
        } catch (error) {
          throw error instanceof InvoiceRefused ? new DraftRefused(index, error.refusals) : error;
        }
      }
      return accepted;
    });
  }

  /**
   * Stores an invoice that is checked later.
   * @param wait says in the transaction how long it waits
   * @returns undefined, and nothing is stored, if it does not wait
   * @throws InvoiceTaken if another request with the same reference or DPS was first
   */
  enqueue(
    waiting: Stored,
    wait: (tx: UnitOfWork) => Transactional<Wait | undefined>,
  ): Promise<Invoice | undefined> {
    const enqueueIn = this.enqueueIn.bind(this);
    return this.transactions.run(function* (tx, changed) {
      const next = yield* wait(tx);
      return next && (yield* enqueueIn(tx, { waiting, next }, changed));
    });
  }

  /** Rejects an invoice that was processing. Its RPS is free again, and so is the number of its DPS. */
  async reject(
    invoice: Invoice,
    rejections: readonly Refusal[],
    nowMs: number,
  ): Promise<undefined> {
    const { invoices, rps } = this;
    await this.transactions.run(function* (tx, changed) {
      const change = {
        status: 'rejected',
        statusUpdatedAtMs: nowMs,
        nextAtMs: null,
        dpsId: null,
      } as const;
      const rejected = yield* invoices.change(tx, invoice, { ...change, rejections });
      if (rejected === undefined) return;
      yield* rps.release(tx, invoice.id);
      changed.push(rejected);
    });
    return undefined;
  }

  /** @throws InvoiceRefused (E10) if another invoice was issued for the RPS before */
  async refuseTakenRps(invoice: DeclaredInvoice): Promise<void> {
    refuseOtherOwner(invoice, await this.rps.ownerOf(invoice));
  }

  private *acceptIn(tx: UnitOfWork, draft: Draft, changed: Invoice[]): Transactional<Invoice> {
    const { nowMs } = draft;
    const change = { ...(yield* this.numbers(tx, draft)), nextAtMs: nowMs + SIGN_AGAIN_MS };
    const accepted = yield* this.store(tx, draft, change);
    const replaced = yield* this.replace(tx, accepted, nowMs);
    if (replaced !== undefined) changed.push(replaced);
    yield* this.tacit.schedule(tx, accepted, draft.computation);
    changed.push(accepted);
    return accepted;
  }

  private *enqueueIn(
    tx: UnitOfWork,
    { waiting, next }: { readonly waiting: Stored; readonly next: Wait },
    changed: Invoice[],
  ): Transactional<Invoice> {
    // The number is reserved while the invoice waits: the next invoice must not get it.
    if (waiting.invoice.hasOwnDps) yield* this.reserveOwnNumber(tx, waiting.invoice);
    const stored = yield* this.store(tx, waiting, next);
    changed.push(stored);
    return stored;
  }

  /** Stores the invoice, and the DPS if its sender has signed it. */
  private *store(
    tx: UnitOfWork,
    { dpsXml, ...draft }: Stored,
    change: Partial<Invoice>,
  ): Transactional<Invoice> {
    const stored = yield* this.storeRow(tx, draft, change);
    refuseOtherOwner(stored, yield* this.rps.take(tx, stored), stored.id);
    if (dpsXml !== null) {
      yield* this.invoices.storeDocuments(tx, stored.id, { dpsXml, nfseXml: '' });
    }
    return stored;
  }

  /** Inserts the invoice, or changes its row. */
  private *storeRow(
    tx: UnitOfWork,
    { invoice, rejected }: Omit<Stored, 'dpsXml'>,
    change: Partial<Invoice>,
  ): Transactional<Invoice> {
    if (rejected !== undefined) {
      // The id stays the same: the sender knows it.
      const { id, createdAtMs } = rejected;
      const again = { ...invoice, ...change, id, createdAtMs };
      const changed = yield* this.invoices.change(tx, rejected, again);
      if (changed === undefined) throw new InvoiceTaken();
      return changed;
    }
    if (!('sequence' in invoice)) {
      return yield* this.invoices.insert(tx, { ...invoice, ...change });
    }
    const changed = yield* this.invoices.change(tx, invoice, change);
    if (changed === undefined) throw new ChangedMeanwhile();
    return changed;
  }

  /** The counter of the simulator continues after the number that the sender gave its DPS. */
  private *reserveOwnNumber(tx: UnitOfWork, invoice: Invoice | NewInvoice): Transactional<void> {
    yield* this.invoices.raiseCounter(tx, dpsCounter(invoice), Number(invoice.dps.nDPS));
  }

  /** The number after the highest one of the series, or the first free one if the highest possible number is used. */
  private *nextDpsNumber(tx: UnitOfWork, invoice: Invoice | NewInvoice): Transactional<number> {
    const next = yield* this.invoices.nextNumber(tx, dpsCounter(invoice));
    if (next <= LAST_DPS_NUMBER) return next;
    return yield* this.invoices.freeDpsNumber(tx, invoice.dps.Id);
  }

  private *numbers(
    tx: UnitOfWork,
    { invoice, rejected, computation, nowMs }: Draft,
  ): Transactional<Partial<Invoice>> {
    const { provider, dps, hasOwnDps, issuer } = invoice;
    const { id } = rejected ?? invoice;
    let numbered = dps;
    if (hasOwnDps) yield* this.reserveOwnNumber(tx, invoice);
    else numbered = withNumber(dps, yield* this.nextDpsNumber(tx, invoice));
    const number = yield* this.invoices.nextNumber(tx, `${provider} nfse`);
    return acceptedAs(numbered, { ...computation, id, number, issuedAtMs: nowMs, issuer });
  }

  /** @throws InvoiceRefused if the replaced invoice is no longer authorized, or has an event that prevents it */
  private *replace(
    tx: UnitOfWork,
    { dps, accessKey }: Invoice,
    nowMs: number,
  ): Transactional<Invoice | undefined> {
    const key = dps.subst?.chSubstda;
    if (key === undefined || accessKey === null) return undefined;
    const change = { accessKey: key, by: accessKey, nowMs };
    const replaced = yield* this.invoices.markReplaced(tx, change);
    if (replaced === undefined) throw new InvoiceRefused([originalChanged()]);
    const blocked = replacementBlock(linkedEvents(yield* this.events.ofInvoiceIn(tx, key)));
    if (blocked !== undefined) throw new InvoiceRefused([blocked]);
    return replaced;
  }
}

function dpsCounter({ provider, series }: Invoice | NewInvoice): string {
  return `${provider} dps ${String(Number(series))}`;
}

class ChangedMeanwhile extends Error {}

/** One of several invoices is refused (E0046, E10); then none of them is stored. */
export class DraftRefused extends Error {
  constructor(
    readonly index: number,
    readonly refusals: readonly Refusal[],
  ) {
    super(refusals[0]?.detail);
  }
}

/** @throws InvoiceRefused (E10) if the RPS of the invoice belongs to another invoice */
function refuseOtherOwner({ declaration }: DeclaredInvoice, owner?: string, id?: string): void {
  const { rps } = declaration ?? {};
  if (rps === undefined || owner === undefined || owner === id) return;
  throw new InvoiceRefused([rpsTaken(rps, owner)]);
}

function originalChanged(): Refusal {
  const detail = 'The invoice was cancelled or replaced while this one was being issued.';
  return refusal('E0046', detail);
}
