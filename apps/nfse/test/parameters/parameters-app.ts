import { Controller, Get, Module, Query } from '@nestjs/common';
import { type AppDefinition } from '#libs/app';
import { port } from '#libs/config';
import { ControlModule } from '#libs/control';
import { SandboxModule, sandboxVariables } from '#libs/sandbox';
import { nfseVariables } from '../../src/config';
import { CreateParameters1795700100000 } from '../../src/migrations/1795700100000-create-parameters';
import { ParameterRow } from '../../src/parameters/parameter.row';
import { ParametersModule } from '../../src/parameters/parameters.module';
import { SandboxParameters } from '../../src/parameters/sandbox-parameters';

/** Shows what a service of the app gets from SandboxParameters. */
@Controller('lookup')
class LookupController {
  constructor(private readonly parameters: SandboxParameters) {}

  @Get()
  async lookUp(
    @Query('municipality') municipality: string,
    @Query('service') service: string,
  ): Promise<object> {
    const parameters = await this.parameters.parametersFor([municipality], service);
    return {
      municipality: parameters.municipality(municipality)?.name ?? null,
      service: parameters.serviceCode(service)?.incidence ?? null,
      rate: parameters.rateRow(municipality, service)?.rate ?? null,
    };
  }
}

@Module({
  imports: [SandboxModule, ControlModule, ParametersModule],
  controllers: [LookupController],
})
class ParametersTestModule {}

/** A service with nothing but the parameters. */
export const parametersApp: AppDefinition = {
  name: 'nfse',
  title: 'Parameters',
  description: '',
  port: port('NFSE_PORT', '3007', ''),
  healthPath: '/health',
  variables: { ...sandboxVariables, ...nfseVariables },
  module: ParametersTestModule,
  schema: { entities: [ParameterRow], migrations: [CreateParameters1795700100000] },
  example: (address) => address,
};
