import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('counters')
export class CounterRow {
  @PrimaryColumn({ type: 'varchar', length: 20 })
  name!: string;

  @Column({ type: 'integer' })
  value!: number;
}
