import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The id of an official request that was carried out. A participant uses each id for one request only. */
@Entity('request_ids')
export class RequestIdRow {
  @PrimaryColumn({ type: 'varchar', length: 8 })
  ispb!: string;

  @PrimaryColumn({ name: 'request_id', type: 'varchar', length: 36 })
  requestId!: string;

  /** What the request has made: the CID of an entry, or the id of a marker. */
  @Column({ type: 'varchar', length: 64 })
  result!: string;
}
