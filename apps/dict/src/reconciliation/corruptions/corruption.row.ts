import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { type KeyType } from '#libs/brazil';
import { type AlteredAttribute, type Corruption, type CorruptionKind } from './corruption';

/** An entry that was changed silently, without a CID event for its participant. */
@Entity('corruptions')
@Index('corruptions_of_run', ['corruptionId', 'keyType', 'keyValue'])
export class CorruptionRow implements Corruption {
  @PrimaryGeneratedColumn({ type: 'integer' })
  sequence!: number;

  @Column({ name: 'corruption_id', type: 'varchar', length: 36 })
  corruptionId!: string;

  @Column({ type: 'varchar', length: 8 })
  participant!: string;

  @Column({ type: 'varchar', length: 7 })
  kind!: CorruptionKind;

  @Column({ name: 'key_type', type: 'varchar', length: 6 })
  keyType!: KeyType;

  @Column({ name: 'key_value', type: 'varchar', length: 77 })
  keyValue!: string;

  @Column({ type: 'varchar', length: 7, nullable: true })
  altered!: AlteredAttribute | null;

  @Column({ name: 'cid_before', type: 'varchar', length: 64, nullable: true })
  cidBefore!: string | null;

  @Column({ name: 'cid_after', type: 'varchar', length: 64, nullable: true })
  cidAfter!: string | null;

  @Column({ type: 'varchar', length: 24 })
  at!: string;

  @Column({ name: 'after_verification', type: 'integer' })
  afterVerification!: number;
}
