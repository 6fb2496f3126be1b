import { Injectable } from '@nestjs/common';
import { newestFirst } from '#libs/database';
import { type JsonList } from '#libs/platform';
import { Sandboxes } from '#libs/sandbox';
import { type PaymentReturn } from '../settlement/returns/return';
import { ReturnRow } from '../settlement/returns/return.row';

/** The filter of the list. An undefined member does not restrict it. */
export interface ReturnFilter {
  readonly returnId?: string | undefined;
  readonly endToEndId?: string | undefined;
}

/** Reads the returns of payments. */
@Injectable()
export class ReturnsRepository {
  constructor(private readonly sandboxes: Sandboxes) {}

  /** The newest first. @param write the JSON text of one */
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
