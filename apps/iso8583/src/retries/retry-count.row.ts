import { Column, Entity, PrimaryColumn } from 'typeorm';
import { type Brand } from '#libs/iso8583';
import { jsonColumn, wholeNumberColumn } from '#libs/database';
import { type RetryCount } from './retry-count';

@Entity('retry_counts')
export class RetryCountRow implements RetryCount {
  @PrimaryColumn({ type: 'varchar', length: 19 })
  pan!: string;

  @PrimaryColumn({ type: 'varchar', length: 15 })
  merchant!: string;

  @PrimaryColumn({ type: 'varchar', length: 12 })
  amount!: string;

  @Column({ type: 'varchar', length: 10 })
  brand!: Brand;

  @Column(jsonColumn)
  declines!: number[];

  @Column({ name: 'last_code', type: 'varchar', length: 2 })
  lastCode!: string;

  @Column({ name: 'forbidden_code', type: 'varchar', length: 2, nullable: true })
  forbiddenCode!: string | null;

  @Column({ name: 'forbidden_at', ...wholeNumberColumn, nullable: true })
  forbiddenAt!: number | null;
}
