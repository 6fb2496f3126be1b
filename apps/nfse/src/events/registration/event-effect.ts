import { EVENT_NAMES, type InfEventRequest } from '#libs/nfse';
import { type Invoice } from '../../invoices/invoice';

/** What the effect of an event depends on, beside its request. */
export interface EffectFacts {
  readonly nowMs: number;
  /** When the municipality decides about a request for analysis by itself; null if a person decides. */
  readonly decisionAtMs: number | null;
  /** CodigoCancelamento of a request to the municipal service. */
  readonly municipalCode?: string | undefined;
}

/** The change of an invoice because of an event; undefined if the event leaves it as it is. */
export function effectOf(
  request: InfEventRequest,
  { nowMs, decisionAtMs, municipalCode }: EffectFacts,
): Partial<Invoice> | undefined {
  const { e101101, e101103, e105104, e105105, e305101 } = request;
  const ended = { statusUpdatedAtMs: nowMs, nextAtMs: null } as const;
  if (e101101 !== undefined) {
    const { cMotivo: code, xMotivo: reason } = e101101;
    const municipal = municipalCode === undefined ? {} : { municipalCode };
    return { ...ended, status: 'cancelled', cancellation: { code, reason, ...municipal } };
  }
  if (e101103 !== undefined) {
    const { cMotivo: code, xMotivo: reason } = e101103;
    return {
      status: 'cancelling',
      statusUpdatedAtMs: nowMs,
      nextAtMs: decisionAtMs,
      cancellation: { code, reason },
      cancellationRefusal: null,
      requestedOutcome: null,
    };
  }
  if (e105104 !== undefined) return { ...ended, status: 'cancelled' };
  if (e305101 !== undefined) {
    const cancellation = { code: OTHER_REASON, reason: e305101.xProcAdm };
    return { ...ended, status: 'cancelled', cancellation };
  }
  return e105105 === undefined ? undefined : { ...ended, ...denied(e105105.xMotivo) };
}

/** The reason of a cancellation by the municipality, among those of a cancellation. */
const OTHER_REASON = '9';

function denied(detail: string): Partial<Invoice> {
  const code = '105105';
  return {
    status: 'authorized',
    cancellation: null,
    cancellationRefusal: { code, description: EVENT_NAMES[code], element: `e${code}`, detail },
  };
}
