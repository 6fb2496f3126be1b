import { type Language, type Words } from '../../../words/language';

/** The kinds of work that wait for an instant, and of work that goes on in the background. */
const KINDS: Readonly<Record<string, Words>> = {
  'spi-timeout': { pt: 'Tempo limite da liquidação', en: 'Time limit of the settlement' },
  'spi-answer': {
    pt: 'Resposta da instituição do recebedor simulada',
    en: 'Response of the simulated institution of the receiver',
  },
  'spi-institution-notice': {
    pt: 'Novo envio do aviso à instituição do recebedor',
    en: 'Notice to the institution of the receiver, sent again',
  },
  'spi-payment-series': {
    pt: 'Próximos Pix de uma série de pagadores simulados',
    en: 'Next payments of a series of simulated payers',
  },
  'spi-exam': { pt: 'Fim do roteiro de homologação do SPI', en: 'End of an SPI homologation run' },
  'dict-exam': {
    pt: 'Fim do roteiro de homologação do DICT',
    en: 'End of a DICT homologation run',
  },
  'cid-file': { pt: 'Arquivo de CIDs', en: 'File of CIDs' },
  'claim-resolution': {
    pt: 'Fim do prazo de resolução da reivindicação',
    en: 'End of the resolution period of a claim',
  },
  'claim-validation': {
    pt: 'Fim do prazo de validação da reivindicação',
    en: 'End of the validation period of a claim',
  },
  'recovery-tracking': {
    pt: 'Rastreamento de uma recuperação de valores',
    en: 'Tracking of a funds recovery',
  },
  'recovery-blocking': {
    pt: 'Bloqueios de uma recuperação de valores',
    en: 'Blocks of a funds recovery',
  },
  'iso8583-dispute': {
    pt: 'Prazo de uma contestação de compra',
    en: 'Deadline of a dispute about a purchase',
  },
  'iso8583-advice': { pt: 'Repetição de um aviso (advice)', en: 'Repeat of an advice' },
  'iso8583-forward': {
    pt: 'Encaminhamento dos avisos de uma porta de escuta',
    en: 'Forwarding of the advices of a listener',
  },
  'nfse-invoices': { pt: 'Próximo passo de uma nota', en: 'Next step of an invoice' },
  'openfinance-payments': {
    pt: 'Próximo passo de pagamentos',
    en: 'Next step of payments',
  },
  'openfinance-payment-consent': {
    pt: 'Prazo de um consentimento de pagamento',
    en: 'Deadline of a payment consent',
  },
  'openfinance-recurring-consent': {
    pt: 'Prazo de um consentimento recorrente',
    en: 'Deadline of a recurring consent',
  },
  'consent-deadline': {
    pt: 'Prazo de um consentimento de dados',
    en: 'Deadline of a data consent',
  },
  'consent-customer': {
    pt: 'Decisão automática do cliente de um consentimento',
    en: 'Automatic decision of the customer of a consent',
  },
  'openfinance-credit': {
    pt: 'Crédito de um Pix recebido',
    en: 'Credit of a Pix that was received',
  },
  'openfinance-booking': { pt: 'Lançamento futuro na conta', en: 'Future booking of an account' },
  'report-runs': { pt: 'Geração de relatório', en: 'Writing of a report' },
  'report-schedules': { pt: 'Arquivo de um agendamento', en: 'File of a schedule' },
  'report-late-files': { pt: 'Arquivo atrasado', en: 'Late file' },
  'report-expiry': { pt: 'Expiração de um relatório', en: 'Expiry of a report' },
  'workflow-executions': { pt: 'Execução de workflow', en: 'Execution of a workflow' },
  'workflow-timers': {
    pt: 'Espera ou tempo limite de uma execução',
    en: 'Wait or time limit of an execution',
  },
  webhooks: { pt: 'Entrega de webhook', en: 'Delivery of a webhook' },
};

/** The kind of work in words; a kind that is not known, as it is. */
export function kindInWords(kind: string, language: Language): string {
  return Object.hasOwn(KINDS, kind) ? (KINDS[kind]?.[language] ?? kind) : kind;
}
