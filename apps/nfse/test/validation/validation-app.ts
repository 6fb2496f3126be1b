import { Module } from '@nestjs/common';
import { type AppDefinition } from '#libs/app';
import { port } from '#libs/config';
import { ControlModule } from '#libs/control';
import { SandboxModule, sandboxVariables } from '#libs/sandbox';
import { nfseVariables } from '../../src/config';
import { CreateParameters1795700100000 } from '../../src/migrations/1795700100000-create-parameters';
import { ParameterRow } from '../../src/parameters/parameter.row';
import { ParametersModule } from '../../src/parameters/parameters.module';
import { DOCUMENT_LAYOUTS } from '../../src/validation/validation.response';
import { ValidationModule } from '../../src/validation/validation.module';

@Module({ imports: [SandboxModule, ControlModule, ParametersModule, ValidationModule] })
class ValidationTestModule {}

/** A service with nothing but the validation and the parameters. */
export const validationApp: AppDefinition = {
  name: 'nfse',
  title: 'Validation',
  description: '',
  port: port('NFSE_PORT', '3007', ''),
  healthPath: '/health',
  variables: { ...sandboxVariables, ...nfseVariables },
  module: ValidationTestModule,
  schema: { entities: [ParameterRow], migrations: [CreateParameters1795700100000] },
  enums: { DocumentLayout: DOCUMENT_LAYOUTS },
  example: (address) => address,
};
