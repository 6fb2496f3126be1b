import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { type IsoMessage } from '#libs/iso8583';
import { jsonColumn } from '#libs/database';
import { type StandInReason } from '../../settings/stand-in-settings';
import { type Advice, type AdviceStatus } from './advice';

@Entity('acquirer_advices')
@Index('acquirer_advices_by_listener', ['listener', 'status', 'sequence'])
export class AdviceRow implements Advice {
  @PrimaryGeneratedColumn({ type: 'integer' })
  sequence!: number;

  @Column({ type: 'varchar', length: 36, unique: true })
  id!: string;

  @Column({ type: 'varchar', length: 40, nullable: true })
  link!: string | null;

  @Column({ type: 'varchar', length: 40, nullable: true })
  listener!: string | null;

  @Column({ type: 'varchar', length: 40 })
  profile!: string;

  @Column({ name: 'stand_in_reason', type: 'varchar', length: 20, nullable: true })
  standInReason!: StandInReason | null;

  @Column(jsonColumn)
  message!: IsoMessage;

  @Column({ type: 'varchar', length: 10 })
  status!: AdviceStatus;

  @Column({ type: 'integer' })
  tries!: number;

  @Column({ name: 'next_try_at', type: 'varchar', length: 24, nullable: true })
  nextTryAt!: string | null;

  @Column({ ...jsonColumn, nullable: true })
  response!: IsoMessage | null;

  @Column({ name: 'last_error', type: 'text', nullable: true })
  lastError!: string | null;

  @Column({ name: 'created_at', type: 'varchar', length: 24 })
  createdAt!: string;

  @Column({ name: 'finished_at', type: 'varchar', length: 24, nullable: true })
  finishedAt!: string | null;
}
