import { Body, Controller, Get, Module, Post } from '@nestjs/common';
import {
  Column,
  Entity,
  PrimaryColumn,
  Table,
  type MigrationInterface,
  type QueryRunner,
} from 'typeorm';
import { type AppDefinition } from '#libs/app';
import { port } from '#libs/config';
import { ControlModule } from '#libs/control';
import { type Transactional } from '#libs/database';
import { SandboxModule, Sandboxes, sandboxVariables } from '#libs/sandbox';
import {
  webhookEntities,
  webhookMigrations,
  Webhooks,
  WebhooksModule,
  webhookVariables,
} from '../index';

@Entity('payments')
class PaymentRow {
  @PrimaryColumn({ type: 'varchar', length: 36 })
  id!: string;

  @Column({ type: 'varchar', length: 20 })
  status!: string;
}

class CreatePayments1763690400000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.createTable(
      new Table({
        name: 'payments',
        columns: [
          { name: 'id', type: 'varchar', length: '36', isPrimary: true },
          { name: 'status', type: 'varchar', length: '20' },
        ],
      }),
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropTable('payments');
  }
}

export interface NewPayments {
  readonly ids: readonly string[];
  /** The event types; by default one. */
  readonly types?: readonly string[];
  /** The transaction fails after the events are recorded. */
  readonly fails?: boolean;
}

@Controller('payments')
class PaymentsController {
  constructor(
    private readonly sandboxes: Sandboxes,
    private readonly webhooks: Webhooks,
  ) {}

  /** Creates payments in one transaction, with one recording of all their events. */
  @Post()
  async create(@Body() payments: NewPayments): Promise<object> {
    const { ids, types = ['payment.created'], fails = false } = payments;
    const { webhooks } = this;
    const events = ids.flatMap((id) =>
      types.map((type) => ({ type, subject: id, data: { paymentId: id, amount: '10.50' } })),
    );
    const stored = await this.sandboxes.atomically(function* (tx): Transactional<number> {
      for (const id of ids) {
        yield tx.sql(PaymentRow).insert({ id, status: 'CREATED' });
      }
      const recorded = yield* webhooks.publish(tx, events);
      if (fails) throw new Error('broken on purpose');
      return recorded;
    });
    return { stored };
  }

  @Get()
  async count(): Promise<object> {
    const database = await this.sandboxes.database();
    return { count: await database.getRepository(PaymentRow).count() };
  }
}

@Module({
  imports: [SandboxModule, ControlModule, WebhooksModule],
  controllers: [PaymentsController],
})
class PaymentsModule {}

/** The smallest service with webhooks: it creates payments. */
export const payments: AppDefinition = {
  name: 'payments',
  title: 'Payments',
  description: '',
  port: port('PAYMENTS_PORT', '3996', ''),
  healthPath: '/health',
  variables: { ...sandboxVariables, ...webhookVariables },
  module: PaymentsModule,
  schema: {
    entities: [PaymentRow, ...webhookEntities],
    migrations: [CreatePayments1763690400000, ...webhookMigrations],
  },
  webhookEvents: {
    'payment.created': 'A payment was created',
    'payment.status-changed': 'The status of a payment changed',
  },
  example: (address) => address,
};
