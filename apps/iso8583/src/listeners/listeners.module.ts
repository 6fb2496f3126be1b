import { Module } from '@nestjs/common';
import { MessagesModule } from '../messages/messages.module';
import { NetworkModule } from '../network/network.module';
import { ProfilesModule } from '../profiles/profiles.module';
import { TcpModule } from '../tcp/tcp.module';
import { ClientExchange } from './client-exchange';
import { EchoService } from './echo.service';
import { ListenerOpener } from './listener-opener';
import { ListenersController } from './listeners.controller';
import { ListenersService } from './listeners.service';

/** Listeners for ISO 8583 over TCP. */
@Module({
  imports: [MessagesModule, NetworkModule, ProfilesModule, TcpModule],
  controllers: [ListenersController],
  providers: [ClientExchange, EchoService, ListenerOpener, ListenersService],
  exports: [ClientExchange, ListenersService],
})
export class ListenersModule {}
