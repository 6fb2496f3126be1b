import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { wholeNumberColumn } from '#libs/database';

/** An access token or a refresh token. The token itself is not stored. */
@Entity('oauth_tokens')
@Index('oauth_tokens_of_consent', ['consentId'])
@Index('oauth_tokens_of_code', ['codeHash'])
@Index('oauth_tokens_by_expiry', ['clientId', 'expiresAtMs'])
export class TokenRow {
  /** SHA-256 of the token, in base64url. */
  @PrimaryColumn({ name: 'token_hash', type: 'varchar', length: 43 })
  tokenHash!: string;

  @Column({ type: 'varchar', length: 7 })
  kind!: 'access' | 'refresh';

  @Column({ name: 'client_id', type: 'varchar', length: 64 })
  clientId!: string;

  @Column({ name: 'organisation_id', type: 'varchar', length: 64 })
  organisationId!: string;

  /** Separated by spaces. */
  @Column({ type: 'text' })
  scope!: string;

  @Column({ name: 'consent_id', type: 'varchar', length: 256, nullable: true })
  consentId!: string | null;

  /** The customer. */
  @Column({ type: 'varchar', length: 64, nullable: true })
  subject!: string | null;

  /** SHA-256 of the client certificate that the token is bound to, in base64url (RFC 8705, 3.1). */
  @Column({ type: 'varchar', length: 43, nullable: true })
  thumbprint!: string | null;

  /** The authorization code that the token comes from. */
  @Column({ name: 'code_hash', type: 'varchar', length: 43, nullable: true })
  codeHash!: string | null;

  /** Null if the token lasts as long as its consent. */
  @Column({ name: 'expires_at_ms', ...wholeNumberColumn, nullable: true })
  expiresAtMs!: number | null;

  @Column({ name: 'is_revoked', type: 'boolean' })
  isRevoked!: boolean;
}

/** The client that created a consent or a payment. */
@Entity('oauth_owners')
export class OwnerRow {
  /** The id of the consent or of the payment. */
  @PrimaryColumn({ name: 'object_id', type: 'varchar', length: 256 })
  objectId!: string;

  @Column({ name: 'client_id', type: 'varchar', length: 64 })
  clientId!: string;
}
