import { Injectable } from '@nestjs/common';
import { newUuid, toCents } from '#libs/kernel';
import { Sandboxes } from '#libs/sandbox';
import { type RegisterSlipRequest } from './register-slip.request';
import { type Slip } from './slip';
import { SlipNotFound } from './slip.errors';
import { SlipRepository } from './slip.repository';

@Injectable()
export class SlipsService {
  constructor(
    private readonly sandboxes: Sandboxes,
    private readonly slips: SlipRepository,
  ) {}

  async register({ amount }: RegisterSlipRequest): Promise<Slip> {
    const slip = { id: newUuid(), amount: toCents(Number(amount.replace('.', ''))) };
    await this.sandboxes.atomically((tx) => this.slips.insert(tx, slip));
    return slip;
  }

  /** @throws SlipNotFound */
  async find(id: string): Promise<Slip> {
    const slip = await this.slips.find(id);
    if (slip === undefined) throw new SlipNotFound(id);
    return slip;
  }
}
