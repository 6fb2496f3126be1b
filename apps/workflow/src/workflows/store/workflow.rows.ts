import { Column, Entity, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import { jsonColumn, wholeNumberColumn } from '#libs/database';
import { type Json, type StateMachine } from '#libs/states-language';
import { type WebhookSettings, type Workflow, type WorkflowVersion } from '../workflow';

@Entity('workflows')
export class WorkflowRow implements Workflow {
  @PrimaryGeneratedColumn({ type: 'integer' })
  sequence!: number;

  @Column({ type: 'varchar', length: 36, unique: true })
  id!: string;

  @Column({ type: 'varchar', length: 120 })
  name!: string;

  @Column({ type: 'text', nullable: true })
  description!: string | null;

  @Column({ type: 'integer' })
  version!: number;

  @Column({ type: 'varchar', length: 64 })
  hash!: string;

  @Column(jsonColumn)
  definition!: StateMachine;

  @Column({ ...jsonColumn, nullable: true })
  layout!: Json;

  @Column({ ...jsonColumn, nullable: true })
  webhook!: WebhookSettings | null;

  @Column({ name: 'created_at_ms', ...wholeNumberColumn })
  createdAtMs!: number;

  @Column({ name: 'updated_at_ms', ...wholeNumberColumn })
  updatedAtMs!: number;

  @Column({ name: 'deleted_at_ms', ...wholeNumberColumn, nullable: true })
  deletedAtMs!: number | null;
}

@Entity('workflow_versions')
export class WorkflowVersionRow implements WorkflowVersion {
  @PrimaryColumn({ name: 'workflow_id', type: 'varchar', length: 36 })
  workflowId!: string;

  @PrimaryColumn({ type: 'integer' })
  version!: number;

  @Column({ type: 'varchar', length: 64 })
  hash!: string;

  @Column(jsonColumn)
  definition!: StateMachine;

  @Column({ ...jsonColumn, nullable: true })
  layout!: Json;

  @Column({ name: 'created_at_ms', ...wholeNumberColumn })
  createdAtMs!: number;
}
