import { amountInWords } from '../../libs/console/web/words/amount';
import { eventInWords, type TimelineEvent } from '../../libs/console/web/words/event-in-words';

const PIX = { amount: '150.75', payerIspb: '12345678', payeeIspb: '87654321' };
const PIX_PT = 'Pix de R$ 150,75 de 12345678 para 87654321';
const PIX_EN = 'Pix of R$ 150.75 from 12345678 to 87654321';
const CARD = { amount: '1500.5', pan: '400000******0001', nsu: '000123' };
const CARD_PT = 'Compra de R$ 1.500,50 no cartão 400000******0001, NSU 000123';

function eventOf(name: string, facts: TimelineEvent['facts'], rest: Partial<TimelineEvent> = {}) {
  return {
    name,
    facts,
    method: 'POST',
    path: '/path',
    status: 200,
    outcome: 'answered',
    ...rest,
  } as const;
}

describe('eventInWords in Portuguese', () => {
  it.each<[string, string, TimelineEvent, string, string]>([
    ['a payment', 'spi', eventOf('pix.payment', PIX), `${PIX_PT}: aceito`, 'ok'],
    [
      'a settled payment',
      'spi',
      eventOf('pix.payment', { ...PIX, status: 'ACSC' }),
      `${PIX_PT}: liquidado`,
      'ok',
    ],
    [
      'a rejected payment',
      'spi',
      eventOf('pix.payment', { ...PIX, status: 'RJCT', code: 'AM04' }),
      `${PIX_PT}: rejeitado, AM04 saldo insuficiente na Conta PI`,
      'refused',
    ],
    [
      'a payment without facts',
      'spi',
      eventOf('pix.payment', { payerIspb: '' }),
      'Pix: aceito',
      'ok',
    ],
    [
      'a payment without a payer',
      'spi',
      eventOf('pix.payment', { amount: '1', payeeIspb: '87654321' }),
      'Pix de R$ 1,00 para 87654321: aceito',
      'ok',
    ],
    [
      'an error of the service',
      'spi',
      eventOf('pix.payment', PIX, { status: 500 }),
      `${PIX_PT}: erro do serviço, HTTP 500`,
      'failed',
    ],
    [
      'an error of the service with a code',
      'dict',
      eventOf('dict.key-lookup', { key: 'a', code: 'SERVICE_UNAVAILABLE' }, { status: 503 }),
      'Consulta da chave a: erro do serviço, HTTP 503, SERVICE_UNAVAILABLE DICT temporariamente indisponível',
      'failed',
    ],
    [
      'a lost response',
      'spi',
      eventOf('pix.payment', PIX, { status: undefined, outcome: 'lost' }),
      `${PIX_PT}: resposta perdida`,
      'failed',
    ],
    ['no response yet', 'spi', eventOf('pix.payment', PIX, { status: undefined }), PIX_PT, 'none'],
    [
      'a declined purchase',
      'iso8583',
      eventOf('card.purchase', { ...CARD, responseCode: '51' }),
      `${CARD_PT}: negada, 51 saldo ou limite insuficiente`,
      'refused',
    ],
    [
      'an approved purchase',
      'iso8583',
      eventOf('card.purchase', { ...CARD, responseCode: '00' }),
      `${CARD_PT}: aprovada`,
      'ok',
    ],
    [
      'a partial approval over TCP',
      'iso8583',
      eventOf('card.purchase', { ...CARD, responseCode: '10' }, { status: undefined }),
      `${CARD_PT}: aprovada, 10 aprovada parcialmente`,
      'ok',
    ],
    [
      'a purchase in dollars',
      'iso8583',
      eventOf('card.purchase', { amount: '10.00', currency: 'USD', responseCode: '00' }),
      'Compra de USD 10,00: aprovada',
      'ok',
    ],
    [
      'an unknown code',
      'dict',
      eventOf('dict.key-created', { key: 'a', code: 'OTHER' }, { status: 400 }),
      'Registro da chave a: rejeitada, OTHER',
      'refused',
    ],
    [
      'a refusal without a code',
      'dict',
      eventOf('dict.key-created', { key: 'a', keyType: 'EMAIL' }, { status: 404 }),
      'Registro da chave a (EMAIL): rejeitada, HTTP 404',
      'refused',
    ],
    [
      'a read of a rejected consent',
      'openfinance',
      eventOf('consent.read', { consentId: 'urn:1', status: 'REJECTED' }),
      'Consulta do consentimento urn:1: ok, rejeitado',
      'ok',
    ],
    [
      'a message over ICOM',
      'spi',
      eventOf('pix.icom-message', { ...PIX, message: 'pacs.008' }),
      'Mensagem pacs.008 pela ICOM, R$ 150,75, de 12345678, para 87654321: aceita',
      'ok',
    ],
    [
      'a rejection after the acceptance',
      'openfinance',
      eventOf('payment.created', { status: 'RJCT', code: 'FALHA_INFRAESTRUTURA_SPI' }),
      'Pagamento: rejeitado, FALHA_INFRAESTRUTURA_SPI falha técnica no SPI',
      'refused',
    ],
    [
      'a failed execution',
      'workflow',
      eventOf('execution.started', { executionId: 'e1', status: 'FAILED' }),
      'Início da execução e1: falhou',
      'failed',
    ],
    [
      'a fact that looks like a template',
      'dict',
      eventOf('dict.key-lookup', { key: '[{keyType}] $& {key}', keyType: 'EVP' }),
      'Consulta da chave [{keyType}] $& {key} (EVP): ok',
      'ok',
    ],
    ['an unknown name', 'spi', eventOf('http.request', {}), 'POST /path: 200', 'ok'],
    [
      'an unknown name that is not found',
      'spi',
      eventOf('http.request', {}, { status: 404 }),
      'POST /path: 404',
      'refused',
    ],
    [
      'an unknown name with a lost response',
      'spi',
      eventOf('http.request', {}, { status: undefined, outcome: 'lost' }),
      'POST /path: resposta perdida',
      'failed',
    ],
  ])('%s', (_title, service, event, text, result) => {
    expect(eventInWords(event, service, 'pt')).toEqual({ text, result });
  });
});

