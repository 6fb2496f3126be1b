import { applyDecorators, Inject, Injectable } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import type { Request } from 'express';
import { CONFIG } from '#libs/config';
import { currentContext } from '#libs/http';
import { ConsentNotFound } from '../../authorisation/authorisation.errors';
import { type OpenfinanceConfig } from '../../config';
import { readsDataOf } from '../../limits/monthly-reading';
import { ApiStandardError, type StandardCodes } from '../../standard/standard-controller';
import { ApiReadLimits } from '../../standard/read-limits';
import { customerDocument, type Consent } from '../consent';
import { readableAccounts } from '../joint/second-decision';
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
   * The accounts that the consent of the request allows. Undefined if the request names no consent and none is required:
   * then all accounts can be read.
   *
   * @throws ConsentNotUsable, PermissionNotGranted if the consent does not allow the read (403)
   * @throws TokenMissing (401), ConsentNotNamed (403) if no consent is named and CONSENT_REQUIRED is true
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
    const consent = await this.find(consentId);
    const { status, statusUpdatedAt, permissions } = consent;
    readsDataOf(customerDocument(consent));
    if (status !== 'AUTHORISED') {
      const detail = `Consent ${consentId} has been ${status} since ${statusUpdatedAt}; it must be AUTHORISED.`;
      throw new ConsentNotUsable(detail);
    }
    if (permissions.includes(permission)) return readableAccounts(consent);
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
  const detail = `Name an authorised consent in ${CONSENT_ID_HEADER}, or in the scope consent:<id> of a bearer token; it is required because CONSENT_REQUIRED is true.`;
  // As at a real bank: without a token 401, with a token of another scope 403.
  const hasToken = request.get('Authorization') !== undefined;
  return hasToken ? new ConsentNotNamed(detail) : new TokenMissing(detail);
}

/** The codes of `accountsFor` with status 403, with their titles and meanings. */
export const ACCESS_REFUSALS = {
  CONSENTIMENTO_INVALIDO: [
    'Consentimento inválido',
    'The consent does not exist or is not AUTHORISED, or the token is for another consent.',
  ],
  PERMISSAO_NAO_CONCEDIDA: [
    'Permissão não concedida',
    'The consent does not have the permission that these data need.',
  ],
  CONSENTIMENTO_NAO_INFORMADO: [
    'Consentimento não informado',
    'A consent is required, and the token of the request does not name one.',
  ],
} as const satisfies StandardCodes;

/** Adds the consent header and its errors to the document of an operation, or of every operation of a controller. */
export function ReadsUnderConsent(): MethodDecorator & ClassDecorator {
  return applyDecorators(
    ApiHeader({
      name: CONSENT_ID_HEADER,
      required: false,
      description:
        'The consent under which the data are read. A bearer token with the scope `consent:<id>` names it too. ' +
        'Without both, all accounts can be read, unless `CONSENT_REQUIRED` is true.',
      schema: { type: 'string', maxLength: 256 },
    }),
    ApiStandardError(
      401,
      ['CONSENTIMENTO_NAO_INFORMADO'],
      'A consent is required, and the request has neither a consent id nor a token.',
    ),
    ApiStandardError(
      403,
      ACCESS_REFUSALS,
      'The consent is not authorised, or does not have the permission.',
    ),
    ApiReadLimits(),
  );
}
