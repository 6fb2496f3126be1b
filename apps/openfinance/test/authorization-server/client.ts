import { createHash, createPrivateKey, type JsonWebKey, type KeyObject } from 'node:crypto';
import { compactDecrypt, decodeJwt, SignJWT } from 'jose';
import { newUuid, systemClock } from '#libs/kernel';
import { type TestApp } from '#libs/testing';
import { directoryIn, type Onboarded } from '../directory/onboarded';

export const REDIRECT_URI = 'https://client.example.com/callback';
export const VERIFIER = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';
export const CHALLENGE = createHash('sha256').update(VERIFIER).digest('base64url');
const JWT_BEARER = 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer';
const LIFETIME_SEC = 60;

type Form = Readonly<Record<string, string | undefined>>;
type Claims = Readonly<Record<string, unknown>>;

/** A client of the bank in one sandbox, with the keys that the directory has given it. */
export class BankClient {
  /** Headers of each request, such as those of a proxy with the client certificate. */
  headers: Readonly<Record<string, string>> = {};

  private constructor(
    private readonly test: TestApp,
    readonly sandbox: string,
    readonly made: Onboarded,
    readonly issuer: string,
  ) {}

  static async register(test: TestApp, sandbox: string, body: object = {}): Promise<BankClient> {
    const { add, call } = directoryIn(test, sandbox);
    const made = await add({
      ...body,
      software: { register: true, redirectUris: [REDIRECT_URI] },
    });
    const { body: metadata } = await call('get', '/auth/.well-known/openid-configuration').expect(
      200,
    );
    return new BankClient(test, sandbox, made, (metadata as { readonly issuer: string }).issuer);
  }

  /** The same client at another instance. */
  at(test: TestApp): BankClient {
    return new BankClient(test, this.sandbox, this.made, this.issuer);
  }

  get clientId(): string {
    return this.made.software.clientId ?? '';
  }

  /** Signs claims with the key of the software. The times are those of the machine, as a real client has them. */
  sign(claims: Claims, header: Claims = {}): Promise<string> {
    const { key, kid } = this.key('sig');
    return new SignJWT(claims).setProtectedHeader({ alg: 'PS256', kid, ...header }).sign(key);
  }

  assertion(change: Claims = {}, header: Claims = {}): Promise<string> {
    const nowSec = nowInSeconds();
    const { clientId, issuer } = this;
    const times = { iat: nowSec, exp: nowSec + LIFETIME_SEC };
    return this.sign(
      { iss: clientId, sub: clientId, aud: issuer, jti: newUuid(), ...times, ...change },
      header,
    );
  }

  requestObject(consentId: string, change: Claims = {}, header: Claims = {}): Promise<string> {
    const nowSec = nowInSeconds();
    return this.sign(
      {
        iss: this.clientId,
        aud: this.issuer,
        nbf: nowSec,
        exp: nowSec + LIFETIME_SEC,
        client_id: this.clientId,
        response_type: 'code id_token',
        redirect_uri: REDIRECT_URI,
        scope: `openid consent:${consentId} accounts`,
        nonce: 'nonce-1',
        state: 'state-1',
        code_challenge: CHALLENGE,
        code_challenge_method: 'S256',
        ...change,
      },
      header,
    );
  }

  /** Sends a form of an authenticated client. */
  async post(path: string, form: Form, assertion?: string) {
    const all: Form = {
      client_assertion_type: JWT_BEARER,
      client_assertion: assertion ?? (await this.assertion()),
      ...form,
    };
    const fields = Object.entries(all).filter(
      (entry): entry is [string, string] => entry[1] !== undefined,
    );
    return this.test.http
      .post(path)
      .set('X-Sandbox', this.sandbox)
      .set(this.headers)
      .type('form')
      .send(new URLSearchParams(fields).toString());
  }

  get(path: string, token?: string) {
    const request = this.test.http
      .get(path)
      .set('X-Sandbox', this.sandbox)
      .set(this.headers)
      .redirects(0);
    return token === undefined ? request : request.set('Authorization', `Bearer ${token}`);
  }

  /** Pushes an authorization request. @returns its request_uri */
  async push(consentId: string, change: Claims = {}): Promise<string> {
    const request = await this.requestObject(consentId, change);
    const { body } = await this.post('/auth/par', { request });
    return (body as { readonly request_uri: string }).request_uri;
  }

  authorize(requestUri: string) {
    const query = new URLSearchParams({ client_id: this.clientId, request_uri: requestUri });
    return this.get(`/auth/authorize?${query.toString()}`);
  }

  /** Pushes a request and opens it. @returns the parameters with which the browser returns */
  async returned(
    consentId: string,
    change: Claims = {},
  ): Promise<Readonly<Record<string, string>>> {
    const { headers } = await this.authorize(await this.push(consentId, change)).expect(303);
    const location = new URL(headers['location'] ?? '');
    return Object.fromEntries(new URLSearchParams(location.hash.slice(1)));
  }

  redeem(code: string, change: Form = {}) {
    const form = {
      grant_type: 'authorization_code',
      code,
      redirect_uri: REDIRECT_URI,
      code_verifier: VERIFIER,
    };
    return this.post('/auth/token', { ...form, ...change });
  }

  async tokenFor(scope: string): Promise<string> {
    const { body } = await this.post('/auth/token', { grant_type: 'client_credentials', scope });
    return (body as { readonly access_token: string }).access_token;
  }

  /** Reads an ID token that is encrypted for the client. */
  async idToken(jwe: string): Promise<Claims> {
    const { plaintext } = await compactDecrypt(jwe, this.key('enc').key);
    return decodeJwt(Buffer.from(plaintext).toString('utf8'));
  }

  private key(use: string): { readonly key: KeyObject; readonly kid: string } {
    const jwk = this.made.software.privateKeys.keys.find((each) => each['use'] === use) ?? {};
    return {
      key: createPrivateKey({ key: jwk as JsonWebKey, format: 'jwk' }),
      kid: jwk['kid'] ?? '',
    };
  }
}

/** Real clients sign with the time of their machine. */
function nowInSeconds(): number {
  return Math.floor(systemClock.nowMs() / 1_000);
}
