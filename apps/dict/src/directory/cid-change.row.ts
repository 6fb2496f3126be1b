import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { type KeyType } from '#libs/brazil';

/** A CID event of an entry that was changed. */
@Entity('cid_changes')
@Index('cid_changes_of_participant', ['ispb', 'keyType', 'at'])
export class CidChangeRow {
  @PrimaryGeneratedColumn({ type: 'integer' })
  sequence!: number;

  @Column({ type: 'varchar', length: 8 })
  ispb!: string;

  @Column({ name: 'key_type', type: 'varchar', length: 6 })
  keyType!: KeyType;

  @Column({ type: 'varchar', length: 7 })
  type!: 'ADDED' | 'REMOVED';

  @Column({ type: 'varchar', length: 64 })
  cid!: string;

  /** ISO 8601 UTC. */
  @Column({ type: 'varchar', length: 24 })
  at!: string;
}
