import { isCalendarDate, type Violation } from '#libs/kernel';

/** The parameters with which a payer reads a charge with a due date. */
export interface DueChargeQuery {
  /** The municipality of the payer, for its holidays: 7 digits of IBGE. */
  readonly codMun?: unknown;
  /** The planned day of the payment. */
  readonly DPP?: unknown;
}

/**
 * The first parameter that is not valid (API Pix, CobPayloadOperacaoInvalida); undefined if there is none.
 * @param today in Brasília
 * @param last the last day on which the charge can be paid
 */
export function dueChargeQueryProblem(
  { codMun, DPP }: DueChargeQuery,
  { today, last }: { readonly today: string; readonly last: string },
): Violation | undefined {
  if (codMun !== undefined && !(typeof codMun === 'string' && /^\d{7}$/.test(codMun))) {
    return {
      pointer: 'codMun',
      detail: 'Must be the 7 digits of the IBGE code of a municipality.',
    };
  }
  if (DPP === undefined) return undefined;
  if (typeof DPP !== 'string' || !isCalendarDate(DPP)) {
    return { pointer: 'DPP', detail: 'Must be a day of the calendar, as in 2026-01-31.' };
  }
  if (DPP < today) return { pointer: 'DPP', detail: `Must be today, ${today}, or later.` };
  if (DPP <= last) return undefined;
  return { pointer: 'DPP', detail: `Must be at most ${last}, the last day of the charge.` };
}
