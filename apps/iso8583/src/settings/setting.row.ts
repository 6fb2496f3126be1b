import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A setting of the sandbox, such as its preset, or a posted profile as JSON. */
@Entity('settings')
export class SettingRow {
  @PrimaryColumn({ type: 'varchar', length: 60 })
  name!: string;

  @Column({ type: 'text' })
  value!: string;
}
