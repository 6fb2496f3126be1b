import { Module } from '@nestjs/common';
import { ControlModule } from '#libs/control';
import { DirectoryModule } from '../directory/directory.module';
import { KeysModule } from '../keys/keys.module';
import { RegistrationModule } from '../registration/registration.module';
import { TlsModule } from '../tls/tls.module';
import { Onboarded } from './onboarded';
import { OnboardingService } from './onboarding.service';
import { OrganisationsController } from './organisations.controller';
import { OrganisationsService } from './organisations.service';

/** Adds institutions to the directory, with everything that their clients need. */
@Module({
  imports: [ControlModule, DirectoryModule, KeysModule, RegistrationModule, TlsModule],
  controllers: [OrganisationsController],
  providers: [Onboarded, OnboardingService, OrganisationsService],
})
export class OnboardingModule {}
