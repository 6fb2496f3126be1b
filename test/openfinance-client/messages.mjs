import { createPrivateKey } from 'node:crypto';
import { createLocalJWKSet, jwtVerify, SignJWT } from 'jose';
import { call } from './bank.mjs';

/** Signed messages between a client and the bank. */
export async function messagesOf(client) {
  const { organisationId, seal, api, bank } = client;
  const keys = createLocalJWKSet(await (await client.fetch(bank.keys)).json());
  const rules = { algorithms: ['PS256'], issuer: bank.organisationId, audience: organisationId };

  /** The claims of an answer that the bank has signed for this client. */
  async function verified(response) {
    const text = await response.text();
    try {
      return (await jwtVerify(text, keys, rules)).payload;
    } catch (error) {
      throw new Error(`The bank answers ${response.status}: ${text}`, { cause: error });
    }
  }

  return {
    /** Reads with the token of the client, and verifies the answer. */
    get: async (path) => verified(await call(client, { path, token: client.alone.access_token })),

    /** Signs a body with the key of the organisation, sends it, and verifies the answer. */
    async post(path, body, token = client.alone.access_token) {
      const message = await new SignJWT(body)
        .setProtectedHeader({ alg: 'PS256', kid: seal.kid, typ: 'JWT' })
        .setIssuer(organisationId)
        .setAudience(`${api}/${path}`)
        .setJti(crypto.randomUUID())
        .setIssuedAt()
        .sign(createPrivateKey(seal.privateKey));
      const headers = {
        'Content-Type': 'application/jwt',
        'x-idempotency-key': crypto.randomUUID(),
      };
      return verified(await call(client, { path, token, method: 'POST', body: message, headers }));
    },
  };
}
