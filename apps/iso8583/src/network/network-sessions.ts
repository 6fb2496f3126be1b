import { Injectable } from '@nestjs/common';
import { Sandboxes } from '#libs/sandbox';
import { SettingRepository } from '../settings/setting.repository';
import { sessionOf } from './host-session';
import { putKeysInUse, type NetworkSession } from './network-session';
import { NetworkStateRepository } from './network-state.repository';

/** The sessions that messages of the host belong to. */
@Injectable()
export class NetworkSessions {
  constructor(
    private readonly sandboxes: Sandboxes,
    private readonly network: NetworkStateRepository,
    private readonly settings: SettingRepository,
  ) {}

  find(institution: string): Promise<NetworkSession> {
    const { network, settings } = this;
    return this.sandboxes.atomically((tx) => sessionOf(tx, { network, settings }, institution));
  }

  /** Makes a new MAC key the current one, if `key` is the new one. */
  async putMacKeyInUse({ state }: NetworkSession, key: string, now: string): Promise<void> {
    if (state.macKey.next !== key) return;
    const { network } = this;
    await this.sandboxes.atomically((tx) => putKeysInUse(tx, network, state, { macKey: key }, now));
  }
}
