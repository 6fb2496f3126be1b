import { Column, Entity, PrimaryColumn } from 'typeorm';
import { jsonColumn } from '#libs/database';

/** An unread part of the list of the SPI. */
export interface ListGap {
  /** The cursor of the SPI at which the part begins. */
  readonly cursor: string;
  /** The known EndToEndId at which the part ends; null: it ends at the end of the list. */
  readonly until: string | null;
}

/** The position in the list of the SPI. There is at most one row. */
@Entity('transfer_syncs')
export class TransferSyncRow {
  @PrimaryColumn({ type: 'integer' })
  id!: number;

  /** Grows with each page. If two instances read at the same time, one of them stops. */
  @Column({ type: 'integer' })
  version!: number;

  /** EndToEndId of the newest payment that was read; null if none was read. */
  @Column({ type: 'varchar', length: 35, nullable: true })
  newest!: string | null;

  /** The unread parts, newest first. */
  @Column({ ...jsonColumn })
  gaps!: readonly ListGap[];
}
