import { type RejectionReason } from '../payment-terms/payment-codes';
import { meaningOf, occurrenceOf, occurrencesIn } from './occurrences';

describe('The occurrence of a payment that was rejected', () => {
  it.each<[RejectionReason | null, string | null, string]>([
    ['FALHA_INFRAESTRUTURA_SPI', 'AB03', 'PA'],
    ['FALHA_INFRAESTRUTURA_PSP_RECEBEDOR', 'AB09', 'PB'],
    ['DETALHE_PAGAMENTO_INVALIDO', 'AC03', 'AN'],
    ['DETALHE_PAGAMENTO_INVALIDO', 'AC06', 'PE'],
    ['DETALHE_PAGAMENTO_INVALIDO', 'AC07', 'PC'],
    ['DETALHE_PAGAMENTO_INVALIDO', 'AC14', 'PD'],
    ['VALOR_ACIMA_LIMITE', 'AM02', 'AR'],
    ['DETALHE_PAGAMENTO_INVALIDO', 'BE01', 'PF'],
    ['COBRANCA_INVALIDA', 'BE17', 'PK'],
    ['PAGAMENTO_RECUSADO_SPI', 'DS04', 'PH'],
    ['PAGAMENTO_RECUSADO_SPI', 'XX99', 'PH'],
    ['SALDO_INSUFICIENTE', null, 'HF'],
    ['DETALHE_PAGAMENTO_INVALIDO', null, 'AN'],
    ['CONTAS_ORIGEM_DESTINO_IGUAIS', null, 'AN'],
    ['VALOR_ACIMA_LIMITE', null, 'AR'],
    ['PAGAMENTO_RECUSADO_SPI', null, 'PH'],
    [null, null, 'PH'],
  ])('for %s and %s is %s', (reason, spiCode, occurrence) => {
    expect(occurrenceOf(reason, spiCode)).toBe(occurrence);
    expect(meaningOf(occurrence)).toBeDefined();
  });
});

it('splits the occurrences of a record', () => {
  expect(occurrencesIn('')).toEqual([]);
  expect(occurrencesIn('ARAOAD')).toEqual(['AR', 'AO', 'AD']);
});
