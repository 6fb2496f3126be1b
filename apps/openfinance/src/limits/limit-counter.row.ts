import { Column, Entity, PrimaryColumn } from 'typeorm';
import { type CounterKind } from './period';

/** How many calls of one kind were made in a period. Rows of earlier periods are deleted. */
@Entity('limit_counters')
export class LimitCounterRow {
  @PrimaryColumn({ type: 'varchar', length: 6 })
  kind!: CounterKind;

  @PrimaryColumn({ type: 'varchar', length: 19 })
  period!: string;

  /** The endpoint, the resource, the customer and the client, as far as they are counted separately. */
  @PrimaryColumn({ type: 'varchar', length: 600 })
  key!: string;

  @Column({ type: 'integer' })
  used!: number;
}
