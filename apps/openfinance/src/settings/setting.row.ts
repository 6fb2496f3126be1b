import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A setting of the sandbox that was changed, as JSON. */
@Entity('settings')
export class SettingRow {
  @PrimaryColumn({ type: 'varchar', length: 20 })
  name!: string;

  @Column({ type: 'text' })
  value!: string;
}
