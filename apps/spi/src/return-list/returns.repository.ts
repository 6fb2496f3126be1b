import { Injectable } from '@nestjs/common';
import { newestFirst } from '#libs/database';
import { type JsonList } from '#libs/http';
import { Sandboxes } from '#libs/sandbox';
import { type PaymentReturn } from '../settlement/returns/return';
import { ReturnRow } from '../settlement/returns/return.row';

/** The filter of the list. An undefined member does not restrict the list. */
export interface ReturnFilter {
  readonly returnId?: string | undefined;
  readonly endToEndId?: string | undefined;
}

@Injectable()
export class ReturnsRepository {
  constructor(private readonly sandboxes: Sandboxes) {}

  /** Lists returns, newest first. @param write returns the JSON text of one */
  list({ returnId, endToEndId }: ReturnFilter, write: (given: PaymentReturn) => string): JsonList {
    return newestFirst(
      async () => {
        const database = await this.sandboxes.database();
        const query = database.getRepository(ReturnRow).createQueryBuilder('r');
        if (returnId !== undefined) query.andWhere({ returnId });
        if (endToEndId !== undefined) query.andWhere({ endToEndId });
        return query;
      },
      write,
      'amount',
    );
  }
}
