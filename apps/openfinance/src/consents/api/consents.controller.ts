import { Delete, Get, HttpCode, Post, Query, Req, UseInterceptors } from '@nestjs/common';
import {
  ApiBody,
  ApiCreatedResponse,
  ApiHeader,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiParam,
} from '@nestjs/swagger';
import type { Request } from 'express';
import { LooksElsewhere } from '#libs/control';
import { LinksAuthorisation } from '../../authorisation/links-authorisation';
import { NeedsToken } from '../../security/needs-token';
import { type StandardAnswer } from '../../standard/answer';
import { LargePageRequest } from '../../standard/page.request';
import { ApiTrafficLimit } from '../../standard/read-limits';
import { SERVED_VERSION, ServesVersion } from '../../standard/served-version';
import { StandardBody, TakesStandardJson } from '../../standard/takes-standard-json';
import {
  ApiStandardError,
  codesWith,
  StandardController,
} from '../../standard/standard-controller';
import { refuseOtherConsent } from '../access/named-consent';
import { ConsentId } from './consent-id';
import {
  CREATE_CONSENT,
  createConsent,
  EXTEND_CONSENT,
  extendConsent,
  type CreateConsent,
  type ExtendConsent,
} from './consent.request';
import {
  ConsentDataResponse,
  ConsentReadDataResponse,
  ConsentReadResponse,
  ConsentResponse,
  ExtensionDataResponse,
  ExtensionsResponse,
} from './consent.response';
import { ConsentsService } from '../consents.service';
import { EXAMPLE_CONSENT_IDS } from '../example-consents';
import { CREATE_EXAMPLES, EXTEND_EXAMPLES } from './examples';
import { CUSTOMER_IP_ADDRESS, CUSTOMER_USER_AGENT, customerAtReceiver } from './customer-headers';
import { CONSENTS_VERSION } from './version';
import { textsOfRefusals } from '../rules/consent-refusals';

const HEADERS = {
  [SERVED_VERSION]: {
    description: 'The version of the standard that defines the body.',
    schema: { type: 'string', example: CONSENTS_VERSION },
  },
  Link: {
    description: 'The authorisation page of a consent that waits for its customer.',
    schema: { type: 'string' },
  },
} as const;
const CONSENT_ID = { name: 'id', example: EXAMPLE_CONSENT_IDS.authorised };
const OF_ANOTHER = codesWith({
  CONSENTIMENTO_DE_OUTRO_USUARIO: 'The consent belongs to another person or company.',
  CONSENTIMENTO_INVALIDO: 'The access token is for another consent.',
});
const NOT_FOUND = [
  404,
  ['CONSENTIMENTO_NAO_ENCONTRADO'],
  'The sandbox has no consent with that id.',
] as const;

@StandardController('consents', 'consents/v1/consents')
@ServesVersion(CONSENTS_VERSION)
@ApiTrafficLimit()
@NeedsToken({ scope: 'consents', grant: 'client_credentials', owned: 'id' })
@UseInterceptors(LinksAuthorisation)
export class ConsentsController {
  constructor(private readonly consents: ConsentsService) {}

  /**
   * Creates a consent to read data of a customer.
   *
   * @remarks
   * Any CPF or CNPJ is valid: the bank creates accounts for a new one. The permissions must be complete groups
   * (`permissionGroups: off` in `PUT /__admin/consent-settings` accepts any).
   *
   * The response is always AWAITING_AUTHORISATION, as in the standard. By default the consent is authorised at
   * once, for all accounts of the customer, so that the next request can use it. If `autoAuthorise` in
   * `PUT /__admin/consent-settings` is false, the customer has 60 minutes to decide on the page that the header `Link`
   * (`rel="urn:simulador:authorisation"`) names. The address is in a header, because a strict client may refuse
   * an additional member of the body.
   */
  @Post()
  @TakesStandardJson()
  @ApiBody({ schema: CREATE_CONSENT, examples: CREATE_EXAMPLES })
  @ApiCreatedResponse({
    type: ConsentResponse,
    description: 'The consent was created.',
    headers: HEADERS,
  })
  @ApiStandardError(
    400,
    codesWith({
      PARAMETRO_INVALIDO:
        '/data/permissions/0: "ACCOUNT_READ" is not a permission of the standard; did you mean ACCOUNTS_READ?',
      PARAMETRO_NAO_INFORMADO: '/data/loggedUser/document: Is missing; it must be an object.',
    }),
    'A member is missing or not valid.',
  )
  @ApiStandardError(
    422,
    textsOfRefusals([
      'SEM_PERMISSOES_FUNCIONAIS_RESTANTES',
      'INFORMACOES_PJ_NAO_INFORMADAS',
      'PERMISSOES_PJ_INCORRETAS',
      'PERMISSAO_PF_PJ_EM_CONJUNTO',
      'COMBINACAO_PERMISSOES_INCORRETA',
      'DATA_EXPIRACAO_INVALIDA',
      'ERRO_NAO_MAPEADO',
    ]),
    'The bank refuses the consent.',
  )
  async createConsent(
    @StandardBody(createConsent) request: CreateConsent,
  ): Promise<StandardAnswer<ConsentDataResponse>> {
    return { data: ConsentDataResponse.of(await this.consents.create(request)) };
  }

