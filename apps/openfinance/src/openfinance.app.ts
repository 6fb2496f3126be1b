import { port, type AppDefinition } from '#libs/platform';
import { sandboxVariables } from '#libs/sandbox';
import { AppModule } from './app.module';
import { openfinanceVariables } from './config';
import { schema } from './schema';

/** The open banking simulator: a bank after Open Finance Brasil. */
export const openfinance: AppDefinition = {
  name: 'openfinance',
  title: 'Open banking: consents, accounts, payments',
  description:
    'A bank with the APIs of Open Finance Brasil: consents, accounts and Pix payments on one ledger. ' +
    'No certificate and no token is needed. The header `X-Sandbox` selects a sandbox with separate data.',
  inPortuguese: {
    title: 'Open Finance: consentimentos, contas e pagamentos',
    description:
      'Um banco com as APIs do Open Finance Brasil, sem certificado e sem token. ' +
      'Informe um sandbox em `X-Sandbox` para trabalhar com dados isolados.',
  },
  port: port('OPENFINANCE_PORT', '3006', 'Port of the open banking simulator.'),
  healthPath: '/health',
  variables: { ...sandboxVariables, ...openfinanceVariables },
  module: AppModule,
  schema,
  exposedHeaders: ['x-fapi-interaction-id', 'x-v'],
  tags: { discovery: 'Lists the API families that the bank serves.' },
  example: (address) => `curl -s ${address}/open-banking/discovery/v1/endpoints`,
};
