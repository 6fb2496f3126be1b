import { applyDecorators, Inject, Injectable } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import type { Request } from 'express';
import { CONFIG, currentContext } from '#libs/platform';
import { ConsentNotFound } from '../../authorisation/authorisation.errors';
import { type OpenfinanceConfig } from '../../config';
import { ApiStandardError } from '../../standard/standard-controller';
import { type Consent } from '../consent';
import { ConsentsService } from '../consents.service';
import { type Permission } from '../rules/permissions';
import {
  ConsentNotNamed,
  ConsentNotUsable,
  PermissionNotGranted,
  TokenMissing,
} from './access.errors';
import { CONSENT_ID_HEADER, namedConsent } from './named-consent';

/** Decides which accounts a request may read. */
@Injectable()
export class ConsentAccess {
  constructor(
    private readonly consents: ConsentsService,
    @Inject(CONFIG) private readonly config: OpenfinanceConfig,
  ) {}

  /**
   * The accounts that the consent of the request opens; undefined if it names none and none is required, and then
   * all accounts are open.
   *
   * @throws ConsentNotUsable, PermissionNotGranted if the consent does not allow it (403)
   * @throws TokenMissing (401), ConsentNotNamed (403) if none is named, but CONSENT_REQUIRED
   */
  async accountsFor(
    request: Pick<Request, 'get'>,
    permission: Permission,
  ): Promise<readonly string[] | undefined> {
    const consentId = namedConsent(request);
    if (consentId === undefined) {
      if (this.config.consentRequired) throw unnamed(request);
      return undefined;
    }
    const { status, statusUpdatedAt, permissions, accountIds } = await this.find(consentId);
    if (status !== 'AUTHORISED') {
      const detail = `Consent ${consentId} is ${status} since ${statusUpdatedAt}; it must be AUTHORISED.`;
      throw new ConsentNotUsable(detail);
    }
    if (permissions.includes(permission)) return accountIds;
    throw new PermissionNotGranted(`Consent ${consentId} does not have ${permission}.`);
  }

  private async find(consentId: string): Promise<Consent> {
    try {
      return await this.consents.find(consentId);
    } catch (error) {
      if (!(error instanceof ConsentNotFound)) throw error;
      const { sandbox } = currentContext();
      throw new ConsentNotUsable(`Sandbox ${sandbox} has no consent ${consentId}.`);
    }
  }
}

function unnamed(request: Pick<Request, 'get'>): TokenMissing | ConsentNotNamed {
  const detail = `Name an authorised consent in ${CONSENT_ID_HEADER}, or in the scope consent:<id> of a bearer token; CONSENT_REQUIRED demands it.`;
  // As with a real bank: no token is 401, a token with another scope is 403.
  const hasToken = request.get('Authorization') !== undefined;
  return hasToken ? new ConsentNotNamed(detail) : new TokenMissing(detail);
}

/** The codes of `accountsFor` with status 403. */
export const ACCESS_REFUSALS = [
  'CONSENTIMENTO_INVALIDO',
  'PERMISSAO_NAO_CONCEDIDA',
  'CONSENTIMENTO_NAO_INFORMADO',
] as const;

/** Documents that an operation, or every operation of a controller, reads under a consent. */
export function ReadsUnderConsent(): MethodDecorator & ClassDecorator {
  return applyDecorators(
    ApiHeader({
      name: CONSENT_ID_HEADER,
      required: false,
      description:
        'The consent under which the data are read. A bearer token with the scope `consent:<id>` names it too. ' +
        'Without both all accounts are open, unless `CONSENT_REQUIRED` is set.',
      schema: { type: 'string', maxLength: 256 },
    }),
    ApiStandardError(
      401,
      ['CONSENTIMENTO_NAO_INFORMADO'],
      'Consents are required, and the request has neither a consent nor a token.',
    ),
    ApiStandardError(
      403,
      ACCESS_REFUSALS,
      'The consent is not authorised, or does not have the permission.',
    ),
  );
}
