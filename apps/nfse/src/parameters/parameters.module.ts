import { Module } from '@nestjs/common';
import { ParameterRepository } from './parameter.repository';
import { ParametersController } from './parameters.controller';
import { ParametersService } from './parameters.service';
import { SandboxParameters } from './sandbox-parameters';

/** The municipalities, services and rates of a sandbox. */
@Module({
  controllers: [ParametersController],
  providers: [ParametersService, SandboxParameters, ParameterRepository],
  exports: [SandboxParameters],
})
export class ParametersModule {}
