import { contextIfAny, currentContext, type RequestContext } from '#libs/http';

/** What is known about a read that counts against a monthly limit. */
interface Reading {
  /** Counts the read; set if limits are on and the endpoint has one. */
  count?: () => Promise<void>;
  /** CPF or CNPJ of the customer of the consent. */
  customer?: string;
}

const readings = new WeakMap<RequestContext, Reading>();

/** Lets the response of the current request count, if it succeeds. */
export function countWhenAnswered(count: () => Promise<void>): void {
  const context = currentContext();
  readings.set(context, { ...readings.get(context), count });
}

/** Counts the current request, which succeeds. Undefined if it does not count. */
export function countOfReading(): (() => Promise<void>) | undefined {
  const context = contextIfAny();
  return context && readings.get(context)?.count;
}

/** Names the customer whose data the current request reads. */
export function readsDataOf(customer: string): void {
  const context = contextIfAny();
  const reading = context && readings.get(context);
  // Without a limit nobody asks for it.
  if (context !== undefined && reading !== undefined)
    readings.set(context, { ...reading, customer });
}

/** The customer whose data the current request reads; empty without a consent. */
export function customerOfReading(): string {
  return readings.get(currentContext())?.customer ?? '';
}
