import { SPI_REJECT_CODES } from '#libs/iso20022';
import { port, type AppDefinition } from '#libs/platform';
import { sandboxVariables } from '#libs/sandbox';
import { AppModule } from './app.module';
import { smallestMessage } from './transactions/examples';

/** The SPI simulator. */
export const spi: AppDefinition = {
  name: 'spi',
  title: 'SPI: instant payments',
  description:
    'Takes ISO 20022 pacs.008 messages, answers each with its pacs.002, stores and lists the transactions. ' +
    'Name a sandbox in `X-Sandbox` to work in a world of your own.',
  inPortuguese: {
    title: 'SPI: pagamentos instantâneos (Pix)',
    description:
      'Recebe mensagens ISO 20022 pacs.008, responde a cada uma com o seu pacs.002, guarda e lista as transações. Informe um sandbox em `X-Sandbox` para trabalhar com dados isolados.',
  },
  port: port('SPI_PORT', '3002', 'Port of the SPI simulator.'),
  healthPath: '/spi/health',
  variables: sandboxVariables,
  module: AppModule,
  outcomes: SPI_REJECT_CODES,
  example: (address) =>
    `curl -s ${address}/spi/pacs.008 -H 'Content-Type: application/xml' -d '${smallestMessage()}'`,
};
