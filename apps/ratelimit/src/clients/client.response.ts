import { LinksTo } from '#libs/openapi';
import { type Client } from './client';

/** A client without its secret. */
export class ClientResponse {
  /** @example 0d3f3a1e-6d3b-4f0e-9f53-3c1d0f9b2a11 */
  clientId!: string;

  /** @example "My wallet" */
  name!: string;

  /**
   * E-mail address of the client. Absent if the client was registered without one.
   * @example dev@example.com
   */
  email?: string;

  /**
   * Time of the registration, ISO 8601 UTC.
   * @example 2026-11-21T12:00:00.000Z
   */
  createdAt!: string;

  static of({ id, name, email, createdAt }: Client): ClientResponse {
    return { clientId: id, name, ...(email === null ? {} : { email }), createdAt };
  }
}

/**
 * A new client with its secret. No later response contains the secret. Some members also have the names of
 * RFC 7591.
 */
@LinksTo(
  {
    listBuckets: { clientId: '/clientId' },
  },
  {
    issueToken: {
      grant_type: 'client_credentials',
      client_id: '/client_id',
      client_secret: '/client_secret',
    },
  },
)
export class RegisteredResponse extends ClientResponse {
  /**
   * The secret of the client. Keep it confidential.
   * @example R0pTQ2JVeXN0eHJ4YkRrM3pVcWZ3a0t2bU9hT2pVaGg
   */
  clientSecret!: string;

  /**
   * The same as `clientId`.
   * @example 0d3f3a1e-6d3b-4f0e-9f53-3c1d0f9b2a11
   */
  client_id!: string;

  /**
   * The same as `clientSecret`.
   * @example R0pTQ2JVeXN0eHJ4YkRrM3pVcWZ3a0t2bU9hT2pVaGg
   */
  client_secret!: string;

  /**
   * Time of the registration, in seconds since 1970.
   * @example 1795262400
   */
  client_id_issued_at!: number;

  /**
   * Always 0: the secret does not expire.
   * @example 0
   */
  client_secret_expires_at!: number;

  static ofNew(client: Client, secret: string): RegisteredResponse {
    const { id, name, email, createdAt } = client;
    return {
      clientId: id,
      clientSecret: secret,
      name,
      ...(email === null ? {} : { email }),
      createdAt,
      client_id: id,
      client_secret: secret,
      client_id_issued_at: Math.floor(Date.parse(createdAt) / 1_000),
      client_secret_expires_at: 0,
    };
  }
}
