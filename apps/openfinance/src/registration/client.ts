/** A client of the authorization server: one software of an organisation, after dynamic registration (RFC 7591). */
export interface Client {
  readonly clientId: string;
  /** The software statement of the directory. A software has at most one client. */
  readonly softwareId: string;
  readonly organisationId: string;
  /** On the clock of the sandbox. */
  readonly issuedAtMs: number;
  /** The SHA-256 of the registration access token, base64url. The token itself is not stored. */
  readonly tokenHash: string;
  readonly metadata: ClientMetadata;
}

/** What the client may do, as it was registered. */
export interface ClientMetadata {
  readonly clientName: string;
  /** Compared character by character. */
  readonly redirectUris: readonly string[];
  /** Without `consent:` and its relatives, which need no registration. */
  readonly scopes: readonly string[];
  readonly grantTypes: readonly string[];
  readonly responseTypes: readonly string[];
  /** Null: the ID token is signed, but not encrypted. */
  readonly idTokenEncryption: IdTokenEncryption | null;
  /** Empty: the client gets no webhooks. */
  readonly webhookUris: readonly string[];
  readonly jwksUri: string;
  /** The software statement with which the client was registered. */
  readonly softwareStatement: string;
}

/** The only pair of the profile (SP 5.2.2.1). */
export interface IdTokenEncryption {
  readonly alg: 'RSA-OAEP';
  readonly enc: 'A256GCM';
}
