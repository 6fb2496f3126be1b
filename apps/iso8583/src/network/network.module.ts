import { Module } from '@nestjs/common';
import { SettingsModule } from '../settings/settings.module';
import { NetworkSessions } from './network-sessions';
import { NetworkStateRepository } from './network-state.repository';

/** The sessions of the network. */
@Module({
  imports: [SettingsModule],
  providers: [NetworkSessions, NetworkStateRepository],
  exports: [NetworkSessions, NetworkStateRepository],
})
export class NetworkModule {}