describe('eventInWords in English', () => {
  const rejected = eventOf('pix.payment', { ...PIX, status: 'RJCT', code: 'AM04' });

  it('has the names of the API', () => {
    const names = { AM04: 'Balance of the Conta PI is not sufficient' };
    expect(eventInWords(rejected, 'spi', 'en', names).text).toBe(
      `${PIX_EN}: rejected, AM04 balance of the Conta PI is not sufficient`,
    );
  });

  it('leaves out what a name says about retries', () => {
    const declined = eventOf('card.purchase', { responseCode: '51' });
    const names = { '51': 'Insufficient funds (a retry is allowed)' };
    expect(eventInWords(declined, 'iso8583', 'en', names).text).toBe(
      'Purchase: declined, 51 insufficient funds',
    );
  });

  it('shows a code alone if it has no names', () => {
    expect(eventInWords(rejected, 'spi', 'en').text).toBe(`${PIX_EN}: rejected, AM04`);
  });
});

describe('amountInWords', () => {
  it.each([
    ['150.75', 'R$ 150,75', 'R$ 150.75'],
    ['0.5', 'R$ 0,50', 'R$ 0.50'],
    ['1234567.00', 'R$ 1.234.567,00', 'R$ 1,234,567.00'],
    ['-1000', 'R$ -1.000,00', 'R$ -1,000.00'],
    ['***', '***', '***'],
    ['1e3', '1e3', '1e3'],
  ])('%s: %s, %s', (amount, pt, en) => {
    expect(amountInWords(amount, 'pt')).toBe(pt);
    expect(amountInWords(amount, 'en')).toBe(en);
  });
});
