import { type AppDefinition } from '#libs/app';
import { port } from '#libs/config';
import { sandboxVariables } from '#libs/sandbox';
import { AppModule } from './app.module';
import { schema } from './schema';

/** The example of docs/adding-a-simulator.md: a simulator of bank slips. */
export const boleto: AppDefinition = {
  name: 'boleto',
  title: 'Boleto: bank slips',
  description: 'Registers bank slips.',
  port: port('BOLETO_PORT', '3010', 'Port of the simulator of bank slips.'),
  healthPath: '/boleto/health',
  variables: sandboxVariables,
  module: AppModule,
  schema,
  tags: { slips: 'Register bank slips, and read them.' },
  example: (address) =>
    `curl -s ${address}/boleto/slips -H 'Content-Type: application/json' -d '{"amount":"10.00"}'`,
};