  /**
   * Reads a consent.
   *
   * @remarks
   * A consent is rejected if it is not authorised within 60 minutes, and at its expirationDateTime, on the clock of the
   * sandbox. The id in the path can be percent-encoded.
   */
  @Get(':id')
  @LooksElsewhere(ConsentsService, (consents, path) => consents.has(path['id'] ?? ''))
  @ApiParam(CONSENT_ID)
  @ApiOkResponse({ type: ConsentReadResponse, description: 'The consent.', headers: HEADERS })
  @ApiStandardError(...NOT_FOUND)
  async findConsent(@ConsentId() id: string): Promise<StandardAnswer<ConsentReadDataResponse>> {
    return { data: ConsentReadDataResponse.of(await this.consents.find(id)) };
  }

  /** Revokes a consent, or withdraws it before it is authorised. */
  @Delete(':id')
  @HttpCode(204)
  @ApiParam({ ...CONSENT_ID, example: EXAMPLE_CONSENT_IDS.toRevoke })
  @ApiNoContentResponse({ description: 'The consent is now rejected.' })
  @ApiStandardError(...NOT_FOUND)
  @ApiStandardError(
    422,
    textsOfRefusals(['CONSENTIMENTO_EM_STATUS_REJEITADO']),
    'The consent is already rejected.',
  )
  async revokeConsent(@ConsentId() id: string): Promise<void> {
    await this.consents.revoke(id);
  }

  /**
   * Extends an authorised consent without asking the customer again.
   *
   * @remarks
   * The new expirationDateTime must be later than the current one and at most 12 months from now. Without it, the consent
   * has no end.
   */
  @Post(':id/extends')
  // The token of the customer, of any scope (consents 3.3.1, extends).
  @NeedsToken({ scope: 'openid', grant: 'authorization_code', owned: 'id' })
  @TakesStandardJson()
  @ApiParam(CONSENT_ID)
  @ApiHeader({
    name: CUSTOMER_IP_ADDRESS,
    required: true,
    schema: { type: 'string', minLength: 1, maxLength: 100, example: '172.217.22.14' },
  })
  @ApiHeader({
    name: CUSTOMER_USER_AGENT,
    required: true,
    schema: { type: 'string', minLength: 1, maxLength: 255, example: 'Mozilla/5.0' },
  })
  @ApiBody({ schema: EXTEND_CONSENT, examples: EXTEND_EXAMPLES })
  @ApiCreatedResponse({ type: ConsentResponse, description: 'The consent was extended.' })
  @ApiStandardError(
    400,
    codesWith({
      PARAMETRO_INVALIDO: `${CUSTOMER_IP_ADDRESS}: Must be a text of 1 to 100 characters.`,
      PARAMETRO_NAO_INFORMADO: `${CUSTOMER_USER_AGENT}: Is missing; it must be a text of 1 to 255 characters.`,
    }),
    'A member or a header is missing or not valid.',
  )
  @ApiStandardError(
    403,
    OF_ANOTHER,
    'The consent belongs to another person or company, or the access token is for another consent.',
  )
  @ApiStandardError(...NOT_FOUND)
  @ApiStandardError(
    422,
    textsOfRefusals([
      'ESTADO_CONSENTIMENTO_INVALIDO',
      'DATA_EXPIRACAO_INVALIDA',
      'DEPENDE_MULTIPLA_ALCADA',
      'ERRO_NAO_MAPEADO',
    ]),
    'The bank refuses the extension.',
  )
  async extendConsent(
    @ConsentId() id: string,
    @StandardBody(extendConsent) body: ExtendConsent,
    @Req() request: Request,
  ): Promise<StandardAnswer<ConsentDataResponse>> {
    refuseOtherConsent(id);
    const consent = await this.consents.extend(id, body, customerAtReceiver(request));
    return { data: ConsentDataResponse.of(consent) };
  }

  /** Lists the extensions of a consent, newest first. */
  @Get(':id/extensions')
  @ApiParam(CONSENT_ID)
  @ApiOkResponse({ type: ExtensionsResponse, description: 'A page of the extensions.' })
  @ApiStandardError(...NOT_FOUND)
  async listConsentExtensions(
    @ConsentId() id: string,
    @Query() query: LargePageRequest,
  ): Promise<StandardAnswer<ExtensionDataResponse[]>> {
    const page = query.page ?? 1;
    const pageSize = LargePageRequest.sizeOf(query);
    const { items, total } = await this.consents.extensions(id, { page, pageSize });
    const hasNext = page * pageSize < total;
    const data = items.map((extension) => ExtensionDataResponse.of(extension));
    return { data, page: { page, pageSize, hasNext, totalRecords: total } };
  }
}
