import { Module } from '@nestjs/common';
import { CertificatesModule } from '../certificates/certificates.module';
import { ParametersModule } from '../parameters/parameters.module';
import { ValidationController } from './validation.controller';
import { ValidationService } from './validation.service';

/** Checks XML documents of the systems of a tester. */
@Module({
  imports: [ParametersModule, CertificatesModule],
  controllers: [ValidationController],
  providers: [ValidationService],
})
export class ValidationModule {}
