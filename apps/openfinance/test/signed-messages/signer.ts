import { createPrivateKey } from 'node:crypto';
import { createLocalJWKSet, jwtVerify, SignJWT, type JSONWebKeySet } from 'jose';
import { newUuid, systemClock } from '#libs/kernel';
import { type TestApp } from '#libs/testing';
import { BANK_ORGANISATION_ID } from '../../src/keys/bank-ids';
import { bodyOf } from '../../src/signed-messages/message-check';
import { BankClient } from '../authorization-server/client';
import { type Headers } from '../payments/payer';

type Claims = Readonly<Record<string, unknown>>;
type Method = 'get' | 'post' | 'patch';

export const JWT = 'application/jwt';

interface Answer {
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

/** A client that signs payments with the key of its organisation. */
export class Signer {
  private constructor(
    private readonly test: TestApp,
    readonly client: BankClient,
  ) {}

  static async register(test: TestApp, sandbox: string): Promise<Signer> {
    return new Signer(test, await BankClient.register(test, sandbox));
  }

  get organisationId(): string {
    return this.client.made.organisationId;
  }

  /** The address of the bank, as its metadata has it. */
  get base(): string {
    return this.client.issuer.replace(/\/auth$/, '');
  }

  /** Signs a body for an endpoint. Other claims and another header make a bad message. */
  message(path: string, body: object, change: Claims = {}, header: Claims = {}): Promise<string> {
    const { seal } = this.client.made;
    const claims = {
      iss: this.organisationId,
      aud: this.base + path,
      jti: newUuid(),
      iat: Math.floor(systemClock.nowMs() / 1_000),
      ...body,
      ...change,
    };
    return new SignJWT(claims)
      .setProtectedHeader({ alg: 'PS256', kid: seal.kid, ...header })
      .sign(createPrivateKey(seal.privateKey));
  }

  call(method: Method, path: string, headers: Headers = {}) {
    const { sandbox } = this.client;
    return this.test.http[method](path)
      .set('X-Sandbox', sandbox)
      .set({ ...this.client.headers, ...headers });
  }

  /** Sends a signed text. */
  send(method: 'post' | 'patch', path: string, text: string, headers: Headers = {}) {
    return this.call(method, path, headers).set('Content-Type', JWT).send(text);
  }

  /** Signs a body and sends it. */
  async signed(method: 'post' | 'patch', path: string, body: object, headers: Headers = {}) {
    return this.send(method, path, await this.message(path, body), headers);
  }

  /** The body of an answer without the claims of the message, whose signature is verified with the keys of the bank in the directory. */
  async verified({ headers, text }: Answer): Promise<Claims> {
    expect(headers['content-type']).toBe(JWT);
    const keystore = `/directory/${BANK_ORGANISATION_ID}/application.jwks`;
    const { body } = await this.call('get', keystore).expect(200);
    const { payload } = await jwtVerify(text, createLocalJWKSet(body as JSONWebKeySet), {
      algorithms: ['PS256'],
      issuer: BANK_ORGANISATION_ID,
      audience: this.organisationId,
      maxTokenAge: '60s',
    });
    expect(payload.jti).toMatch(/^[\da-f-]{36}$/);
    return bodyOf(payload) as Claims;
  }

  /** Gets a token for a consent that the customer has authorised. */
  async tokenOf(consentId: string, scope: string): Promise<Headers> {
    const { code = '' } = await this.client.returned(consentId, { scope });
    const { body } = await this.client.redeem(code);
    return { Authorization: `Bearer ${(body as { readonly access_token: string }).access_token}` };
  }

  async ownToken(scope: string): Promise<Headers> {
    return { Authorization: `Bearer ${await this.client.tokenFor(scope)}` };
  }
}
