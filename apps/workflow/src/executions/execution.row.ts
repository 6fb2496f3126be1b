import { Column, Entity, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { jsonColumn, jsonValueColumn, wholeNumberColumn } from '#libs/database';
import { type Json } from '#libs/states-language';
import { type Execution, type ExecutionStatus, type ParentTask } from './execution';
import { type MockSet } from './mocks';

const nullableJson = { ...jsonColumn, nullable: true } as const;
const nullableNumber = { ...wholeNumberColumn, nullable: true } as const;

@Entity('workflow_executions')
@Unique('execution_idempotency_key', ['workflowId', 'idempotencyKey'])
@Index('executions_by_given_name', ['workflowId', 'givenName'], { unique: true })
@Index('executions_by_workflow', ['workflowId', 'status'])
export class ExecutionRow implements Execution {
  @PrimaryGeneratedColumn({ type: 'integer' })
  sequence!: number;

  @Column({ type: 'varchar', length: 36, unique: true })
  id!: string;

  @Column({ name: 'workflow_id', type: 'varchar', length: 36 })
  workflowId!: string;

  @Column({ type: 'integer' })
  version!: number;

  @Column({ type: 'varchar', length: 120 })
  name!: string;

  @Column({ name: 'given_name', type: 'varchar', length: 120, nullable: true })
  givenName!: string | null;

  @Column({ type: 'varchar', length: 12 })
  status!: ExecutionStatus;

  @Column(jsonValueColumn)
  input!: Json;

  @Column(nullableJson)
  output!: Json;

  @Column({ type: 'varchar', length: 256, nullable: true })
  error!: string | null;

  @Column({ type: 'text', nullable: true })
  cause!: string | null;

  @Column({ name: 'started_at_ms', ...wholeNumberColumn })
  startedAtMs!: number;

  @Column({ name: 'stopped_at_ms', ...nullableNumber })
  stoppedAtMs!: number | null;

  @Column({ type: 'integer' })
  redrives!: number;

  @Column({ name: 'event_count', type: 'integer' })
  eventCount!: number;

  @Column({ name: 'frame_count', type: 'integer' })
  frameCount!: number;

  @Column({ name: 'turn_count', ...wholeNumberColumn })
  turnCount!: number;

  @Column({ name: 'due_at_ms', ...nullableNumber })
  dueAtMs!: number | null;

  @Column({ type: 'varchar', length: 36, nullable: true })
  runner!: string | null;

  @Column({ name: 'idempotency_key', type: 'varchar', length: 300, nullable: true })
  idempotencyKey!: string | null;

  @Column({ type: 'varchar', length: 64 })
  content!: string;

  @Column(nullableJson)
  mocks!: MockSet | null;

  @Column({ name: 'mock_calls', ...jsonColumn })
  mockCalls!: Readonly<Record<string, number>>;

  @Column(nullableJson)
  parent!: ParentTask | null;

  @Column({ type: 'integer' })
  hops!: number;

  @Column({ name: 'correlation_id', type: 'varchar', length: 128 })
  correlationId!: string;

  @Column({ name: 'ordered', type: 'varchar', length: 60, nullable: true })
  requestedOutcome!: string | null;
}
