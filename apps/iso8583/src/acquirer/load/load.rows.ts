import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { jsonColumn, wholeNumberColumn } from '#libs/database';
import { type Load, type LoadReport, type LoadStatus } from './load';

@Entity('acquirer_loads')
export class LoadRow implements Load {
  @PrimaryGeneratedColumn({ type: 'integer' })
  sequence!: number;

  @Column({ type: 'varchar', length: 36, unique: true })
  id!: string;

  @Index('acquirer_loads_by_status')
  @Column({ type: 'varchar', length: 10 })
  status!: LoadStatus;

  @Column(jsonColumn)
  report!: LoadReport;

  /** When its instance last stored the report, by the clock of the machine. */
  @Column({ name: 'seen_at_ms', ...wholeNumberColumn })
  seenAtMs!: number;
}
