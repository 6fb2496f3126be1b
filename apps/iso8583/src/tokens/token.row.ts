import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { jsonColumn } from '#libs/database';
import { type Token, type TokenChannel, type TokenStatus } from './token';

@Entity('card_tokens')
@Index('card_tokens_by_pan', ['pan'])
export class TokenRow implements Token {
  /** The order of creation. */
  @PrimaryGeneratedColumn({ type: 'integer' })
  sequence!: number;

  @Column({ type: 'varchar', length: 19, unique: true })
  token!: string;

  @Column({ type: 'varchar', length: 19 })
  pan!: string;

  @Column({ type: 'varchar', length: 4 })
  expiry!: string;

  @Column({ name: 'requestor_id', type: 'varchar', length: 11 })
  requestorId!: string;

  @Column(jsonColumn)
  channels!: TokenChannel[];

  @Column(jsonColumn)
  merchants!: string[];

  @Column({ type: 'varchar', length: 10 })
  status!: TokenStatus;

  @Column({ name: 'last_atc', type: 'integer', nullable: true })
  lastAtc!: number | null;

  @Column({ name: 'created_at', type: 'varchar', length: 24 })
  createdAt!: string;

  @Column({ name: 'status_changed_at', type: 'varchar', length: 24 })
  statusChangedAt!: string;
}
