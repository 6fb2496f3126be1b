import { Module } from '@nestjs/common';
import { ParametersModule } from '../parameters/parameters.module';
import { ValidationController } from './validation.controller';
import { ValidationService } from './validation.service';

/** Checks XML documents of the systems of a tester. */
@Module({
  imports: [ParametersModule],
  controllers: [ValidationController],
  providers: [ValidationService],
})
export class ValidationModule {}
