import { port, type AppDefinition } from '#libs/platform';
import { sandboxVariables } from '#libs/sandbox';
import { AppModule } from './app.module';
import { dictVariables } from './config';
import { ENTRY_REFUSALS } from './keys/entry-refusals';
import { exampleRequest } from './keys/examples';
import { schema } from './schema';

/** The DICT simulator. */
export const dict: AppDefinition = {
  name: 'dict',
  title: 'DICT: key directory',
  description:
    'Registers, finds, lists and deletes Pix keys. Each key belongs to an account. ' +
    'The header `X-Sandbox` selects a sandbox with separate data.',
  port: port('DICT_PORT', '3003', 'Port of the DICT simulator.'),
  healthPath: '/dict/health',
  variables: { ...sandboxVariables, ...dictVariables },
  module: AppModule,
  schema,
  outcomes: Object.fromEntries(
    Object.entries(ENTRY_REFUSALS).map(([code, { meaning }]) => [code, meaning]),
  ),
  example: (address) =>
    `curl -s ${address}/dict/keys -H 'Content-Type: application/json' -d '${JSON.stringify(exampleRequest('CPF'))}'`,
};
