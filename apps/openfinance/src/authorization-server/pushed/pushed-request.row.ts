import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { jsonColumn, wholeNumberColumn } from '#libs/database';
import { type AuthorizationRequest } from './request-object';

/** An authorization request that a client has pushed (RFC 9126). */
@Entity('oauth_requests')
@Index('oauth_requests_by_expiry', ['expiresAtMs'])
export class PushedRequestRow {
  @PrimaryColumn({ name: 'request_uri', type: 'varchar', length: 100 })
  requestUri!: string;

  @Column({ name: 'client_id', type: 'varchar', length: 36 })
  clientId!: string;

  @Column(jsonColumn)
  request!: AuthorizationRequest;

  @Column({ name: 'expires_at_ms', ...wholeNumberColumn })
  expiresAtMs!: number;

  /** Whether the client has got a code or an error for it. */
  @Column({ name: 'is_completed', type: 'boolean' })
  isCompleted!: boolean;
}
