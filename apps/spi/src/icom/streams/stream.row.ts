import { Column, Entity, PrimaryColumn, Unique } from 'typeorm';
import { wholeNumberColumn } from '#libs/database';
import { type Stream } from './stream';

/** An open stream. A closed one has no row. */
@Entity('streams')
@Unique('streams_places', ['ispb', 'place'])
export class StreamRow implements Stream {
  @PrimaryColumn({ type: 'varchar', length: 32 })
  id!: string;

  @Column({ type: 'varchar', length: 8 })
  ispb!: string;

  @Column({ type: 'integer' })
  place!: number;

  @Column({ name: 'current_token', type: 'varchar', length: 24, nullable: true })
  currentToken!: string | null;

  @Column({ name: 'next_token', type: 'varchar', length: 24 })
  nextToken!: string;

  @Column({ name: 'idle_since_ms', ...wholeNumberColumn })
  idleSinceMs!: number;
}
