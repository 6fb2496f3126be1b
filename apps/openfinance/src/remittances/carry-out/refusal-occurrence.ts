import { type Means } from '../payments/remittance-payment';

type Occurrences = Readonly<Record<string, string>>;

/** The occurrences for codes with which the bank refuses a payment before it is sent, by the means of the payment. */
const OCCURRENCES: Readonly<Record<Means['kind'], Occurrences>> = {
  // Without DICT, nothing says which account a key has.
  key: { DETALHE_PAGAMENTO_INVALIDO: 'PJ', PARAMETRO_NAO_INFORMADO: 'PA' },
  charge: {
    COBRANCA_INVALIDA: 'PK',
    DETALHE_PAGAMENTO_INVALIDO: 'PK',
    VALOR_INVALIDO: 'AR',
    PARAMETRO_NAO_INFORMADO: 'PA',
  },
  account: { DETALHE_PAGAMENTO_INVALIDO: 'PD' },
};

/**
 * The occurrence of a payment that the bank refuses.
 * @param code of PaymentRefused
 */
export function refusalOccurrence(kind: Means['kind'], code: string): string {
  return OCCURRENCES[kind][code] ?? 'PH';
}
