import { Injectable } from '@nestjs/common';
import { type Transactional } from '#libs/database';
import { Sandboxes } from '#libs/sandbox';
import { type Result } from '#libs/kernel';
import { type PlannedNetworkMessage } from '../network/host-network';
import { type NetworkState } from '../network/network-state';
import { NetworkStateRepository } from '../network/network-state.repository';
import { type NetworkStateRow } from '../network/network.rows';
import { storedSettings, type HostSettings } from '../settings/host-settings';
import { SettingRepository } from '../settings/setting.repository';

/** The state of an institution, and the settings of the sandbox. */
export interface HostSession {
  readonly state: NetworkState;
  readonly settings: HostSettings;
}

type PlanResult = Result<PlannedNetworkMessage, string>;

/** The network states that messages of the host change. No connection is held while a message waits for its response. */
@Injectable()
export class HostSessions {
  constructor(
    private readonly sandboxes: Sandboxes,
    private readonly states: NetworkStateRepository,
    private readonly settings: SettingRepository,
  ) {}

  /** Opens the sandbox of work in the background, so that it has a clock. */
  async open(): Promise<void> {
    await this.sandboxes.current();
  }

  /**
   * Plans a message. With `isStored`, the state before the message is stored under the lock of the institution, so that
   * it is valid when the institution has received the message.
   */
  begin(
    institution: string,
    now: string,
    isStored: boolean,
    plan: (session: HostSession) => PlanResult,
  ): Promise<PlanResult & { readonly session: HostSession }> {
    const { states, settings: stored } = this;
    return this.sandboxes.atomically(function* (tx): Transactional<
      PlanResult & { readonly session: HostSession }
    > {
      const settings = storedSettings((yield* stored.stored(tx)).host);
      const state = isStored
        ? yield* states.lock(tx, institution, now)
        : { ...(yield* states.find(tx, institution)), institution };
      const session = { state, settings };
      const planned = plan(session);
      if (isStored && planned.ok) yield* states.save(tx, planned.value.before, now);
      return { ...planned, session };
    });
  }

  /** Stores the state after the responses. @returns the state; undefined if the institution has none */
  end(
    institution: string,
    now: string,
    change: (state: NetworkState) => NetworkState,
  ): Promise<NetworkStateRow | undefined> {
    const { states } = this;
    return this.sandboxes.atomically(function* (tx): Transactional<NetworkStateRow | undefined> {
      const found = yield* states.find(tx, institution);
      if (change(found) === found) return yield* states.row(tx, institution);
      const state = change(yield* states.lock(tx, institution, now));
      yield* states.save(tx, state, now);
      return { institution, state, changedAt: now };
    });
  }
}
