import { Body, Get, Inject, Param, Patch, Post, Req, UseInterceptors } from '@nestjs/common';
import { ApiBody, ApiCreatedResponse, ApiHeader, ApiOkResponse, ApiParam } from '@nestjs/swagger';
import type { Request } from 'express';
import { CONFIG } from '#libs/config';
import { LooksElsewhere } from '#libs/control';
import { LinksAuthorisation } from '../../authorisation/links-authorisation';
import { type OpenfinanceConfig } from '../../config';
import {
  CHANGE_KEY,
  IDEMPOTENCY_KEY,
  KEY_REFUSAL,
  keyedRequest,
} from '../../idempotency/idempotency-header';
import {
  RECURRING_CHANGE_REFUSALS,
  RECURRING_CONSENT_REFUSALS,
} from '../../payment-terms/recurring-codes';
import { NeedsToken } from '../../security/needs-token';
import { type StandardAnswer } from '../../standard/answer';
import { ServesVersion } from '../../standard/served-version';
import { SignedController, TakesSignedJson } from '../../signed-messages/signed-controller';
import { ApiStandardError } from '../../standard/standard-controller';
import { EXAMPLE_RECURRING_CONSENT } from '../example-recurring-consents';
import { RecurringChangesService } from '../recurring-changes.service';
import { RecurringConsentsService } from '../recurring-consents.service';
import { CHANGE_RECURRING_CONSENT } from './change-recurring-consent.request';
import { RECURRING_CONSENT } from './recurring-consent.request';
import {
  RecurringConsentResponse,
  type RecurringConsentDataResponse,
} from './recurring-consent.response';
import { AUTOMATIC_PAYMENTS_VERSION } from '../../payment-terms/automatic-payments-version';

const CONSENT_ID = { name: 'recurringConsentId', example: EXAMPLE_RECURRING_CONSENT };
const NOT_FOUND = 'The consent does not exist in the sandbox.';

@SignedController('automatic-payments', 'automatic-payments/v2/recurring-consents')
@NeedsToken({
  scope: 'recurring-payments',
  grant: 'client_credentials',
  owned: 'recurringConsentId',
})
@ServesVersion(AUTOMATIC_PAYMENTS_VERSION)
@UseInterceptors(LinksAuthorisation)
export class RecurringConsentsController {
  constructor(
    private readonly consents: RecurringConsentsService,
    private readonly changes: RecurringChangesService,
    @Inject(CONFIG) private readonly config: OpenfinanceConfig,
  ) {}

  /**
   * Creates a consent to payments that recur: Pix Automático (`automatic`), Transferências Inteligentes (`sweeping`) or
   * payments of variable amounts (`vrp`).
   *
   * @remarks
   * The customer has 5 minutes to authorise the consent. By default it is AUTHORISED directly after this response; with
   * `autoAuthorise: false` in `PUT /__admin/consent-settings` it waits. It can name several payees; each payment is to one of
   * them.
   */
  @Post()
  @TakesSignedJson()
  @ApiHeader({
    name: IDEMPOTENCY_KEY,
    required: false,
    description: 'A request with the same key and content gets the first response again.',
  })
  @ApiBody({ schema: RECURRING_CONSENT })
  @ApiCreatedResponse({ type: RecurringConsentResponse })
  @ApiStandardError(422, RECURRING_CONSENT_REFUSALS, 'The consent is refused.')
  createRecurringConsent(
    @Body() body: object | undefined,
    @Req() request: Request,
  ): Promise<StandardAnswer<RecurringConsentDataResponse>> {
    const keyed = keyedRequest(request, 'recurring-consent', this.config.idempotencyRequired);
    return this.consents.create(body ?? {}, keyed);
  }

  /** Returns a recurring consent, with its status on the clock of the sandbox. */
  @Get(':recurringConsentId')
  @LooksElsewhere(RecurringConsentsService, (consents, path) =>
    consents.current(path['recurringConsentId'] ?? ''),
  )
  @ApiParam(CONSENT_ID)
  @ApiOkResponse({ type: RecurringConsentResponse })
  @ApiStandardError(404, ['RECURSO_NAO_ENCONTRADO'], NOT_FOUND)
  findRecurringConsent(
    @Param('recurringConsentId') recurringConsentId: string,
  ): Promise<StandardAnswer<RecurringConsentDataResponse>> {
    return this.consents.find(recurringConsentId);
  }

  /**
   * Revokes, rejects or edits a recurring consent.
   *
   * @remarks
   * Only an AUTHORISED consent can be revoked. Payments that are scheduled for later days than tomorrow are cancelled. Only a
   * consent that waits can be rejected. Only an AUTHORISED consent to Pix Automático can be edited: the name of the payee,
   * the end and the maximum amount; an end or a maximum that the request leaves out becomes indefinite.
   */
  @Patch(':recurringConsentId')
  @TakesSignedJson()
  @ApiHeader(CHANGE_KEY)
  @ApiBody(CHANGE_RECURRING_CONSENT)
  @ApiParam(CONSENT_ID)
  @ApiOkResponse({ type: RecurringConsentResponse })
  @ApiStandardError(404, ['RECURSO_NAO_ENCONTRADO'], NOT_FOUND)
  @ApiStandardError(422, { ...RECURRING_CHANGE_REFUSALS, ...KEY_REFUSAL }, 'The change is refused.')
  changeRecurringConsent(
    @Param('recurringConsentId') recurringConsentId: string,
    @Body() body: object | undefined,
    @Req() request: Request,
  ): Promise<StandardAnswer<RecurringConsentDataResponse>> {
    const { idempotencyRequired } = this.config;
    const keyed = keyedRequest(
      request,
      'recurring-change',
      idempotencyRequired,
      recurringConsentId,
    );
    return this.changes.change(recurringConsentId, body ?? {}, keyed);
  }
}
