import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The RequestId of an official request that was carried out. A participant can use each id for one request only. */
@Entity('request_ids')
export class RequestIdRow {
  @PrimaryColumn({ type: 'varchar', length: 8 })
  ispb!: string;

  @PrimaryColumn({ name: 'request_id', type: 'varchar', length: 36 })
  requestId!: string;

  /** The id of the entry or of the fraud marker that the request created. */
  @Column({ type: 'varchar', length: 64 })
  result!: string;
}
