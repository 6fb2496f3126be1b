import { type AppDefinition } from '#libs/app';
import { port } from '#libs/config';
import { SPI_REJECT_CODES } from '#libs/iso20022';
import { sandboxVariables } from '#libs/sandbox';
import { AppModule } from './app.module';
import { SPI_EVENTS } from './journal-events';
import { spiVariables } from './config';
import { TRANSACTION_STATUSES } from './settlement/transaction';
import { smallestMessage } from './transactions/examples';
import { SILENCES, SPI_OUTCOMES } from './settlement/outcomes';
import { schema } from './schema';

/** The Pix key of the receiver in a pacs.008. */
const KEY = 'CdtTrfTxInf/CdtrAcct/Prxy/Id';

/** The SPI simulator. */
export const spi: AppDefinition = {
  name: 'spi',
  title: 'SPI: instant payments',
  description:
    'Receives ISO 20022 pacs.008 messages, answers each with a pacs.002, and stores and lists the ' +
    'transactions. The header `X-Sandbox` selects a sandbox with separate data.',
  inPortuguese: {
    title: 'SPI: pagamentos instantâneos (Pix)',
    description:
      'Recebe mensagens ISO 20022 pacs.008, responde a cada uma com o seu pacs.002, guarda e lista as transações. Informe um sandbox em `X-Sandbox` para trabalhar com dados isolados.',
  },
  port: port('SPI_PORT', '3002', 'Port of the SPI simulator.'),
  healthPath: '/spi/health',
  variables: { ...sandboxVariables, ...spiVariables },
  module: AppModule,
  schema,
  events: SPI_EVENTS,
  outcomes: SPI_OUTCOMES,
  outcomeOperations: [
    { method: 'POST', path: '/spi/pacs.008', outcomes: SPI_OUTCOMES },
    { method: 'POST', path: '/api/v1/in/{ispb}/msgs', outcomes: SPI_OUTCOMES },
  ],
  testValues: [
    { method: 'POST', path: '/spi/pacs.008', field: KEY, outcomes: SPI_REJECT_CODES },
    { method: 'POST', path: '/spi/pacs.008?settle=async', field: KEY, outcomes: SILENCES },
    { method: 'POST', path: '/api/v1/in/{ispb}/msgs', field: KEY, outcomes: SPI_OUTCOMES },
  ],
  exampleRule: {
    name: 'refuse-next',
    match: { method: 'POST', path: '/spi/pacs.008' },
    effect: { outcome: 'AM04' },
    times: 1,
  },
  tags: {
    transactions: 'Send a pacs.008, and read the stored transactions.',
    messages: 'List and read the messages of participants and for participants.',
    icom: 'The API of participants: send messages of the SPI catalogue, and read your messages from streams.',
  },
  exposedHeaders: ['PI-Pull-Next', 'PI-ResourceId'],
  enums: { TransactionStatus: TRANSACTION_STATUSES, SpiRejectCode: Object.keys(SPI_REJECT_CODES) },
  example: (address) =>
    `curl -s ${address}/spi/pacs.008 -H 'Content-Type: application/xml' -d '${smallestMessage()}'`,
};
