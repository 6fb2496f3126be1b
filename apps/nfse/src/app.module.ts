import { Module } from '@nestjs/common';
import { ControlModule } from '#libs/control';
import { SandboxModule } from '#libs/sandbox';
import { AbrasfModule } from './abrasf/abrasf.module';
import { AdnModule } from './adn/adn.module';
import { ApiModule } from './api/api.module';
import { CertificatesModule } from './certificates/certificates.module';
import { ContributorsModule } from './contributors/contributors.module';
import { DeskModule } from './desk/desk.module';
import { SefinModule } from './sefin/sefin.module';
import { ValidationModule } from './validation/validation.module';

@Module({
  imports: [
    SandboxModule,
    ControlModule,
    ApiModule,
    AbrasfModule,
    DeskModule,
    SefinModule,
    AdnModule,
    CertificatesModule,
    ContributorsModule,
    ValidationModule,
  ],
})
export class AppModule {}
