import { Column, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { type Restriction, type RestrictionKind, type RestrictionTarget } from './restriction';

@Entity('restrictions')
@Unique('restrictions_once', ['kind', 'target', 'value'])
export class RestrictionRow implements Restriction {
  @PrimaryGeneratedColumn({ type: 'integer' })
  sequence!: number;

  @Column({ type: 'varchar', length: 36, unique: true })
  id!: string;

  @Column({ type: 'varchar', length: 11 })
  kind!: RestrictionKind;

  @Column({ type: 'varchar', length: 7 })
  target!: RestrictionTarget;

  @Column({ type: 'varchar', length: 77 })
  value!: string;

  @Column({ name: 'created_at', type: 'varchar', length: 24 })
  createdAt!: string;
}
