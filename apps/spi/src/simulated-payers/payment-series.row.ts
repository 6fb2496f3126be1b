import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { jsonColumn, wholeNumberColumn } from '#libs/database';
import { type PaymentSeries, type PaymentTemplate, type SeriesStatus } from './payment-series';

@Entity('payment_series')
export class PaymentSeriesRow implements PaymentSeries {
  @PrimaryGeneratedColumn({ type: 'integer' })
  sequence!: number;

  @Column({ type: 'varchar', length: 36, unique: true })
  id!: string;

  @Column(jsonColumn)
  template!: PaymentTemplate;

  @Column({ name: 'end_to_end_id', type: 'varchar', length: 32, nullable: true, unique: true })
  endToEndId!: string | null;

  @Column({ type: 'varchar', length: 7 })
  prefix!: string;

  /** The hash of the request. The same request again gets the same response. */
  @Column({ type: 'varchar', length: 64 })
  content!: string;

  @Column({ type: 'integer' })
  count!: number;

  @Column({ name: 'per_second', type: 'integer' })
  perSecond!: number;

  @Column({ name: 'start_ms', ...wholeNumberColumn })
  startMs!: number;

  @Column({ type: 'integer' })
  sent!: number;

  @Column({ type: 'varchar', length: 10 })
  status!: SeriesStatus;

  @Column({ type: 'text', nullable: true })
  failure!: string | null;
}
