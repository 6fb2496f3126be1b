import { Column, Entity, PrimaryColumn } from 'typeorm';
import { centsColumn } from '#libs/database';
import { type Cents } from '#libs/kernel';
import { type Slip } from './slip';

@Entity('slips')
export class SlipRow implements Slip {
  @PrimaryColumn({ type: 'varchar', length: 36 })
  id!: string;

  @Column(centsColumn)
  amount!: Cents;
}
