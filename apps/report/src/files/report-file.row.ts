import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { wholeNumberColumn } from '#libs/database';
import { type FileKind, type ReportFile } from './report-file';

const day = { type: 'varchar', length: 10, nullable: true } as const;

@Entity('report_files')
export class ReportFileRow implements ReportFile {
  @PrimaryGeneratedColumn({ type: 'integer' })
  sequence!: number;

  @Column({ type: 'varchar', length: 36, unique: true })
  id!: string;

  @Column({ type: 'varchar', length: 12 })
  kind!: FileKind;

  @Column(wholeNumberColumn)
  size!: number;

  @Column({ type: 'varchar', length: 64 })
  sha256!: string;

  @Column({ name: 'stored_as', type: 'varchar', length: 200 })
  storedAs!: string;

  @Column({ type: 'integer' })
  entries!: number;

  @Column({ type: 'varchar', length: 40 })
  amount!: string;

  @Column({ name: 'end_to_end_ids', type: 'integer' })
  endToEndIds!: number;

  @Column({ type: 'integer' })
  nsus!: number;

  @Column({ name: 'first_day', ...day })
  firstDay!: string | null;

  @Column({ name: 'last_day', ...day })
  lastDay!: string | null;

  @Column({ name: 'received_at_ms', ...wholeNumberColumn })
  receivedAtMs!: number;
}
