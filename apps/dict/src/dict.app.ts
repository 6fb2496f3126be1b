import { port, type AppDefinition } from '#libs/platform';
import { sandboxVariables } from '#libs/sandbox';
import { AppModule } from './app.module';
import { dictVariables } from './config';
import { ENTRY_REFUSALS } from './keys/entry-refusals';
import { exampleRequest } from './keys/examples';

/** The DICT simulator. */
export const dict: AppDefinition = {
  name: 'dict',
  title: 'DICT: key directory',
  description:
    'Registers, finds, lists and deletes the keys of instant payments, each bound to an account. ' +
    'Name a sandbox in `X-Sandbox` to work in a world of your own.',
  inPortuguese: {
    title: 'DICT: diretório de chaves Pix',
    description:
      'Cadastra e consulta chaves Pix. Informe um sandbox em `X-Sandbox` para trabalhar com dados isolados.',
  },
  port: port('DICT_PORT', '3003', 'Port of the DICT simulator.'),
  healthPath: '/dict/health',
  variables: { ...sandboxVariables, ...dictVariables },
  module: AppModule,
  outcomes: Object.fromEntries(
    Object.entries(ENTRY_REFUSALS).map(([code, { meaning }]) => [code, meaning]),
  ),
  example: (address) =>
    `curl -s ${address}/dict/keys -H 'Content-Type: application/json' -d '${JSON.stringify(exampleRequest('CPF'))}'`,
};
