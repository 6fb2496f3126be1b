import { Inject, Injectable } from '@nestjs/common';
import { type Clock } from '#libs/kernel';
import { CLOCK } from '#libs/sandbox';
import { type Authorisable } from '../../authorisation/authorisation-sources';
import { type Client } from '../../registration/client';
import { ClientRepository } from '../../registration/client.repository';
import { OAuthRefused, type OAuthErrorCode } from '../../security/oauth.errors';
import { takeOAuthError } from '../../security/oauth-outcomes';
import { AUTHORIZATION_OUTCOMES } from '../outcomes';
import { PushedRequestRepository } from '../pushed/pushed-request.repository';
import { type PushedRequestRow } from '../pushed/pushed-request.row';
import { Codes } from '../tokens/codes';
import { ConsentsOfClients } from '../tokens/consents-of-clients';
import { subjectOf } from './subject';
import { returnAddress, type ResponseParameters } from './authorization-response';

/** The statuses of consents that a customer has authorised. A second approver may still have to agree. */
const AUTHORISED = new Set(['AUTHORISED', 'PARTIALLY_ACCEPTED']);
/** How long a customer may take to decide, once the page was opened. */
const DECISION_MS = 3_600_000;

/** Where the browser goes next. */
export type NextStep =
  | { readonly to: 'client'; readonly address: string }
  | { readonly to: 'page'; readonly consentId: string };

/** A request that a browser has opened. */
interface Opened {
  readonly pushed: PushedRequestRow;
  readonly client: Client;
  readonly issuer: string;
}

/** Answers authorization requests: shows the page of the bank to the customer, and returns a code or an error to the client. */
@Injectable()
export class AuthorizationService {
  constructor(
    private readonly clients: ClientRepository,
    private readonly requests: PushedRequestRepository,
    private readonly consents: ConsentsOfClients,
    private readonly codes: Codes,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * @param clientId, requestUri from the query of the browser
   * @throws OAuthRefused if the client cannot be told: the browser shows the error and is not redirected
   */
  async next(
    {
      client_id: clientId = '',
      request_uri: requestUri = '',
    }: Readonly<Partial<Record<'client_id' | 'request_uri', string>>>,
    issuer: string,
  ): Promise<NextStep> {
    const opened = { ...(await this.open(clientId, requestUri)), issuer };
    const { request } = opened.pushed;
    const requested = await takeOAuthError(AUTHORIZATION_OUTCOMES);
    if (requested === 'invalid_request_uri') throw unusable('a rule requests this error.');
    if (requested !== undefined)
      return this.refuse(opened, requested, 'A rule requests this error.');
    const consent = await this.consents.named(request, clientId);
    if (consent === undefined) {
      return this.refuse(
        opened,
        'access_denied',
        'The client has no consent of this kind with the id in the scope.',
      );
    }
    if (consent.isPending) {
      await this.requests.extend(opened.pushed, this.clock.nowMs() + DECISION_MS);
      return { to: 'page', consentId: request.consentId };
    }
    if (!AUTHORISED.has(consent.status)) {
      return this.refuse(opened, 'access_denied', `The consent is ${consent.status}.`);
    }
    return this.accept(opened, consent);
  }

  /** @throws OAuthRefused */
  private async open(clientId: string, requestUri: string): Promise<Omit<Opened, 'issuer'>> {
    const client = await this.clients.find(clientId);
    if (client === undefined) {
      throw new OAuthRefused(
        'invalid_client',
        'client_id is missing, or the sandbox has no such client.',
      );
    }
    if (requestUri === '') {
      throw new OAuthRefused(
        'invalid_request',
        'request_uri is missing; push the request object to the endpoint of PAR first.',
      );
    }
    const pushed = await this.requests.find(requestUri);
    if (pushed?.clientId !== clientId)
      throw unusable('the client has not pushed a request with it.');
    if (pushed.isCompleted) throw unusable('it was used before.');
    if (pushed.expiresAtMs <= this.clock.nowMs()) throw unusable('it has expired.');
    return { pushed, client };
  }

  private async accept(opened: Opened, consent: Authorisable): Promise<NextStep> {
    const subject = subjectOf(consent.customerDocument);
    const parameters = await this.codes.issue({ ...opened, subject });
    if (parameters === undefined) throw unusable('it was used before.');
    return this.answer(opened, parameters);
  }

  private async refuse(opened: Opened, code: OAuthErrorCode, detail: string): Promise<NextStep> {
    const isFirst = await this.codes.end(opened.pushed.requestUri);
    if (!isFirst) throw unusable('it was used before.');
    return this.answer(opened, { error: code, error_description: detail });
  }

  private async answer(
    { pushed: { request }, issuer }: Opened,
    parameters: ResponseParameters,
  ): Promise<NextStep> {
    const { state, clientId, responseMode } = request;
    const all = { ...parameters, ...(state === undefined ? {} : { state }), iss: issuer };
    if (!responseMode.endsWith('jwt'))
      return { to: 'client', address: returnAddress(request, all) };
    const response = await this.codes.signed(all, { issuer, clientId });
    return { to: 'client', address: returnAddress(request, { response }) };
  }
}

function unusable(why: string): OAuthRefused {
  return new OAuthRefused('invalid_request_uri', `request_uri cannot be used: ${why}`);
}
