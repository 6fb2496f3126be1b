import { Column, Entity, PrimaryColumn } from 'typeorm';
import { jsonColumn, wholeNumberColumn } from '#libs/database';
import { type Charge, type ChargeContent, type ChargeStatus } from './charge';

@Entity('charges')
export class ChargeRow implements Charge {
  @PrimaryColumn({ type: 'varchar', length: 16 })
  token!: string;

  @Column({ type: 'varchar', length: 40 })
  status!: ChargeStatus;

  @Column({ name: 'taken_by', type: 'varchar', length: 36, nullable: true })
  takenBy!: string | null;

  @Column({ name: 'created_at_ms', ...wholeNumberColumn })
  createdAtMs!: number;

  @Column(jsonColumn)
  content!: ChargeContent;
}
