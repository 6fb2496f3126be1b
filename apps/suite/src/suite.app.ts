import { type AppDefinition } from '#libs/app';
import { port } from '#libs/config';
import { apps } from './apps';
import { controlVariables } from './control/config';
import { SuiteControlModule } from './control/control.module';
import { SuiteHomeController } from './control/home/suite-home.controller';

/** The control of all services together. It has no sandboxes of its own. */
export const suite: AppDefinition = {
  name: 'suite',
  title: 'Suite control',
  description:
    'Controls all simulators at once: sandboxes, snapshots, clock, rules and journal. The header `X-Sandbox` selects ' +
    'the sandbox. A change is made in all services or in none, while the requests to the sandbox wait.',
  inPortuguese: {
    title: 'Controle da suíte',
    description:
      'Controla todos os simuladores de uma vez: sandboxes, snapshots, relógio, regras e diário. Informe o sandbox em `X-Sandbox`. Uma mudança é feita em todos os serviços ou em nenhum; enquanto isso, as requisições ao sandbox esperam.',
  },
  port: port('SUITE_PORT', '3000', 'Port of the suite control.'),
  healthPath: '/health',
  variables: controlVariables,
  module: SuiteControlModule,
  homeController: SuiteHomeController,
  consoleServices: apps.map(({ name }) => name),
  schema: { entities: [], migrations: [] },
  outcomes: Object.fromEntries(apps.flatMap(({ outcomes = {} }) => Object.entries(outcomes))),
  example: (address) => `curl -s ${address}/ -H 'Accept: application/json'`,
};
