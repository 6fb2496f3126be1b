import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { wholeNumberColumn } from '#libs/database';

/** The id of a signed text that was used. */
@Entity('used_jtis')
@Index('used_jtis_by_expiry', ['issuer', 'forgottenAtMs'])
export class JtiRow {
  /** The client, or the organisation of a signed payment. */
  @PrimaryColumn({ type: 'varchar', length: 64 })
  issuer!: string;

  /** SHA-256 of the jti, in base64url, because it can be any text. */
  @PrimaryColumn({ name: 'jti_hash', type: 'varchar', length: 43 })
  jtiHash!: string;

  @Column({ name: 'forgotten_at_ms', ...wholeNumberColumn })
  forgottenAtMs!: number;
}
