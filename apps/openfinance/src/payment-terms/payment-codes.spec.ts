import { SPI_REJECT_CODES } from '#libs/iso20022';
import {
  outcomeOf,
  PAYMENT_OUTCOMES,
  PAYMENT_REFUSALS,
  reasonOfSpi,
  REJECTION_REASONS,
} from './payment-codes';

describe('The codes of payments v4', () => {
  it('refuse at once', () => {
    expect(Object.keys(PAYMENT_REFUSALS)).toEqual([
      'SALDO_INSUFICIENTE',
      'VALOR_ACIMA_LIMITE',
      'VALOR_INVALIDO',
      'COBRANCA_INVALIDA',
      'CONSENTIMENTO_INVALIDO',
      'PARAMETRO_NAO_INFORMADO',
      'PARAMETRO_INVALIDO',
      'NAO_INFORMADO',
      'PAGAMENTO_DIVERGENTE_CONSENTIMENTO',
      'DETALHE_PAGAMENTO_INVALIDO',
      'PAGAMENTO_RECUSADO_DETENTORA',
      'PAGAMENTO_RECUSADO_SPI',
      'ERRO_IDEMPOTENCIA',
      'CONSENTIMENTO_PENDENTE_AUTORIZACAO',
    ]);
  });

  it('reject later', () => {
    expect(Object.keys(REJECTION_REASONS)).toEqual([
      'SALDO_INSUFICIENTE',
      'VALOR_ACIMA_LIMITE',
      'VALOR_INVALIDO',
      'COBRANCA_INVALIDA',
      'NAO_INFORMADO',
      'PAGAMENTO_DIVERGENTE_CONSENTIMENTO',
      'DETALHE_PAGAMENTO_INVALIDO',
      'PAGAMENTO_RECUSADO_DETENTORA',
      'PAGAMENTO_RECUSADO_SPI',
      'FALHA_INFRAESTRUTURA',
      'FALHA_INFRAESTRUTURA_SPI',
      'FALHA_INFRAESTRUTURA_DICT',
      'FALHA_INFRAESTRUTURA_ICP',
      'FALHA_INFRAESTRUTURA_PSP_RECEBEDOR',
      'FALHA_INFRAESTRUTURA_DETENTORA',
      'CONTAS_ORIGEM_DESTINO_IGUAIS',
      'FALHA_AGENDAMENTO_PAGAMENTOS',
    ]);
  });
});

describe('The outcome of a rule', () => {
  it('can be each code, at once or later, a hold and a return', () => {
    for (const code of Object.keys(PAYMENT_REFUSALS)) {
      expect(outcomeOf(code)).toEqual({ kind: 'refuse', code });
    }
    for (const reason of Object.keys(REJECTION_REASONS)) {
      expect(outcomeOf(`RJCT:${reason}`)).toEqual({ kind: 'reject', reason });
    }
    expect(outcomeOf('PDNG')).toEqual({ kind: 'hold', heldMs: 1_800_000 });
    expect(outcomeOf('PDNG:PT6H')).toEqual({ kind: 'hold', heldMs: 21_600_000 });
    expect(outcomeOf('DEVOLVIDO')).toEqual({ kind: 'return' });
    expect(Object.keys(PAYMENT_OUTCOMES).every((each) => outcomeOf(each))).toBe(true);
  });

  it.each([undefined, null, '', 'DATA_PAGAMENTO_INVALIDA', 'RJCT:', 'RJCT:AM04', 'toString'])(
    'of another kind of request is ignored: %s',
    (outcome) => {
      expect(outcomeOf(outcome)).toBeUndefined();
    },
  );
});

describe('A reject code of the SPI', () => {
  it.each([
    ['AB03', 'FALHA_INFRAESTRUTURA_SPI'],
    ['AB09', 'FALHA_INFRAESTRUTURA_PSP_RECEBEDOR'],
    ['AC03', 'DETALHE_PAGAMENTO_INVALIDO'],
    ['AC07', 'DETALHE_PAGAMENTO_INVALIDO'],
    ['AM02', 'VALOR_ACIMA_LIMITE'],
    ['AM04', 'PAGAMENTO_RECUSADO_SPI'],
    ['BE17', 'COBRANCA_INVALIDA'],
    ['FRAD', 'PAGAMENTO_RECUSADO_SPI'],
    ['nobody knows it', 'PAGAMENTO_RECUSADO_SPI'],
    [undefined, 'PAGAMENTO_RECUSADO_SPI'],
  ])('%s becomes %s', (code, reason) => {
    expect(reasonOfSpi(code)).toBe(reason);
  });

  it('always becomes a reason of the standard', () => {
    for (const code of Object.keys(SPI_REJECT_CODES)) {
      expect(REJECTION_REASONS).toHaveProperty(reasonOfSpi(code));
    }
  });
});
