import { type Cents } from '#libs/kernel';
import { type Municipality } from '../parameters/parameters';
import { refusal } from './catalogue';
import { money } from './facts';
import { type Refusal } from './rule';

const HOUR_MS = 3_600_000;

/** The data that decide whether an invoice can be cancelled. */
export interface InvoiceFacts {
  /** When the invoice was issued (dhProc). */
  readonly processedAtMs: number;
  /** The price of the service (vServ). */
  readonly serviceCents: Cents;
  /** True if the customer has a CNPJ or CPF. */
  readonly hasCustomer: boolean;
}

/**
 * The limit of the municipality because of which an invoice cannot be cancelled (event 101101); undefined if there is
 * none. A municipality that is not registered sets no limits. In the last millisecond of the time limit, the invoice can still be cancelled.
 */
export function cancelRefusal(
  invoice: InvoiceFacts,
  municipality: Municipality | undefined,
  nowMs: number,
): Refusal | undefined {
  if (municipality === undefined) return undefined;
  const { name, cancelWithinHours, cancelAboveCents, cancelRequiresCustomer } = municipality;
  if (isOver(invoice.processedAtMs, cancelWithinHours, nowMs)) {
    return refusal('E0822', `${name} allows ${String(cancelWithinHours)} hours to cancel.`);
  }
  if (cancelAboveCents !== null && invoice.serviceCents > cancelAboveCents) {
    const detail = `The price is ${money(invoice.serviceCents)}, and ${name} allows ${money(cancelAboveCents)}.`;
    return refusal('E0823', detail);
  }
  return cancelRequiresCustomer && !invoice.hasCustomer
    ? refusal('E0824', `${name} needs the CNPJ or CPF of the customer.`)
    : undefined;
}

/** Returns true if more than the given hours have passed. */
export function isOver(sinceMs: number, hours: number, nowMs: number): boolean {
  return nowMs - sinceMs > hours * HOUR_MS;
}
