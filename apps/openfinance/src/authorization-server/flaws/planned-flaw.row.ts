import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { wholeNumberColumn } from '#libs/database';

/** The response that has the ID token. */
export type FlawPlace = 'authorization' | 'token';

/** A flaw of the next ID token of a client, for an exam. */
@Entity('planned_flaws')
@Index('planned_flaws_of_client', ['clientId'])
export class PlannedFlawRow {
  /** The run of the exam. */
  @PrimaryColumn({ name: 'run_id', type: 'varchar', length: 36 })
  runId!: string;

  @Column({ name: 'client_id', type: 'varchar', length: 36 })
  clientId!: string;

  @Column({ type: 'varchar', length: 13 })
  place!: FlawPlace;

  /** The code of the flaw, such as `ID_TOKEN_WRONG_NONCE`. */
  @Column({ type: 'varchar', length: 60 })
  flaw!: string;

  /** The authorization code of the response that had the flaw; null until there was one. */
  @Column({ name: 'code_hash', type: 'varchar', length: 43, nullable: true })
  codeHash!: string | null;

  @Column({ name: 'taken_at_ms', ...wholeNumberColumn, nullable: true })
  takenAtMs!: number | null;
}
