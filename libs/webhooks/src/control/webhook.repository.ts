import { Injectable } from '@nestjs/common';
import { type SelectQueryBuilder } from 'typeorm';
import { countRows, findRow, lockTable, newestFirst, type Transactional } from '#libs/database';
import { type JsonList } from '#libs/http';
import { Sandboxes } from '#libs/sandbox';
import { type Delivery } from '../delivery/delivery';
import { DeliveryRepository } from '../delivery/delivery.repository';
import { newUuid } from '#libs/kernel';
import { AttemptRow, DeliveryRow, SubscriptionRow } from '../delivery/webhook.rows';
import { type DeliveriesRequest } from './deliveries.request';
import { type DeliverySummary } from './delivery.response';

/** How many webhooks a sandbox can have. */
export const MOST_WEBHOOKS = 1_000;

const SHOWN_ATTEMPTS = 100;

/** The columns of a list of deliveries: all that it shows. Bodies can be large. */
const LISTED = [
  'sequence',
  'id',
  'subscriptionId',
  'type',
  'subject',
  'correlationId',
  'status',
  'attempts',
  'nextAttemptAt',
  'createdAt',
  'deliveredAt',
] as const satisfies readonly ('sequence' | keyof DeliverySummary)[];

/** The webhooks of the sandbox of the request, and their deliveries. */
@Injectable()
export class WebhookRepository {
  constructor(
    private readonly sandboxes: Sandboxes,
    private readonly due: DeliveryRepository,
  ) {}

  /** @returns false if the sandbox already has the maximum number of webhooks */
  async insert(row: Omit<SubscriptionRow, 'sequence'>): Promise<boolean> {
    return this.sandboxes.atomically(function* (tx): Transactional<boolean> {
      yield* lockTable(tx, SubscriptionRow);
      if ((yield* countRows(tx, SubscriptionRow)) >= MOST_WEBHOOKS) return false;
      yield tx.sql(SubscriptionRow).insert(row);
      return true;
    });
  }

  /** In the order of their creation. */
  async list(): Promise<SubscriptionRow[]> {
    return (await this.subscriptions()).find({ order: { sequence: 'ASC' } });
  }

  /** The webhook with the id, or the first one with the name. */
  async find(idOrName: string): Promise<SubscriptionRow | undefined> {
    const rows = await (
      await this.subscriptions()
    ).find({ where: [{ id: idOrName }, { name: idOrName }], order: { sequence: 'ASC' } });
    return rows.find(({ id }) => id === idOrName) ?? rows[0];
  }

  /** @returns the changed webhook; undefined if it does not exist */
  async update(
    id: string,
    change: Partial<Omit<SubscriptionRow, 'sequence' | 'id'>>,
  ): Promise<SubscriptionRow | undefined> {
    const rows = await this.subscriptions();
    if (Object.keys(change).length > 0) await rows.update({ id }, change);
    return (await rows.findOneBy({ id })) ?? undefined;
  }

  async delete(id: string): Promise<boolean> {
    const { affected } = await (await this.subscriptions()).delete({ id });
    return affected === 1;
  }

  /** Stores a delivery and makes it due at once. */
  async insertDelivery(row: Omit<DeliveryRow, 'sequence'>): Promise<void> {
    await this.sandboxes.atomically((tx) => this.due.add(tx, [row], row.createdAt));
  }

  /**
   * Makes a delivery pending and due at the instant, with all its retries.
   * @returns undefined if it was deleted
   */
  async redeliver(id: string, at: string): Promise<Delivery | undefined> {
    const { due } = this;
    return this.sandboxes.atomically(function* (tx): Transactional<Delivery | undefined> {
      const entity = tx.sql(DeliveryRow);
      const [row] = yield {
        sql: `UPDATE ${entity.table} SET status = 'pending', failures = 0, next_attempt_at = $1
              WHERE id = $2 RETURNING *`,
        parameters: [at, id],
      };
      if (row === undefined) return undefined;
      yield* due.makeDue(tx, newUuid(), at);
      return entity.read(row);
    });
  }

  async findDelivery(id: string): Promise<DeliveryRow | undefined> {
    return findRow(await this.sandboxes.database(), DeliveryRow, { id });
  }

  async newestDelivery(): Promise<DeliveryRow | undefined> {
    const [newest] = await (await this.deliveries()).find({ order: { sequence: 'DESC' }, take: 1 });
    return newest;
  }

  /** The last attempts, in their order. */
  async attempts(deliveryId: string): Promise<AttemptRow[]> {
    const database = await this.sandboxes.database();
    const rows = await database.getRepository(AttemptRow).find({
      where: { deliveryId },
      order: { number: 'DESC' },
      take: SHOWN_ATTEMPTS,
    });
    return rows.reverse();
  }

  listDeliveries(filter: DeliveriesRequest, write: (row: DeliverySummary) => string): JsonList {
    return newestFirst(() => this.select(filter), write);
  }

  private async select(filter: DeliveriesRequest): Promise<SelectQueryBuilder<DeliveryRow>> {
    const query = (await this.deliveries())
      .createQueryBuilder('d')
      .select(LISTED.map((name) => `d.${name}`));
    for (const name of ['subscriptionId', 'status', 'type', 'subject'] as const) {
      const value = filter[name];
      if (value !== undefined) query.andWhere(`d.${name} = :${name}`, { [name]: value });
    }
    return query;
  }

  private async subscriptions() {
    return (await this.sandboxes.database()).getRepository(SubscriptionRow);
  }

  private async deliveries() {
    return (await this.sandboxes.database()).getRepository(DeliveryRow);
  }
}
