import { Column, Entity, Index, PrimaryColumn, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { wholeNumberColumn } from '#libs/database';

/** The one row that describes a sandbox; every sandbox of every service has it. */
@Entity('sandbox_state')
export class SandboxStateRow {
  /** Always 1. */
  @PrimaryColumn({ type: 'integer' })
  id!: number;

  /** The service that the database belongs to. A snapshot of another service is never restored. */
  @Column({ type: 'varchar', length: 20 })
  app!: string;

  /** ISO 8601 UTC, by the machine's clock. */
  @Column({ name: 'created_at', type: 'varchar', length: 24 })
  createdAt!: string;

  @Column({ name: 'last_used_at', type: 'varchar', length: 24 })
  lastUsedAt!: string;

  /** The ClockState, as JSON. */
  @Column({ type: 'text' })
  clock!: string;

  /** An earlier version, which inserts rows without it, can still run. */
  @Column({ name: 'takes_test_values', type: 'boolean', default: true })
  takesTestValues!: boolean;
}

/** The holder of the right to move the clock and run due work; no row if there is none. */
@Entity('sandbox_clock_lease')
export class ClockLeaseRow {
  /** Always 1. */
  @PrimaryColumn({ type: 'integer' })
  id!: number;

  /** A UUID of this lease. */
  @Column({ type: 'varchar', length: 36 })
  holder!: string;

  /** In ms since 1970; by the database server's clock on PostgreSQL. */
  @Column({ name: 'expires_at_ms', ...wholeNumberColumn })
  expiresAtMs!: number;
}

/** Work that is scheduled for an instant on the clock of the sandbox. */
@Entity('sandbox_due_work')
@Unique(['kind', 'key'])
export class DueWorkRow {
  /** Breaks ties: work that was scheduled first is done first. */
  @PrimaryGeneratedColumn({ type: 'integer' })
  sequence!: number;

  /** Names the handler. */
  @Column({ type: 'varchar', length: 60 })
  kind!: string;

  /** The key of the work within its kind. Scheduling it again moves it. */
  @Column({ type: 'varchar', length: 120 })
  key!: string;

  @Index()
  @Column({ name: 'due_at', type: 'varchar', length: 24 })
  dueAt!: string;

  /** The data for the handler, as JSON. */
  @Column({ type: 'text' })
  payload!: string;

  /** How often it has failed. */
  @Column({ type: 'integer' })
  attempts!: number;
}

/** Work that is done at once, in real time, by one instance at a time. */
@Entity('sandbox_jobs')
@Unique(['kind', 'key'])
export class JobRow {
  /** The order in which jobs are taken. */
  @PrimaryGeneratedColumn({ type: 'integer' })
  sequence!: number;

  /** Names the handler. */
  @Column({ type: 'varchar', length: 60 })
  kind!: string;

  @Column({ type: 'varchar', length: 120 })
  key!: string;

  /** Increases each time an instance takes the job, so that later writes of an earlier holder are refused. */
  @Column({ type: 'integer' })
  epoch!: number;

  /** How often it was taken without being given back. */
  @Column({ type: 'integer' })
  attempts!: number;

  /** The process that is doing the job; null if none is. */
  @Column({ type: 'varchar', length: 36, nullable: true })
  holder!: string | null;

  /**
   * No other instance takes the job before this time; in ms since 1970, by the database server's clock on PostgreSQL.
   */
  @Column({ name: 'lease_until_ms', ...wholeNumberColumn })
  leaseUntilMs!: number;
}

/** A rule of the sandbox, and how often it has matched. */
@Entity('sandbox_rules')
export class RuleRow {
  @PrimaryColumn({ type: 'varchar', length: 36 })
  id!: string;

  /** Rules are tried in this order. */
  @Column({ type: 'integer' })
  position!: number;

  /** The RuleDefinition, as JSON. */
  @Column({ type: 'text' })
  definition!: string;

  /** Requests that matched. */
  @Column({ type: 'integer' })
  matched!: number;

  /** Requests on which it took effect. */
  @Column({ type: 'integer' })
  hits!: number;

  @Column({ name: 'created_at', type: 'varchar', length: 24 })
  createdAt!: string;
}

/**
 * The order in which rules are tried. Two rules that were created at the same time can have the same
 * position.
 */
export const RULE_ORDER = { position: 'ASC', createdAt: 'ASC', id: 'ASC' } as const;
