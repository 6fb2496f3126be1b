import { Column, Entity, Index, PrimaryColumn, Unique } from 'typeorm';
import { jsonColumn, wholeNumberColumn } from '#libs/database';
import { type BatchSituation } from '#libs/nfse';
import { type BatchMessage, type StoredBatch, type StoredRps } from './batch';

@Entity('abrasf_batches')
@Unique('abrasf_batch_number', ['municipality', 'provider', 'number'])
@Unique('abrasf_batch_protocol', ['protocol'])
@Index('abrasf_batches_by_provider', ['provider', 'situation'])
export class BatchRow implements StoredBatch {
  @PrimaryColumn({ type: 'varchar', length: 36 })
  id!: string;

  @Column({ type: 'varchar', length: 7 })
  municipality!: string;

  @Column({ type: 'varchar', length: 14 })
  provider!: string;

  @Column({ type: 'varchar', length: 15 })
  number!: string;

  @Column({ type: 'varchar', length: 50 })
  protocol!: string;

  @Column({ type: 'varchar', length: 1 })
  situation!: BatchSituation;

  @Column({ name: 'received_at_ms', ...wholeNumberColumn })
  receivedAtMs!: number;

  @Column({ name: 'processed_at_ms', ...wholeNumberColumn, nullable: true })
  processedAtMs!: number | null;

  @Column(jsonColumn)
  rps!: readonly StoredRps[];

  @Column(jsonColumn)
  messages!: readonly BatchMessage[];

  @Column({ ...jsonColumn, name: 'invoice_ids' })
  invoiceIds!: readonly string[];

  @Column({ name: 'requested_outcome', type: 'varchar', length: 60, nullable: true })
  requestedOutcome!: string | null;
}
