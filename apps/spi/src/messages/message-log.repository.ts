import { Injectable } from '@nestjs/common';
import type { SelectQueryBuilder } from 'typeorm';
import { findRow, inPeriod, newestFirst, type Period } from '#libs/database';
import { type JsonList } from '#libs/http';
import { Sandboxes } from '#libs/sandbox';
import { type Message } from './message';
import { MessageRow } from './message.row';

/** The members of a message that the list can filter by. */
export const FILTERED = ['ispb', 'direction', 'subject', 'definition', 'state'] as const;

/** The filter of the list. An undefined member does not restrict the list. */
export type MessageFilter = Period & {
  readonly [Member in (typeof FILTERED)[number]]?: Message[Member] | undefined;
};

/** Reads the messages of the current sandbox. */
@Injectable()
export class MessageLog {
  constructor(private readonly sandboxes: Sandboxes) {}

  /** Lists the messages that match the filter, newest first. Their bodies are not read. */
  list(filter: MessageFilter, write: (message: Message) => string): JsonList {
    return newestFirst(() => this.select(filter), write);
  }

  async find(resourceId: string): Promise<Message | undefined> {
    const database = await this.sandboxes.database();
    return findRow(database, MessageRow, { resourceId });
  }

  /** The number of messages that the participant has not confirmed yet. */
  async waiting(ispb: string): Promise<number> {
    const database = await this.sandboxes.database();
    return database
      .getRepository(MessageRow)
      .createQueryBuilder('m')
      .where("m.ispb = :ispb AND m.state IN ('WAITING', 'TAKEN')", { ispb })
      .getCount();
  }

  private async select(filter: MessageFilter): Promise<SelectQueryBuilder<MessageRow>> {
    const database = await this.sandboxes.database();
    const repository = database.getRepository(MessageRow);
    const columns = repository.metadata.columns.map(({ propertyName }) => propertyName);
    const query = repository
      .createQueryBuilder('m')
      .select(columns.filter((name) => name !== 'body').map((name) => `m.${name}`));
    for (const member of FILTERED) {
      const value = filter[member];
      if (value !== undefined) query.andWhere(`m.${member} = :${member}`, { [member]: value });
    }
    inPeriod(query, 'createdAt', filter);
    return query;
  }
}
