import { type InfDps } from '../national/dps';
import { type EventCode } from '../national/event';
import { type Municipality } from '../parameters/parameters';
import { isOver } from './cancellation';
import { refusal, type RejectionCode } from './catalogue';
import { EVENTS } from './events/event-table';
import { eventsInForce, type LinkedEvent } from './events/linked-events';
import { isOutsideSimples, money, taxIdOf } from './facts';
import { type Refusal } from './rule';

/** The invoice to replace. */
export interface ReplacedInvoice {
  /** Its DPS. */
  readonly dps: InfDps;
  /** When it was issued (dhProc). */
  readonly processedAtMs: number;
  /** Its generator: 1 the municipality, 2 Sefin Nacional (ambGer). */
  readonly generator: string;
  readonly isCancelled: boolean;
  /** The events that are linked to it. */
  readonly linked: readonly LinkedEvent[];
}

/** Reasons 01 and 02, which correct the option for the Simples Nacional, have no time limit (rule E0050). */
const WITHOUT_DEADLINE = new Set(['01', '02']);
const SEFIN = '2';

/** The rules of annex I about events; those about confirmations of a party are E0070. */
const BLOCKING: Readonly<Partial<Record<EventCode, RejectionCode>>> = {
  '101103': 'E0068',
  '105105': 'E0068',
  '205204': 'E0072',
  '305102': 'E0076',
};

/** The event because of which an invoice cannot be replaced, as a refusal; undefined if there is none. */
export function replacementBlock(linked: readonly LinkedEvent[]): Refusal | undefined {
  const found = eventsInForce(linked).find(({ code, refersTo }) => {
    if (code === '305102') return refersTo === '105102';
    return code in BLOCKING || EVENTS[code].manifestation === 'confirmation';
  });
  if (found === undefined) return undefined;
  const detail = `The invoice already has the event ${found.code}.`;
  return refusal(BLOCKING[found.code] ?? 'E0070', detail);
}

/**
 * The reason why an invoice cannot be replaced by a DPS with the group subst; undefined if it can. The caller has
 * checked that the key is valid (E0042) and that the invoice exists (E0044).
 */
export function substitutionRefusal(
  original: ReplacedInvoice,
  replacement: InfDps,
  municipality: Municipality | undefined,
  nowMs: number,
): Refusal | undefined {
  const { subst } = replacement;
  if (original.isCancelled)
    return refusal('E0046', 'The invoice is already cancelled or replaced.');
  if (subst?.cMotivo === '99' && subst.xMotivo === undefined) {
    return refusal('E0078', 'The reason of the replacement is 99, but there is no text.');
  }
  if (original.generator !== SEFIN) {
    return refusal('E0065', `The generator of the invoice is ${original.generator}, not ${SEFIN}.`);
  }
  return (
    replacementBlock(original.linked) ??
    municipalRefusal(original, replacement, municipality, nowMs) ??
    changeRefusal(original.dps, replacement)
  );
}

/** A municipality that is not registered sets no limits. */
function municipalRefusal(
  { dps, processedAtMs }: ReplacedInvoice,
  replacement: InfDps,
  municipality: Municipality | undefined,
  nowMs: number,
): Refusal | undefined {
  if (municipality === undefined) return undefined;
  const { name, substituteWithinHours: hours } = municipality;
  const hasDeadline = !WITHOUT_DEADLINE.has(replacement.subst?.cMotivo ?? '');
  if (hasDeadline && isOver(processedAtMs, hours, nowMs)) {
    return refusal('E0050', `${name} allows ${String(hours)} hours to replace.`);
  }
  const customer = taxIdOf(dps.toma);
  if (municipality.cancelRequiresCustomer && customer === undefined) {
    return refusal('E0056', `${name} needs the CNPJ or CPF of the customer.`);
  }
  return municipality.substituteKeepsCustomer === true && customer !== taxIdOf(replacement.toma)
    ? refusal('E0058', changed('customer', customer, taxIdOf(replacement.toma)))
    : undefined;
}

type Kept = readonly [what: string, of: (dps: InfDps) => string | undefined];

/**
 * The data that an ordinary provider must keep (rule E0060). Only item and subitem of the service are compared, not the
 * division.
 */
const KEPT_OUTSIDE_SIMPLES: readonly Kept[] = [
  ['date', (dps) => dps.dCompet],
  ['service', (dps) => dps.serv.cServ.cTribNac.slice(0, 4)],
  ['municipal code', (dps) => dps.serv.cServ.cTribMun],
  ['place', (dps) => dps.serv.locPrest.cLocPrestacao ?? dps.serv.locPrest.cPaisPrestacao],
];

/** The data that an MEI, an ME or an EPP must keep (rule E0061). */
const KEPT_INSIDE_SIMPLES: readonly Kept[] = [
  ['date', (dps) => dps.dCompet],
  ['price', (dps) => money(dps.valores.vServPrest.vServ)],
];

function changeRefusal(original: InfDps, replacement: InfDps): Refusal | undefined {
  const isOrdinary = isOutsideSimples(replacement);
  const code = isOrdinary ? 'E0060' : 'E0061';
  const kept = isOrdinary ? KEPT_OUTSIDE_SIMPLES : KEPT_INSIDE_SIMPLES;
  const difference = kept.find(([, of]) => of(original) !== of(replacement));
  if (difference !== undefined) {
    const [what, of] = difference;
    return refusal(code, changed(what, of(original), of(replacement)));
  }
  const customer = taxIdOf(original.toma);
  return !isOrdinary && customer !== undefined && customer !== taxIdOf(replacement.toma)
    ? refusal(code, changed('customer', customer, taxIdOf(replacement.toma)))
    : undefined;
}

function changed(what: string, from: string | undefined, to: string | undefined): string {
  return `The ${what} changes from ${from ?? 'nothing'} to ${to ?? 'nothing'}.`;
}
