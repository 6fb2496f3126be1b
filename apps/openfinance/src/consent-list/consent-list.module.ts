import { Module } from '@nestjs/common';
import { ControlModule } from '#libs/control';
import { AllConsentsController } from './all-consents.controller';
import { AllConsents } from './all-consents.repository';

/** The list of the consents of all kinds. */
@Module({
  imports: [ControlModule],
  controllers: [AllConsentsController],
  providers: [AllConsents],
})
export class ConsentListModule {}
