import { Injectable } from '@nestjs/common';
import { type SpiRejectCode } from '#libs/iso20022';
import { type ReceivedOrder } from './institution-notices';
import { InstitutionClient } from './institution.client';
import { Institutions } from './institutions';

/** The orders, by their EndToEndIds, that the institutions of their receivers reject, each with the code. */
export type Refusals = ReadonlyMap<string, SpiRejectCode>;

const NONE: Refusals = new Map();

/**
 * Asks the institutions that other services simulate, before an order is carried out: atomic work cannot wait for a call. An
 * institution that does not answer accepts, as the simulator plays it, and is told when it is back; docs/adr/0050.
 */
@Injectable()
export class ReceiverAnswers {
  constructor(
    private readonly institutions: Institutions,
    private readonly client: InstitutionClient,
  ) {}

  /** Asks about the orders for institutions that other services simulate. */
  async ask(orders: readonly ReceivedOrder[]): Promise<Refusals> {
    const asked = orders.filter(({ institution }) => this.institutions.has(institution));
    if (asked.length === 0) return NONE;
    const codes = await Promise.all(asked.map((order) => this.client.ask(order)));
    return new Map(
      asked.flatMap(({ endToEndId }, index) => {
        const code = codes[index];
        return code === undefined ? [] : [[endToEndId, code] as const];
      }),
    );
  }
}
