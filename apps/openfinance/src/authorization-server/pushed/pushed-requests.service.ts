import { Inject, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { decryptedJwt, isEncrypted, JwtInvalid, verifiedJwt, type VerifiedJwt } from '#libs/jwt';
import { refused, type Clock, type Result } from '#libs/kernel';
import { CLOCK } from '#libs/sandbox';
import { DirectoryService } from '../../directory/directory.service';
import { BankKeys } from '../../keys/bank-keys';
import { type Client } from '../../registration/client';
import { OAuthRefused } from '../../security/oauth.errors';
import { SignatureTime } from '../../security/signature-time';
import { readParameters } from '../../security/parameters';
import { PushedRequestRepository } from './pushed-request.repository';
import {
  readRequest,
  readRequestObject,
  type AuthorizationRequest,
  type RequestObjectRules,
  type RequestRefusal,
} from './request-object';

/** How long a pushed request can be opened, in seconds. The profile demands 60 at least. */
export const REQUEST_LIFETIME_SEC = 300;

const PARAMETERS = [
  ...([
    'request',
    'request_uri',
    'response_type',
    'response_mode',
    'redirect_uri',
    'scope',
  ] as const),
  ...(['nonce', 'state', 'code_challenge', 'code_challenge_method', 'acr_values'] as const),
];

/** What a request object must agree with, besides its client. */
interface Expected {
  readonly issuer: string;
  readonly isStrict: boolean;
}

/** Stores authorization requests that clients push (RFC 9126). */
@Injectable()
export class PushedRequestsService {
  constructor(
    private readonly directory: DirectoryService,
    private readonly keys: BankKeys,
    private readonly time: SignatureTime,
    private readonly requests: PushedRequestRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * Checks and stores a request.
   * @returns its request_uri
   * @throws OAuthRefused
   */
  async push(request: Request, client: Client, expected: Expected): Promise<string> {
    const parameters = readParameters(request.body, PARAMETERS);
    if (parameters.request_uri !== undefined) {
      const detail = 'request_uri must not be sent here; this endpoint returns one.';
      throw new OAuthRefused('invalid_request', detail);
    }
    const read =
      parameters.request === undefined
        ? await this.unsigned(parameters, client, expected)
        : await this.signed(parameters.request, client, expected);
    if (!read.ok) throw new OAuthRefused(read.refusal.code, read.refusal.detail);
    const nowMs = this.clock.nowMs();
    const expiresAtMs = nowMs + REQUEST_LIFETIME_SEC * 1_000;
    return this.requests.store(read.value, { nowMs, expiresAtMs });
  }

  private async signed(
    text: string,
    client: Client,
    expected: Expected,
  ): Promise<Result<AuthorizationRequest, RequestRefusal>> {
    const { claims } = await this.verified(text, client);
    return readRequestObject(claims, await this.rules(client, expected));
  }

  /** The mode `optional` accepts plain parameters too, as RFC 9126 allows. The profile demands a request object. */
  private async unsigned(
    parameters: Readonly<Record<string, string | undefined>>,
    client: Client,
    expected: Expected,
  ): Promise<Result<AuthorizationRequest, RequestRefusal>> {
    if (expected.isStrict) {
      const detail = 'request is missing; it must be a signed request object (RFC 9101).';
      return refused({ code: 'invalid_request', detail });
    }
    return readRequest(parameters, await this.rules(client, expected));
  }

  private async rules(
    { clientId, metadata }: Client,
    { issuer, isStrict }: Expected,
  ): Promise<RequestObjectRules> {
    return {
      clientId,
      redirectUris: metadata.redirectUris,
      scopes: metadata.scopes,
      audiences: [issuer],
      nowMs: await this.time.nowMs(),
      isStrict,
    };
  }

  private async verified(text: string, { softwareId }: Client): Promise<VerifiedJwt> {
    try {
      const { privateKey } = await this.keys.key('encryption');
      const signed = isEncrypted(text) ? await decryptedJwt(text, privateKey) : text;
      return await verifiedJwt(signed, (kid) => this.directory.verificationKeyOf(softwareId, kid));
    } catch (error) {
      if (!(error instanceof JwtInvalid)) throw error;
      const detail = `The request object is not valid. ${error.message}`;
      throw new OAuthRefused('invalid_request_object', detail);
    }
  }
}
