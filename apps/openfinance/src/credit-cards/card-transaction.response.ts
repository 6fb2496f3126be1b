import { formatCents, toCents, toIsoUtc } from '#libs/kernel';
import { type CreditDebitIndicator } from '../accounts/accounts.request';
import { AmountResponse } from '../accounts/account.response';
import { type CardLine, type CardTransactionType } from '../bank/cards/card';
import {
  type ListMetaResponse,
  type MetaResponse,
  type PageLinksResponse,
} from '../standard/standard.response';

/** A transaction of a card. */
export class CardTransactionResponse {
  /** @example 5e8a8f2c-6f0e-5d57-8a0c-2b7f0f4f3a11 */
  transactionId!: string;

  /**
   * The card: the last four digits, or an id for a company.
   * @example "4453"
   */
  identificationNumber!: string;

  /** @example SUPERMERCADO BOM DIA */
  transactionName!: string;

  /**
   * Absent while the bill is open.
   * @example maria-cartao-2026-01
   */
  billId?: string;

  /** @example DEBITO */
  creditDebitType!: CreditDebitIndicator;

  /** @example PAGAMENTO */
  transactionType!: CardTransactionType;

  /**
   * Only of the type OUTROS.
   * @example IOF
   */
  transactionalAdditionalInfo?: string;

  /**
   * Only of the type PAGAMENTO.
   * @example A_PRAZO
   */
  paymentType?: 'A_VISTA' | 'A_PRAZO';

  /**
   * Only of the type TARIFA.
   * @example ANUIDADE
   */
  feeType?: 'ANUIDADE';

  /**
   * Only of the type OPERACOES_CREDITO_CONTRATADAS_CARTAO.
   * @example EMPRESTIMO
   */
  otherCreditsType?: 'EMPRESTIMO';

  /**
   * The number of the instalment.
   * @example 2
   */
  chargeIdentificator?: number;

  /**
   * The number of instalments.
   * @example 6
   */
  chargeNumber?: number;

  /** The amount in reais. */
  brazilianAmount!: AmountResponse;

  /** The amount in the currency of the purchase. */
  amount!: AmountResponse;

  /**
   * UTC with milliseconds.
   * @example 2026-01-31T12:00:00.000Z
   */
  transactionDateTime!: string;

  /** @example 2026-01-31 */
  billPostDate!: string;

  /**
   * The merchant category code.
   * @example 5411
   */
  payeeMCC?: number;

  /** @param billId of the bill, if it is closed */
  static of(line: CardLine, billId: string | undefined): CardTransactionResponse {
    const { cents, foreign, mcc } = line;
    const brazilianAmount = AmountResponse.of(toCents(Math.abs(cents)));
    return {
      transactionId: line.transactionId,
      identificationNumber: line.cardNumber,
      transactionName: line.name,
      ...(billId === undefined ? {} : { billId }),
      creditDebitType: cents < 0 ? 'CREDITO' : 'DEBITO',
      transactionType: line.type,
      ...detailsOf(line),
      brazilianAmount,
      amount:
        foreign === undefined
          ? brazilianAmount
          : { amount: formatCents(toCents(foreign.cents)), currency: foreign.currency },
      transactionDateTime: toIsoUtc(line.atMs),
      billPostDate: line.date,
      ...(mcc === undefined ? {} : { payeeMCC: mcc }),
    };
  }
}

/** The members that the standard requires for the type of the transaction. */
function detailsOf({ type, instalment }: CardLine): Partial<CardTransactionResponse> {
  switch (type) {
    case 'PAGAMENTO':
      if (instalment === undefined) return { paymentType: 'A_VISTA' };
      return {
        paymentType: 'A_PRAZO',
        chargeIdentificator: instalment.number,
        chargeNumber: instalment.of,
      };
    case 'TARIFA':
      return { feeType: 'ANUIDADE' };
    case 'OPERACOES_CREDITO_CONTRATADAS_CARTAO':
      return { otherCreditsType: 'EMPRESTIMO' };
    case 'OUTROS':
      return { transactionalAdditionalInfo: 'IOF' };
    case 'ESTORNO':
    case 'CASHBACK':
      return {};
  }
}

/** A page of the transactions of a card account; the standard has no totals here. */
export class CardTransactionListResponse {
  data!: CardTransactionResponse[];

  links!: PageLinksResponse;

  meta!: MetaResponse;
}

/** A page of the transactions of a bill. */
export class BillTransactionListResponse {
  data!: CardTransactionResponse[];

  links!: PageLinksResponse;

  meta!: ListMetaResponse;
}
