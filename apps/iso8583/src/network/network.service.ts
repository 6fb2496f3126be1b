import { Injectable } from '@nestjs/common';
import { HostRepository } from '../issuer/account/host.repository';
import { NetworkStateResponse } from './network.response';

/** Shows and resets the network state of the sandbox. */
@Injectable()
export class NetworkService {
  constructor(private readonly host: HostRepository) {}

  async list(): Promise<NetworkStateResponse[]> {
    const rows = await this.host.atomically(({ network }) => network.all());
    return rows.map((row) => NetworkStateResponse.of(row));
  }

  /** Forgets sign-ons, cutovers and exchanged keys. */
  clear(): Promise<void> {
    return this.host.atomically(({ network }) => network.clear());
  }
}
