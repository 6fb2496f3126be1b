import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { wholeNumberColumn } from '#libs/database';
import { type NumberedDocument } from './distributed-document';

/** A document that the national environment distributes to one taxpayer or one municipality. */
@Entity('distributed_documents')
export class DistributedDocumentRow implements NumberedDocument {
  /** CNPJ or CPF, or the IBGE code of a municipality. */
  @PrimaryColumn({ type: 'varchar', length: 14 })
  recipient!: string;

  /** From 1 for each recipient, without gaps. */
  @PrimaryColumn({ ...wholeNumberColumn, nullable: false })
  nsu!: number;

  @Index('distributed_documents_by_access_key')
  @Column({ name: 'access_key', type: 'varchar', length: 50 })
  accessKey!: string;

  @Column({ name: 'event_type', type: 'varchar', length: 6 })
  eventType!: string;

  @Column({ name: 'event_number', type: 'integer' })
  eventNumber!: number;

  @Column({ name: 'generated_at_ms', ...wholeNumberColumn })
  generatedAtMs!: number;
}
