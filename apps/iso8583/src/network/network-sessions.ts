import { Injectable } from '@nestjs/common';
import { type Transactional } from '#libs/database';
import { Sandboxes } from '#libs/sandbox';
import { storedSettings } from '../settings/host-settings';
import { SettingRepository } from '../settings/setting.repository';
import { putKeysInUse, type NetworkSession } from './network-session';
import { NetworkStateRepository } from './network-state.repository';

/** The sessions that messages of the host belong to. */
@Injectable()
export class NetworkSessions {
  constructor(
    private readonly sandboxes: Sandboxes,
    private readonly states: NetworkStateRepository,
    private readonly settings: SettingRepository,
  ) {}

  find(institution: string): Promise<NetworkSession> {
    const { states, settings } = this;
    return this.sandboxes.atomically(function* (tx): Transactional<NetworkSession> {
      const state = yield* states.find(tx, institution);
      const { security } = storedSettings((yield* settings.stored(tx)).host);
      return { state, security };
    });
  }

  /** Makes a new MAC key the current one, if `key` is the new one. */
  async putMacKeyInUse({ state }: NetworkSession, key: string, now: string): Promise<void> {
    if (state.macKey.next !== key) return;
    const { states } = this;
    await this.sandboxes.atomically((tx) => putKeysInUse(tx, states, state, { macKey: key }, now));
  }
}
