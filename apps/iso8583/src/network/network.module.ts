import { Module } from '@nestjs/common';
import { NetworkStateRepository } from './network-state.repository';

/** The sessions of the network. */
@Module({ providers: [NetworkStateRepository], exports: [NetworkStateRepository] })
export class NetworkModule {}
