import { Module } from '@nestjs/common';
import { ControlModule } from '#libs/control';
import { SandboxModule } from '#libs/sandbox';
import { AcquirerModule } from './acquirer/acquirer.module';
import { AdminModule } from './admin/admin.module';
import { CardsModule } from './cards/cards.module';
import { DisputesModule } from './disputes/disputes.module';
import { IssuerModule } from './issuer/issuer.module';
import { ListenersModule } from './listeners/listeners.module';
import { SwitchModule } from './switch/switch.module';
import { ToolsModule } from './tools/tools.module';

@Module({
  imports: [
    SandboxModule,
    ControlModule,
    AcquirerModule,
    IssuerModule,
    DisputesModule,
    CardsModule,
    AdminModule,
    ToolsModule,
    ListenersModule,
    SwitchModule,
  ],
})
export class AppModule {}
