import { formatCents, toCents } from '#libs/kernel';
import { AmountResponse } from '../accounts/account.response';
import { type Bill } from '../bank/cards/card';
import { type ListMetaResponse, type PageLinksResponse } from '../standard/standard.response';

/** A charge in a bill. */
export class FinanceChargeResponse {
  /** @example IOF */
  type!: 'IOF';

  /** @example "3.50" */
  amount!: string;

  /** @example BRL */
  currency!: string;
}

/** A payment of a bill. */
export class BillPaymentResponse {
  /** @example VALOR_PAGAMENTO_FATURA_REALIZADO */
  valueType!: 'VALOR_PAGAMENTO_FATURA_REALIZADO';

  /** @example 2026-02-13 */
  paymentDate!: string;

  /** @example BOLETO_BANCARIO */
  paymentMode!: 'BOLETO_BANCARIO';

  /** @example "2480.10" */
  amount!: string;

  /** @example BRL */
  currency!: string;
}

/** A closed bill of a card account. */
export class BillDataResponse {
  /** @example maria-cartao-2026-01 */
  billId!: string;

  /** @example 2026-02-13 */
  dueDate!: string;

  /** The sum of the transactions of the bill; credits are negative. */
  billTotalAmount!: AmountResponse;

  billMinimumAmount!: AmountResponse;

  /** Whether the bill can be paid in instalments. */
  isInstalment!: boolean;

  /** The charges that the total contains. */
  financeCharges?: FinanceChargeResponse[];

  /** Empty until the day on which the bill is due. */
  payments!: BillPaymentResponse[];

  static of(bill: Bill): BillDataResponse {
    const { billId, dueDate, totalCents, minimumCents, iofCents, isPaid } = bill;
    const total = AmountResponse.of(toCents(totalCents));
    return {
      billId,
      dueDate,
      billTotalAmount: total,
      billMinimumAmount: AmountResponse.of(toCents(minimumCents)),
      isInstalment: true,
      ...(iofCents === 0
        ? {}
        : {
            financeCharges: [
              { type: 'IOF', amount: formatCents(toCents(iofCents)), currency: 'BRL' },
            ],
          }),
      payments: isPaid
        ? [
            {
              valueType: 'VALOR_PAGAMENTO_FATURA_REALIZADO',
              paymentDate: dueDate,
              // By another bank, because the accounts of this bank have no such payment.
              paymentMode: 'BOLETO_BANCARIO',
              amount: total.amount,
              currency: total.currency,
            },
          ]
        : [],
    };
  }
}

/** A page of the bills. */
export class BillListResponse {
  data!: BillDataResponse[];

  links!: PageLinksResponse;

  meta!: ListMetaResponse;
}
