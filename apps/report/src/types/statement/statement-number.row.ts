import { Column, Entity, PrimaryColumn, Unique } from 'typeorm';
import { wholeNumberColumn } from '#libs/database';

/** The number of a statement of an account. */
@Entity('statement_numbers')
@Unique('statement_numbers_once', ['account', 'kind', 'number'])
export class StatementNumberRow {
  /** The type of the report and the id of the account: `openfinance.statement maria-corrente`. */
  @PrimaryColumn({ type: 'varchar', length: 160 })
  account!: string;

  /** The format of the file. Each has its own series. */
  @PrimaryColumn({ type: 'varchar', length: 12 })
  kind!: string;

  @PrimaryColumn({ ...wholeNumberColumn, name: 'from_ms', nullable: false })
  fromMs!: number;

  @PrimaryColumn({ ...wholeNumberColumn, name: 'to_ms', nullable: false })
  toMs!: number;

  @Column({ type: 'integer' })
  number!: number;

  @Column({ name: 'created_at_ms', ...wholeNumberColumn })
  createdAtMs!: number;
}
