import { Column, Entity, PrimaryColumn } from 'typeorm';
import { centsColumn, jsonColumn } from '#libs/database';
import { type Cents } from '#libs/kernel';
import {
  type Participant,
  type ParticipantKind,
  type ParticipantStatus,
  type Player,
  type ReceiverAnswer,
} from './participant';

@Entity('participants')
export class ParticipantRow implements Participant {
  @PrimaryColumn({ type: 'varchar', length: 8 })
  ispb!: string;

  @Column({ type: 'varchar', length: 140 })
  name!: string;

  @Column({ type: 'varchar', length: 10 })
  kind!: ParticipantKind;

  @Column({ type: 'varchar', length: 15 })
  status!: ParticipantStatus;

  @Column({ name: 'settler', type: 'varchar', length: 8, nullable: true })
  settlementAgent!: string | null;

  @Column({ type: 'varchar', length: 10 })
  player!: Player;

  @Column({ name: 'send_blocked', type: 'boolean' })
  sendBlocked!: boolean;

  @Column({ name: 'balance_cents', ...centsColumn })
  balance!: Cents;

  @Column({ name: 'reserved_cents', ...centsColumn })
  reserved!: Cents;

  @Column({ ...jsonColumn, nullable: true })
  answer!: ReceiverAnswer | null;

  @Column({ type: 'text', nullable: true })
  certificate!: string | null;

  @Column({ name: 'created_at', type: 'varchar', length: 24 })
  createdAt!: string;
}
