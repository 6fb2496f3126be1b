import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { jsonColumn } from '#libs/database';
import { type LinkDefinition } from './link';

/** A link of the sandbox. */
@Entity('acquirer_links')
export class LinkRow {
  /** The order of creation. */
  @PrimaryGeneratedColumn({ type: 'integer' })
  sequence!: number;

  @Column({ type: 'varchar', length: 36 })
  id!: string;

  @Column({ type: 'varchar', length: 40, unique: true })
  name!: string;

  @Column(jsonColumn)
  definition!: LinkDefinition;

  @Column({ name: 'created_at', type: 'varchar', length: 24 })
  createdAt!: string;
}
