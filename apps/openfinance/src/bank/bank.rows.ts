import { Column, Entity, PrimaryColumn } from 'typeorm';
import { type Customer } from './customer';
import { type PersonType } from '../ledger/person-type';

@Entity('customers')
export class CustomerRow implements Customer {
  @PrimaryColumn({ type: 'varchar', length: 36 })
  id!: string;

  @Column({ type: 'varchar', length: 14, unique: true })
  document!: string;

  @Column({ name: 'person_type', type: 'varchar', length: 16 })
  personType!: PersonType;

  @Column({ type: 'varchar', length: 120 })
  name!: string;
}

/** The progress of data that are stored in steps: the seeded bank, or more transactions. */
@Entity('seed_progress')
export class SeedProgressRow {
  @PrimaryColumn({ type: 'varchar', length: 80 })
  name!: string;

  /** The number of stored items. */
  @Column({ type: 'integer' })
  stored!: number;
}
