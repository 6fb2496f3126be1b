import { Module } from '@nestjs/common';
import { AcquirerModule } from '../acquirer/acquirer.module';
import { IssuerModule } from '../issuer/issuer.module';
import { ListenersModule } from '../listeners/listeners.module';
import { MessagesModule } from '../messages/messages.module';
import { NetworkModule } from '../network/network.module';
import { SettingsModule } from '../settings/settings.module';
import { AdviceQueue } from './forwarding/advice-queue';
import { ForwardController } from './forwarding/forward.controller';
import { ForwardService } from './forwarding/forward.service';
import { Forwarder } from './forwarding/forwarder';
import { ListenerQueues } from './forwarding/listener-queues';
import { StandInForwarding } from './forwarding/stand-in-forwarding';
import { HostNetworkController } from './host-network.controller';
import { HostNetworkMessages } from './host-network-messages';
import { HostNetworkService } from './host-network.service';
import { HostReconciliationController } from './host-reconciliation.controller';
import { HostReconciliationService } from './host-reconciliation.service';
import { HostSessions } from './host-sessions';
import { AutomaticSignOn } from './sign-on/automatic-sign-on';
import { SentReconciliations } from './sent-reconciliations';

/** The host as the counterpart of a switch: it sends messages to the clients of its listeners. */
@Module({
  imports: [
    AcquirerModule,
    IssuerModule,
    ListenersModule,
    MessagesModule,
    NetworkModule,
    SettingsModule,
  ],
  controllers: [ForwardController, HostNetworkController, HostReconciliationController],
  providers: [
    AdviceQueue,
    Forwarder,
    ForwardService,
    ListenerQueues,
    StandInForwarding,
    HostNetworkMessages,
    HostNetworkService,
    HostReconciliationService,
    HostSessions,
    AutomaticSignOn,
    SentReconciliations,
  ],
})
export class SwitchModule {}
