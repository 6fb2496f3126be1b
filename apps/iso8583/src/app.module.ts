import { Module } from '@nestjs/common';
import { ControlModule } from '#libs/control';
import { SandboxModule } from '#libs/sandbox';
import { AcquirerModule } from './acquirer/acquirer.module';
import { AdminModule } from './admin/admin.module';
import { CardsModule } from './cards/cards.module';
import { IssuerModule } from './issuer/issuer.module';
import { ListenersModule } from './listeners/listeners.module';
import { ToolsModule } from './tools/tools.module';

@Module({
  imports: [
    SandboxModule,
    ControlModule,
    AcquirerModule,
    IssuerModule,
    CardsModule,
    AdminModule,
    ToolsModule,
    ListenersModule,
  ],
})
export class AppModule {}
