import { Column, Entity, PrimaryColumn } from 'typeorm';
import { jsonColumn } from '#libs/database';

/** A part of the list of the SPI that was not read yet. */
export interface ListGap {
  /** Where the list of the SPI goes on. */
  readonly cursor: string;
  /** The EndToEndId at its end, which is known; null if it goes to the end of the list. */
  readonly until: string | null;
}

/** How far the list of the SPI was read. There is one row at most. */
@Entity('transfer_syncs')
export class TransferSyncRow {
  @PrimaryColumn({ type: 'integer' })
  id!: number;

  /** Grows with each page: of two instances that read at the same time, one stops. */
  @Column({ type: 'integer' })
  version!: number;

  /** EndToEndId of the newest payment that was read. */
  @Column({ type: 'varchar', length: 35, nullable: true })
  newest!: string | null;

  /** The newest first. */
  @Column({ ...jsonColumn })
  gaps!: readonly ListGap[];
}
