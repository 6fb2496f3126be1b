/**
 * What the service must know, written again without its code: numbers, states and amounts as plain arithmetic. Amounts are
 * whole cents, rates hundredths of a percent, instants milliseconds.
 */

export type Status =
  'processing' | 'authorized' | 'rejected' | 'cancelling' | 'cancelled' | 'substituted';

/** A request to issue. Two with the same content are the same request. */
export interface ModelRequest {
  readonly provider: string;
  readonly series: string;
  readonly amount: number;
  readonly discount: number;
  readonly rate: number;
  readonly withheld: boolean;
  readonly reference?: string;
  /** Number and type of the RPS. */
  readonly rps?: string;
  /** How much the declared ISS is beside the right one. */
  readonly wrongBy?: number;
  readonly sync: boolean;
  /** The code that a rule requests. */
  readonly outcome?: string;
}

export interface ModelInvoice {
  readonly request: ModelRequest;
  status: Status;
  /** When its next step is due. */
  dueMs: number | undefined;
  readonly replaces: ModelInvoice | undefined;
  /** The code of the rejection that its judgement must find. */
  code: string | undefined;
}

export interface Expected {
  readonly status: number;
  readonly code?: string;
  readonly invoice?: ModelInvoice;
}

export const PROCESSING_MS = 5_000;
const LATE_MS = 24 * 3_600_000;
const HIGHEST_RATE = 500;

export function issOf({ amount, discount, rate }: ModelRequest): number {
  return Math.floor(((amount - discount) * rate + 5_000) / 10_000);
}

export function netOf(request: ModelRequest): number {
  const { amount, discount, withheld } = request;
  return amount - discount - (withheld ? issOf(request) : 0);
}

export class InvoiceModel {
  readonly invoices: ModelInvoice[] = [];
  /** The invoice of each RPS. */
  private readonly receipts = new Map<string, ModelInvoice>();
  private nowMs = 0;

  /** How many invoices of a provider, or DPSs of one of its series, have a number. */
  numbered(provider: string, series?: string): number {
    return this.invoices.filter(
      ({ request, status }) =>
        request.provider === provider &&
        (series === undefined || request.series === series) &&
        status !== 'processing' &&
        status !== 'rejected',
    ).length;
  }

  issue(request: ModelRequest, replaces?: ModelInvoice): Expected {
    const earlier = this.withReference(request);
    if (earlier !== undefined && earlier.status !== 'rejected') {
      if (!isSame(earlier, request, replaces)) return { status: 409, code: 'REFERENCE_CONFLICT' };
      return { status: earlier.status === 'processing' ? 202 : 201, invoice: earlier };
    }
    if (this.ownerOf(request) !== undefined) return { status: 422, code: 'E10' };
    if (request.outcome === 'E1217') return { status: 503, code: 'E1217' };
    const isLate = request.outcome === 'LATE_AUTHORIZATION';
    if (!request.sync || isLate) {
      const dueMs = this.nowMs + (isLate ? LATE_MS : PROCESSING_MS);
      return { status: 202, invoice: this.store({ request, replaces, dueMs }, earlier) };
    }
    const code = refusalOf(request, replaces);
    if (code !== undefined) return { status: 422, code };
    const invoice = this.store({ request, replaces, dueMs: undefined }, earlier);
    accept(invoice);
    return { status: 201, invoice };
  }

  cancel(invoice: ModelInvoice, { sync, outcome }: { sync: boolean; outcome?: string }): Expected {
    if (invoice.status === 'processing' || invoice.status === 'rejected') {
      return { status: 409, code: 'INVOICE_NOT_AUTHORIZED' };
    }
    if (sync && outcome !== undefined) return { status: 422, code: outcome };
    if (invoice.status !== 'authorized') return { status: 422, code: 'E0840' };
    if (sync) {
      invoice.status = 'cancelled';
      return { status: 200, invoice };
    }
    invoice.status = 'cancelling';
    invoice.dueMs = this.nowMs + PROCESSING_MS;
    invoice.code = outcome;
    return { status: 202, invoice };
  }

  /** Moves the clock, and does what is due, the earliest first. */
  advance(ms: number): void {
    this.nowMs += ms;
    for (;;) {
      const due = this.invoices
        .filter(({ dueMs }) => dueMs !== undefined && dueMs <= this.nowMs)
        .toSorted((one, other) => (one.dueMs ?? 0) - (other.dueMs ?? 0));
      const [next] = due;
      if (next === undefined) return;
      next.dueMs = undefined;
      if (next.status === 'cancelling') {
        next.status = next.code === undefined ? 'cancelled' : 'authorized';
      } else this.judge(next);
    }
  }

  private judge(invoice: ModelInvoice): void {
    invoice.code = refusalOf(invoice.request, invoice.replaces);
    if (invoice.code === undefined) accept(invoice);
    else {
      invoice.status = 'rejected';
      const { rps } = keyOf(invoice.request);
      if (rps !== undefined) this.receipts.delete(rps);
    }
  }

  private store(
    { request, replaces, dueMs }: Pick<ModelInvoice, 'request' | 'replaces' | 'dueMs'>,
    rejected: ModelInvoice | undefined,
  ): ModelInvoice {
    const invoice: ModelInvoice = {
      ...{ request, replaces, dueMs },
      status: 'processing',
      code: undefined,
    };
    // The row of a rejected invoice is used again.
    if (rejected !== undefined) this.invoices.splice(this.invoices.indexOf(rejected), 1, invoice);
    else this.invoices.push(invoice);
    const { rps } = keyOf(request);
    if (rps !== undefined) this.receipts.set(rps, invoice);
    return invoice;
  }

  private withReference({ provider, reference }: ModelRequest): ModelInvoice | undefined {
    if (reference === undefined) return undefined;
    return this.invoices.find(
      ({ request }) => request.provider === provider && request.reference === reference,
    );
  }

  private ownerOf(request: ModelRequest): ModelInvoice | undefined {
    const { rps } = keyOf(request);
    return rps === undefined ? undefined : this.receipts.get(rps);
  }
}

function keyOf({ provider, rps }: ModelRequest): { readonly rps: string | undefined } {
  return { rps: rps === undefined ? undefined : `${provider} ${rps}` };
}

function accept(invoice: ModelInvoice): void {
  invoice.status = 'authorized';
  if (invoice.replaces !== undefined) invoice.replaces.status = 'substituted';
}

function refusalOf(request: ModelRequest, replaces: ModelInvoice | undefined): string | undefined {
  const { outcome, rate, wrongBy = 0 } = request;
  if (outcome?.startsWith('E') === true) return outcome;
  if (rate > HIGHEST_RATE) return 'E0595';
  if (wrongBy !== 0) return 'E164';
  return replaces !== undefined && replaces.status !== 'authorized' ? 'E0046' : undefined;
}

function isSame(
  { request, replaces }: ModelInvoice,
  other: ModelRequest,
  otherReplaces: ModelInvoice | undefined,
): boolean {
  const content = (each: ModelRequest): string =>
    JSON.stringify(
      Object.entries(each)
        .filter(([name]) => name !== 'sync' && name !== 'outcome')
        .toSorted(),
    );
  return content(request) === content(other) && replaces === otherReplaces;
}
