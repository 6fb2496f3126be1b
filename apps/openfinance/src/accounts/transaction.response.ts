import { formatCents, toCents, toIsoUtc } from '#libs/kernel';
import { type PersonType } from '../ledger/person-type';
import { compeCodeOf } from '../bank/history/counterparties';
import { transactionIdOf, type Posting, type TransactionType } from '../ledger/posting';
import { type MetaResponse, type PageLinksResponse } from '../standard/standard.response';
import { type AmountResponse } from './account.response';
import { type CreditDebitIndicator } from './accounts.request';

export const COMPLETED_TYPES = [
  'TRANSACAO_EFETIVADA',
  'LANCAMENTO_FUTURO',
  'TRANSACAO_PROCESSANDO',
] as const;
type CompletedType = (typeof COMPLETED_TYPES)[number];

/** The standard requires account numbers of at least eight digits. */
const NUMBER_DIGITS = 8;

/** A transaction of an account. */
export class TransactionResponse {
  /** @example 5e8a8f2c-6f0e-5d57-8a0c-2b7f0f4f3a11-0 */
  transactionId!: string;

  /** @example TRANSACAO_EFETIVADA */
  completedAuthorisedPaymentType!: CompletedType;

  /** @example DEBITO */
  creditDebitType!: CreditDebitIndicator;

  /** @example "PIX ENVIADO ANA LIMA" */
  transactionName!: string;

  /** @example PIX */
  type!: TransactionType;

  /** Always positive; creditDebitType has the direction. */
  transactionAmount!: AmountResponse;

  /**
   * UTC with milliseconds.
   * @example 2026-01-31T12:00:00.000Z
   */
  transactionDateTime!: string;

  /**
   * CPF or CNPJ of the other party.
   * @example "98765432100"
   */
  partieCnpjCpf?: string;

  /** @example PESSOA_NATURAL */
  partiePersonType?: PersonType;

  /** @example "260" */
  partieCompeCode?: string;

  /** @example "0001" */
  partieBranchCode?: string;

  /** @example "20000001" */
  partieNumber?: string;

  /** @example "3" */
  partieCheckDigit?: string;

  static of(posting: Posting): TransactionResponse {
    const { cents, status, name, type, atMs } = posting;
    return {
      transactionId: transactionIdOf(posting),
      completedAuthorisedPaymentType:
        status === 'BOOKED' ? 'TRANSACAO_EFETIVADA' : 'LANCAMENTO_FUTURO',
      creditDebitType: cents > 0 ? 'CREDITO' : 'DEBITO',
      transactionName: name,
      type,
      transactionAmount: { amount: formatCents(toCents(Math.abs(cents))), currency: 'BRL' },
      transactionDateTime: toIsoUtc(atMs),
      ...partieOf(posting),
    };
  }
}

/** The known members of the other party. */
function partieOf({ counterparty }: Posting): Partial<TransactionResponse> {
  if (counterparty === null) return {};
  const { document, personType, ispb, branchCode, number, checkDigit } = counterparty;
  const compeCode = counterparty.compeCode ?? compeCodeOf(ispb);
  return {
    partieCnpjCpf: document,
    partiePersonType: personType,
    ...(compeCode === undefined ? {} : { partieCompeCode: compeCode }),
    ...(branchCode === undefined ? {} : { partieBranchCode: branchCode.padStart(4, '0') }),
    ...(number === undefined ? {} : { partieNumber: number.padStart(NUMBER_DIGITS, '0') }),
    ...(checkDigit === undefined ? {} : { partieCheckDigit: checkDigit }),
  };
}

/** A page of the transactions; the standard has no totals here. */
export class TransactionListResponse {
  data!: TransactionResponse[];

  links!: PageLinksResponse;

  meta!: MetaResponse;
}
