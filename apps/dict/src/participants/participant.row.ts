import { Column, Entity, PrimaryColumn } from 'typeorm';
import { type Category } from '#libs/dict-api';
import { type DictParticipant } from './participant';

@Entity('dict_participants')
export class ParticipantRow implements DictParticipant {
  @PrimaryColumn({ type: 'varchar', length: 8 })
  ispb!: string;

  @Column({ type: 'varchar', length: 140 })
  name!: string;

  @Column({ type: 'varchar', length: 1, nullable: true })
  category!: Category | null;

  @Column({ name: 'settler', type: 'varchar', length: 8, nullable: true })
  settlementAgent!: string | null;

  @Column({ name: 'created_at', type: 'varchar', length: 24 })
  createdAt!: string;
}
