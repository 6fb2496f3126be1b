import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { type KeyType } from '#libs/brazil';

/** A comparison of the VSync of a participant with that of DICT. Its sequence is its id. */
@Entity('sync_verifications')
@Index('sync_verifications_of_participant', ['participant', 'keyType', 'sequence'])
export class SyncVerificationRow {
  @PrimaryGeneratedColumn({ type: 'integer' })
  sequence!: number;

  @Column({ type: 'varchar', length: 8 })
  participant!: string;

  @Column({ name: 'key_type', type: 'varchar', length: 6 })
  keyType!: KeyType;

  /** The VSync of the participant; 64 hexadecimal digits in lower case. */
  @Column({ name: 'participant_verifier', type: 'varchar', length: 64 })
  participantVerifier!: string;

  /** The VSync of DICT. */
  @Column({ type: 'varchar', length: 64 })
  verifier!: string;

  @Column({ type: 'varchar', length: 3 })
  result!: 'OK' | 'NOK';

  /** ISO 8601 UTC. */
  @Column({ type: 'varchar', length: 24 })
  at!: string;
}
