import { Readable } from 'node:stream';
import { Inject, Injectable } from '@nestjs/common';
import { brasiliaDate } from '#libs/brazil';
import { currentContext, type JsonList } from '#libs/http';
import { type Clock } from '#libs/kernel';
import { CLOCK } from '#libs/sandbox';
import { EXAMPLE_REMITTANCE, exampleFile } from './api/example-files';
import { ReceiveRemittance } from './receipt/receive-remittance';
import { type Remittance } from './remittance';
import { RemittanceNotFound } from './remittance.errors';
import { RemittanceRepository } from './remittance.repository';

/** Finds remittances. That of the documentation is received when a request first names it. */
@Injectable()
export class RemittanceLookup {
  constructor(
    private readonly receiver: ReceiveRemittance,
    private readonly remittances: RemittanceRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @param write the JSON text of a remittance */
  list(write: (remittance: Remittance) => string): JsonList {
    return this.remittances.list(write);
  }

  /** @throws RemittanceNotFound */
  async existing(id: string): Promise<Remittance> {
    const remittance = (await this.remittances.find(id)) ?? (await this.example(id));
    if (remittance === undefined) throw new RemittanceNotFound(id, currentContext().sandbox);
    return remittance;
  }

  /** The remittance of the documentation, if it is the one that is asked for. */
  private async example(id: string): Promise<Remittance | undefined> {
    if (id !== EXAMPLE_REMITTANCE || currentContext().isObserver) return undefined;
    const file = Buffer.from(exampleFile(brasiliaDate(this.clock.nowMs())), 'latin1');
    try {
      return await this.receiver.receive(Readable.from([file]), 'febraban', id);
    } catch (error) {
      // Another request may have been faster.
      const found = await this.remittances.find(id);
      if (found === undefined) throw error;
      return found;
    }
  }
}
