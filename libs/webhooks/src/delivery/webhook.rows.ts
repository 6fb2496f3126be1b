import { Column, Entity, Index, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import { type Delivery, type DeliveryStatus } from './delivery';

/** A receiver of events. */
@Entity('webhook_subscriptions')
export class SubscriptionRow {
  /** The order of arrival. */
  @PrimaryGeneratedColumn({ type: 'integer' })
  sequence!: number;

  @Column({ type: 'varchar', length: 36, unique: true })
  id!: string;

  /** A name for people, which can be used in addresses in place of the id. */
  @Column({ type: 'varchar', length: 100, nullable: true })
  name!: string | null;

  @Column({ type: 'varchar', length: 2000 })
  url!: string;

  /** The types as a JSON list, or `["*"]`. */
  @Column({ type: 'text' })
  events!: string;

  /** `whsec_` and base64. It is shown only in the response to the creation. */
  @Column({ type: 'varchar', length: 100 })
  secret!: string;

  /** ISO 8601 UTC by the clock of the sandbox, like all instants here. */
  @Column({ name: 'created_at', type: 'varchar', length: 24 })
  createdAt!: string;

  @Column({ name: 'disabled_at', type: 'varchar', length: 24, nullable: true })
  disabledAt!: string | null;

  /** The receiver did not respond: nothing is sent to it before this instant. */
  @Column({ name: 'paused_until', type: 'varchar', length: 24, nullable: true })
  pausedUntil!: string | null;
}

/** One event for one subscription. */
@Entity('webhook_deliveries')
@Index('webhook_deliveries_due', ['nextAttemptAt', 'sequence'], {
  where: '"next_attempt_at" IS NOT NULL',
})
export class DeliveryRow implements Delivery {
  @PrimaryGeneratedColumn({ type: 'integer' })
  sequence!: number;

  /** The id of the message. */
  @Column({ type: 'varchar', length: 36, unique: true })
  id!: string;

  /** No foreign key: a subscription can be deleted while an event is being recorded. */
  @Column({ name: 'subscription_id', type: 'varchar', length: 36 })
  subscriptionId!: string;

  @Column({ type: 'varchar', length: 60 })
  type!: string;

  @Column({ type: 'varchar', length: 200 })
  subject!: string;

  @Column({ name: 'correlation_id', type: 'varchar', length: 128 })
  correlationId!: string;

  @Column({ type: 'text' })
  body!: string;

  @Column({ type: 'varchar', length: 9 })
  status!: DeliveryStatus;

  @Column({ type: 'integer' })
  attempts!: number;

  @Column({ type: 'integer' })
  failures!: number;

  @Column({ name: 'next_attempt_at', type: 'varchar', length: 24, nullable: true })
  nextAttemptAt!: string | null;

  @Column({ name: 'created_at', type: 'varchar', length: 24 })
  createdAt!: string;

  @Column({ name: 'delivered_at', type: 'varchar', length: 24, nullable: true })
  deliveredAt!: string | null;
}

/** One request to the receiver, or the reason why none was made. */
@Entity('webhook_attempts')
export class AttemptRow {
  @PrimaryColumn({ name: 'delivery_id', type: 'varchar', length: 36 })
  deliveryId!: string;

  /** From 1, also across redeliveries. */
  @PrimaryColumn({ type: 'integer' })
  number!: number;

  @Column({ type: 'varchar', length: 24 })
  at!: string;

  /** Null if no response came. */
  @Column({ name: 'status_code', type: 'integer', nullable: true })
  statusCode!: number | null;

  /** Null if the receiver accepted the message. */
  @Column({ type: 'varchar', length: 300, nullable: true })
  error!: string | null;

  @Column({ name: 'duration_ms', type: 'integer' })
  durationMs!: number;

  /** The beginning of the response body. */
  @Column({ type: 'text' })
  response!: string;
}
