import { type Client } from './client';

/** A client, without its secret. */
export class ClientResponse {
  /** @example 0d3f3a1e-6d3b-4f0e-9f53-3c1d0f9b2a11 */
  clientId!: string;

  /** @example "My wallet" */
  name!: string;

  /**
   * Only where it was given.
   * @example dev@example.com
   */
  email?: string;

  /**
   * When it was registered, ISO 8601 UTC.
   * @example 2026-11-21T12:00:00.000Z
   */
  createdAt!: string;

  static of({ id, name, email, createdAt }: Client): ClientResponse {
    return { clientId: id, name, ...(email === null ? {} : { email }), createdAt };
  }
}

/** A new client, with its secret, which is not told again; under RFC 7591's names too. */
export class RegisteredResponse extends ClientResponse {
  /**
   * To be kept secret.
   * @example R0pTQ2JVeXN0eHJ4YkRrM3pVcWZ3a0t2bU9hT2pVaGg
   */
  clientSecret!: string;

  /**
   * As `clientId`.
   * @example 0d3f3a1e-6d3b-4f0e-9f53-3c1d0f9b2a11
   */
  client_id!: string;

  /**
   * As `clientSecret`.
   * @example R0pTQ2JVeXN0eHJ4YkRrM3pVcWZ3a0t2bU9hT2pVaGg
   */
  client_secret!: string;

  /**
   * Seconds since 1970.
   * @example 1795262400
   */
  client_id_issued_at!: number;

  /**
   * 0: it does not expire.
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
