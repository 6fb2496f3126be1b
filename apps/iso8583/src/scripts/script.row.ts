import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { type CardCommand, type ScriptResult, type ScriptTemplate } from '#libs/card-security';
import { jsonColumn } from '#libs/database';
import { type Script, type ScriptStatus } from './script';

@Entity('issuer_scripts')
@Index('issuer_scripts_by_pan', ['pan', 'status', 'sequence'])
export class ScriptRow implements Script {
  /** The order of creation. */
  @PrimaryGeneratedColumn({ type: 'integer' })
  sequence!: number;

  @Column({ type: 'varchar', length: 36 })
  id!: string;

  @Column({ type: 'varchar', length: 19 })
  pan!: string;

  @Column({ type: 'varchar', length: 2 })
  template!: ScriptTemplate;

  @Column(jsonColumn)
  command!: CardCommand;

  @Column({ type: 'varchar', length: 10 })
  status!: ScriptStatus;

  @Column({ name: 'script_id', type: 'varchar', length: 8, nullable: true })
  scriptId!: string | null;

  @Column({ type: 'text', nullable: true })
  script!: string | null;

  @Column({ name: 'sent_in', type: 'varchar', length: 36, nullable: true })
  sentIn!: string | null;

  @Column({ type: 'varchar', length: 15, nullable: true })
  outcome!: ScriptResult['outcome'] | null;

  @Column({ name: 'created_at', type: 'varchar', length: 24 })
  createdAt!: string;

  @Column({ name: 'sent_at', type: 'varchar', length: 24, nullable: true })
  sentAt!: string | null;

  @Column({ name: 'finished_at', type: 'varchar', length: 24, nullable: true })
  finishedAt!: string | null;
}
