import { Body, Get, Inject, Param, Post, Req, UseInterceptors } from '@nestjs/common';
import { ApiBody, ApiCreatedResponse, ApiHeader, ApiOkResponse, ApiParam } from '@nestjs/swagger';
import type { Request } from 'express';
import { LooksElsewhere } from '#libs/control';
import { CONFIG } from '#libs/config';
import { type OpenfinanceConfig } from '../../config';
import { NeedsToken } from '../../security/needs-token';
import { type StandardAnswer } from '../../standard/answer';
import { SignedController, TakesSignedJson } from '../../signed-messages/signed-controller';
import { ApiStandardError } from '../../standard/standard-controller';
import { LinksAuthorisation } from '../../authorisation/links-authorisation';
import { IDEMPOTENCY_KEY, keyedRequest } from '../../idempotency/idempotency-header';
import { PAYMENT_CONSENT_REFUSALS } from '../../payment-terms/payment-codes';
import { EXAMPLE_PAYMENT_CONSENT } from '../example-payment-consents';
import { PAYMENT_CONSENT } from './payment-consent.request';
import {
  PaymentConsentResponse,
  type PaymentConsentDataResponse,
} from './payment-consent.response';
import { PaymentConsentsService } from '../payment-consents.service';

@SignedController('payments', 'payments/v1/consents')
@NeedsToken({ scope: 'payments', grant: 'client_credentials', owned: 'consentId' })
@UseInterceptors(LinksAuthorisation)
export class PaymentConsentsController {
  constructor(
    private readonly consents: PaymentConsentsService,
    @Inject(CONFIG) private readonly config: OpenfinanceConfig,
  ) {}

  /**
   * Creates a payment consent.
   *
   * @remarks
   * The customer has 5 minutes to authorise the consent, and 60 minutes to pay after that. By default it is AUTHORISED
   * directly after this response; with `autoAuthorise: false` in `PUT /__admin/consent-settings` it waits. `date` is for a payment
   * today (Brasília), `schedule` for payments on later days.
   */
  @Post()
  @TakesSignedJson()
  @ApiHeader({
    name: IDEMPOTENCY_KEY,
    required: false,
    description: 'A request with the same key and content gets the first response again.',
  })
  @ApiBody({ schema: PAYMENT_CONSENT })
  @ApiCreatedResponse({ type: PaymentConsentResponse })
  @ApiStandardError(422, PAYMENT_CONSENT_REFUSALS, 'The consent is refused.')
  createPaymentConsent(
    @Body() body: object | undefined,
    @Req() request: Request,
  ): Promise<StandardAnswer<PaymentConsentDataResponse>> {
    const keyed = keyedRequest(request, 'payment-consent', this.config.idempotencyRequired);
    return this.consents.create(body ?? {}, keyed);
  }

  /** Returns a payment consent, with its status on the clock of the sandbox. */
  @Get(':consentId')
  @LooksElsewhere(PaymentConsentsService, (consents, path) =>
    consents.current(path['consentId'] ?? ''),
  )
  @ApiParam({ name: 'consentId', example: EXAMPLE_PAYMENT_CONSENT })
  @ApiOkResponse({ type: PaymentConsentResponse })
  @ApiStandardError(404, ['RECURSO_NAO_ENCONTRADO'], 'The consent does not exist in the sandbox.')
  findPaymentConsent(
    @Param('consentId') consentId: string,
  ): Promise<StandardAnswer<PaymentConsentDataResponse>> {
    return this.consents.find(consentId);
  }
}
