import { type AppDefinition } from '#libs/app';
import { KEY_TYPES } from '#libs/brazil';
import { port } from '#libs/config';
import { sandboxVariables } from '#libs/sandbox';
import { AppModule } from './app.module';
import { DICT_EVENTS } from './journal-events';
import { dictVariables } from './config';
import { ACCOUNT_TYPES, KEY_STATUSES } from './keys/dict-key';
import { exampleRequest } from './contract/examples';
import { DICT_OUTCOME_OPERATIONS, DICT_OUTCOMES, DICT_TEST_VALUES } from './outcomes';
import { schema } from './schema';

/** The DICT simulator. */
export const dict: AppDefinition = {
  name: 'dict',
  title: 'DICT: key directory',
  description:
    'Registers, finds, lists and deletes Pix keys. Each key belongs to an account. ' +
    'The header `X-Sandbox` selects a sandbox with separate data.',
  inPortuguese: {
    title: 'DICT: diretório de chaves Pix',
    description:
      'Cadastra e consulta chaves Pix. Informe um sandbox em `X-Sandbox` para trabalhar com dados isolados.',
  },
  port: port('DICT_PORT', '3003', 'Port of the DICT simulator.'),
  healthPath: '/dict/health',
  variables: { ...sandboxVariables, ...dictVariables },
  module: AppModule,
  schema,
  events: DICT_EVENTS,
  outcomes: DICT_OUTCOMES,
  outcomeOperations: DICT_OUTCOME_OPERATIONS,
  testValues: DICT_TEST_VALUES,
  exampleRule: {
    name: 'refuse-next',
    match: { method: 'POST', path: '/dict/keys' },
    effect: { outcome: 'ENTRY_LIMIT_EXCEEDED' },
    times: 1,
  },
  tags: {
    keys: 'Register, find, list and delete Pix keys.',
    entries: 'Official API, in XML: create, look up, change, delete and check entries.',
    claims: 'Official API, in XML: claims of portability and ownership.',
    reconciliation: 'Official API, in XML: compare your CIDs with those of DICT.',
    'infraction reports': 'Official API, in XML: report payments as fraud, and answer reports.',
    'fraud markers': 'Official API, in XML: mark persons and keys as fraudulent.',
    refunds: 'Official API, in XML: request, close and cancel refunds.',
    'funds recoveries':
      'Official API, in XML: follow money through several accounts, and recover it.',
    'event notifications': 'Official API, in XML: events of your funds recoveries.',
    statistics: 'Official API, in XML: statistics of a person or of a key.',
    policies: 'Official API, in XML: the buckets of your rate policies.',
  },
  enums: { KeyType: KEY_TYPES, AccountType: Object.keys(ACCOUNT_TYPES), KeyStatus: KEY_STATUSES },
  example: (address) =>
    `curl -s ${address}/dict/keys -H 'Content-Type: application/json' -d '${JSON.stringify(exampleRequest('CPF'))}'`,
};
