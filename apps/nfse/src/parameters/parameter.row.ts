import { Column, Entity, PrimaryColumn } from 'typeorm';
import { jsonColumn } from '#libs/database';
import { type ParameterKind, type StoredParameter } from './parameter';

/** A parameter that was added to the sandbox. Parameters of the seed are not stored. */
@Entity('parameters')
export class ParameterRow {
  @PrimaryColumn({ type: 'varchar', length: 20 })
  key!: string;

  @Column({ type: 'varchar', length: 12 })
  kind!: ParameterKind;

  @Column(jsonColumn)
  value!: StoredParameter['value'];
}
