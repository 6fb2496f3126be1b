import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { jsonColumn, wholeNumberColumn } from '#libs/database';
import { type AuthorizationRequest } from '../pushed/request-object';

/** An authorization code. The code itself is not stored. */
@Entity('oauth_codes')
@Index('oauth_codes_by_expiry', ['expiresAtMs'])
export class CodeRow {
  /** SHA-256 of the code, in base64url. */
  @PrimaryColumn({ name: 'code_hash', type: 'varchar', length: 43 })
  codeHash!: string;

  @Column(jsonColumn)
  request!: AuthorizationRequest;

  /** The customer. */
  @Column({ type: 'varchar', length: 64 })
  subject!: string;

  @Column({ name: 'authenticated_at_ms', ...wholeNumberColumn })
  authenticatedAtMs!: number;

  @Column({ name: 'expires_at_ms', ...wholeNumberColumn })
  expiresAtMs!: number;

  @Column({ name: 'is_redeemed', type: 'boolean' })
  isRedeemed!: boolean;
}
