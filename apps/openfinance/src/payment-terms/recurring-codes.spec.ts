import { SPI_REJECT_CODES } from '#libs/iso20022';
import {
  LATER_RECURRING_OUTCOMES,
  outcomeOf,
  RECURRING_PAYMENT_OUTCOMES,
  recurringReason,
  recurringReasonOfSpi,
  REJECTION_REASONS,
  type RejectionReason,
} from './payment-codes';
import {
  RECURRING_CANCELLATION_REFUSALS,
  RECURRING_CHANGE_REFUSALS,
  RECURRING_PAYMENT_REFUSALS,
  RECURRING_REJECTIONS,
} from './recurring-codes';

describe('The codes of automatic-payments 2.0.0', () => {
  it('refuse a payment', () => {
    expect(Object.keys(RECURRING_PAYMENT_REFUSALS)).toEqual([
      'SALDO_INSUFICIENTE',
      'VALOR_ACIMA_LIMITE',
      'VALOR_INVALIDO',
      'LIMITE_PERIODO_VALOR_EXCEDIDO',
      'LIMITE_PERIODO_QUANTIDADE_EXCEDIDO',
      'CONSENTIMENTO_INVALIDO',
      'CONSENTIMENTO_PENDENTE_AUTORIZACAO',
      'PARAMETRO_NAO_INFORMADO',
      'PARAMETRO_INVALIDO',
      'NAO_INFORMADO',
      'PAGAMENTO_DIVERGENTE_CONSENTIMENTO',
      'DETALHE_PAGAMENTO_INVALIDO',
      'PAGAMENTO_RECUSADO_DETENTORA',
      'PAGAMENTO_RECUSADO_SPI',
      'ERRO_IDEMPOTENCIA',
      'LIMITE_VALOR_TOTAL_CONSENTIMENTO_EXCEDIDO',
      'LIMITE_VALOR_TRANSACAO_CONSENTIMENTO_EXCEDIDO',
      'LIMITE_TENTATIVAS_EXCEDIDO',
      'FORA_PRAZO_PERMITIDO',
      'DETALHE_TENTATIVA_INVALIDO',
    ]);
  });

  it('reject a payment later', () => {
    expect(Object.keys(RECURRING_REJECTIONS)).toHaveLength(22);
    for (const reason of Object.keys(RECURRING_REJECTIONS)) {
      expect(outcomeOf(`RJCT:${reason}`)).toEqual({ kind: 'reject', reason });
      expect(LATER_RECURRING_OUTCOMES).toHaveProperty([`RJCT:${reason}`]);
    }
    expect(Object.keys(RECURRING_PAYMENT_OUTCOMES)).toHaveLength(20 + 22 + 3);
  });

  it('refuse a change of a consent, and a cancellation', () => {
    expect(Object.keys(RECURRING_CHANGE_REFUSALS)).toHaveLength(5);
    expect(Object.keys(RECURRING_CANCELLATION_REFUSALS)).toHaveLength(2);
  });

  it('have a reason for every reason of payments v4, and every code of the SPI', () => {
    for (const reason of Object.keys(REJECTION_REASONS)) {
      expect(RECURRING_REJECTIONS).toHaveProperty(recurringReason(reason as RejectionReason));
    }
    for (const code of Object.keys(SPI_REJECT_CODES)) {
      expect(RECURRING_REJECTIONS).toHaveProperty(recurringReasonOfSpi(code));
    }
    expect(recurringReasonOfSpi('BE01')).toBe('TITULARIDADE_INCONSISTENTE');
    expect(recurringReasonOfSpi('AM02')).toBe('VALOR_ACIMA_LIMITE');
  });
});
