import { Injectable } from '@nestjs/common';
import { type Transactional } from '#libs/database';
import { Sandboxes } from '#libs/sandbox';
import { type Result } from '#libs/kernel';
import { type PlannedNetworkMessage } from '../network/host-network';
import { type NetworkState } from '../network/network-state';
import { sessionOf, type HostSession } from '../network/host-session';
import { NetworkStateRepository } from '../network/network-state.repository';
import { type NetworkStateRow } from '../network/network.rows';
import { SettingRepository } from '../settings/setting.repository';

type PlanResult = Result<PlannedNetworkMessage, string>;

/** The network states that messages of the host change. No connection is held while a message waits for its response. */
@Injectable()
export class HostSessions {
  constructor(
    private readonly sandboxes: Sandboxes,
    private readonly network: NetworkStateRepository,
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
  ): Promise<PlanResult> {
    const { network, settings } = this;
    return this.sandboxes.atomically(function* (tx): Transactional<PlanResult> {
      const session = yield* sessionOf(tx, { network, settings }, institution);
      const state = isStored
        ? yield* network.lock(tx, institution, now)
        : { ...session.state, institution };
      const planned = plan({ ...session, state });
      if (isStored && planned.ok) yield* network.save(tx, planned.value.before, now);
      return planned;
    });
  }

  /** Stores the state after the responses. @returns the state; undefined if the institution has none */
  end(
    institution: string,
    now: string,
    change: (state: NetworkState) => NetworkState,
  ): Promise<NetworkStateRow | undefined> {
    const { network } = this;
    return this.sandboxes.atomically(function* (tx): Transactional<NetworkStateRow | undefined> {
      const found = yield* network.find(tx, institution);
      if (change(found) === found) return yield* network.row(tx, institution);
      const state = change(yield* network.lock(tx, institution, now));
      yield* network.save(tx, state, now);
      return { institution, state, changedAt: now };
    });
  }
}
