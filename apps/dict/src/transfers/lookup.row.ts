import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { type KeyType } from '#libs/brazil';

/** An official lookup that found its key. The payment that follows has the same EndToEndId. */
@Entity('lookups')
@Index('lookups_of_payment', ['endToEndId'])
export class LookupRow {
  @PrimaryGeneratedColumn({ type: 'integer' })
  sequence!: number;

  @Column({ name: 'end_to_end_id', type: 'varchar', length: 35 })
  endToEndId!: string;

  /** ISPB of the participant that looked the key up. */
  @Column({ type: 'varchar', length: 8 })
  participant!: string;

  @Column({ name: 'payer_id', type: 'varchar', length: 14 })
  payerId!: string;

  @Column({ name: 'key_type', type: 'varchar', length: 6 })
  keyType!: KeyType;

  @Column({ name: 'key_value', type: 'varchar', length: 77 })
  keyValue!: string;

  @Column({ name: 'owner_tax_id', type: 'varchar', length: 14 })
  ownerTaxId!: string;

  /** In the form of `accountOf`. */
  @Column({ name: 'owner_account', type: 'varchar', length: 45 })
  ownerAccount!: string;

  @Column({ type: 'varchar', length: 24 })
  at!: string;

  /** The time when its tokens were given back; null before the payment order arrives. */
  @Column({ name: 'credited_at', type: 'varchar', length: 24, nullable: true })
  creditedAt!: string | null;
}
