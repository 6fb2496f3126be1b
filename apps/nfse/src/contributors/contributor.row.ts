import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { jsonColumn } from '#libs/database';
import { type Contributor } from '#libs/nfse';

/** A company or a person in the registers of the sandbox. */
@Entity('contributors')
export class ContributorRow {
  @PrimaryGeneratedColumn({ type: 'integer' })
  sequence!: number;

  @Column({ name: 'tax_id', type: 'varchar', length: 14, unique: true })
  taxId!: string;

  @Column(jsonColumn)
  value!: Contributor;
}
