import { Injectable } from '@nestjs/common';
import { type Transactional, type UnitOfWork } from '#libs/database';
import { Sandboxes } from '#libs/sandbox';
import { type Slip } from './slip';
import { SlipRow } from './slip.row';

@Injectable()
export class SlipRepository {
  constructor(private readonly sandboxes: Sandboxes) {}

  *insert(tx: UnitOfWork, slip: Slip): Transactional<void> {
    yield tx.sql(SlipRow).insert(slip);
  }

  async find(id: string): Promise<Slip | undefined> {
    const database = await this.sandboxes.database();
    return (await database.getRepository(SlipRow).findOneBy({ id })) ?? undefined;
  }
}
