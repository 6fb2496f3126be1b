import { formatCents, type Cents } from '#libs/kernel';
import { refusal } from '../rules/catalogue';
import { type Refusal } from '../rules/rule';
import { type ComputedNfse, type DeclaredAmounts } from '../taxes/compute-nfse';

/** The receipt (Recibo Provisório de Serviços) that the provider gave its customer before the invoice. */
export interface DeclaredRps {
  /** At most 15 digits, without leading zeros. Only one invoice can be issued for a receipt with a number. */
  readonly number?: string;
  /** At most 5 letters and digits. */
  readonly series: string;
  /** 1 RPS, 2 combined invoice, 3 receipt of a cash register. */
  readonly type: string;
  /** 1 normal, 2 cancelled. */
  readonly status: string;
  /** The date of the receipt, as in `2026-03-10`. */
  readonly issueDate?: string;
}

/** Data of a request for which a DPS has no elements. */
export interface Declaration {
  readonly rps?: DeclaredRps;
  readonly amounts?: DeclaredAmounts;
}

/** The data that a declaration is checked with. */
interface DeclarationFacts {
  readonly computed: ComputedNfse;
  /** The day in Brasília, as in `2026-03-10`. */
  readonly today: string;
  /** True if the municipality accepts amounts that contradict the computation. */
  readonly acceptsAmounts: boolean;
}

const TYPES = ['1', '2', '3'];
const NORMAL = '1';
const NORMAL_OR_CANCELLED = ['1', '2'];

/**
 * The refusals of a declaration, with the codes of the ABRASF manual. E939 and E940 are codes of SimplISS, because the
 * manual has no codes for these amounts.
 */
export function declarationRefusals(
  { rps, amounts }: Declaration,
  { computed, today, acceptsAmounts }: DeclarationFacts,
): readonly Refusal[] {
  return [
    ...(rps === undefined ? [] : rpsRefusals(rps, today)),
    ...(amounts === undefined || acceptsAmounts ? [] : amountRefusals(amounts, computed)),
  ];
}

/** The refusal of a receipt for which an invoice was already issued. */
export function rpsTaken({ number = '', series, type }: DeclaredRps, invoiceId: string): Refusal {
  const detail =
    `RPS ${number}, series ${series}, type ${type} of this provider already became invoice ${invoiceId}. ` +
    `GET /nfse/${invoiceId} shows it.`;
  return refusal('E10', detail);
}

function rpsRefusals(
  { number, type, status, issueDate = '' }: DeclaredRps,
  today: string,
): readonly Refusal[] {
  const found: Refusal[] = [];
  if (number === undefined && issueDate === '') {
    found.push(refusal('E11', 'The RPS has a series or a type, but no number.'));
  }
  if (!TYPES.includes(type)) {
    const types = '1 (RPS), 2 (combined invoice) or 3 (receipt of a cash register)';
    found.push(refusal('E13', `The type is ${type}; it must be ${types}.`));
  }
  if (issueDate > today) {
    found.push(refusal('E16', `The date of the RPS is ${issueDate}, after today, ${today}.`));
  }
  if (status !== NORMAL) {
    const detail = NORMAL_OR_CANCELLED.includes(status)
      ? 'The status is 2 (cancelled). A cancelled RPS cannot become an invoice: send 1 (normal).'
      : `The status is ${status}; it must be 1 (normal).`;
    found.push(refusal('E68', detail));
  }
  return found;
}

function amountRefusals(
  { base, iss, net }: DeclaredAmounts,
  { iss: computedIss, totals }: ComputedNfse,
): readonly Refusal[] {
  const found: Refusal[] = [];
  const { amounts, cents, situation } = computedIss;
  if (iss !== undefined && cents === undefined && iss !== 0) {
    const detail = `ValorIss is ${reais(iss)}, but no ISS is computed here (${situation}).`;
    found.push(refusal('E220', detail));
  }
  if (iss !== undefined && cents !== undefined && iss !== cents) {
    found.push(refusal('E164', difference('ValorIss', iss, cents)));
  }
  if (base !== undefined && base !== amounts.base) {
    found.push(refusal('E939', difference('BaseCalculo', base, amounts.base)));
  }
  if (net !== undefined && net !== totals.netCents) {
    found.push(refusal('E940', difference('ValorLiquidoNfse', net, totals.netCents)));
  }
  return found;
}

function difference(name: string, sent: Cents, computed: Cents): string {
  return `${name} is ${reais(sent)}, and the computation gives ${reais(computed)}.`;
}

function reais(cents: Cents): string {
  return `R$ ${formatCents(cents)}`;
}
