import { Column, Entity, PrimaryColumn } from 'typeorm';
import { jsonColumn } from '#libs/database';
import { type NetworkState } from './network-state';

/** The network state of an institution; docs/iso8583.md, "Network". */
@Entity('network_states')
export class NetworkStateRow {
  /** DE33 or DE32; empty for messages that name no institution. */
  @PrimaryColumn({ type: 'varchar', length: 28 })
  institution!: string;

  @Column(jsonColumn)
  state!: NetworkState;

  @Column({ name: 'changed_at', type: 'varchar', length: 24 })
  changedAt!: string;
}
