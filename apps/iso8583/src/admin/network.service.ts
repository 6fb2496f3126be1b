import { Injectable } from '@nestjs/common';
import { Sandboxes } from '#libs/sandbox';
import { NetworkStateRepository } from '../network/network-state.repository';
import { NetworkStateResponse } from '../network/network.response';

/** Shows and resets the network state of the sandbox. */
@Injectable()
export class NetworkService {
  constructor(
    private readonly sandboxes: Sandboxes,
    private readonly states: NetworkStateRepository,
  ) {}

  async list(): Promise<NetworkStateResponse[]> {
    const rows = await this.sandboxes.atomically((tx) => this.states.all(tx));
    return rows.map((row) => NetworkStateResponse.of(row));
  }

  /** Deletes the sign-ons, cutovers and exchanged keys of all institutions. */
  async clear(): Promise<void> {
    await this.sandboxes.atomically((tx) => this.states.clear(tx));
    // Advices may wait for an institution that was signed off.
    await this.sandboxes.announceChange();
  }
}
