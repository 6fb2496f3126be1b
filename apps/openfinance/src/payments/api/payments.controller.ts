import { Body, Get, Inject, Param, Post, Query, Req } from '@nestjs/common';
import {
  ApiBody,
  ApiCreatedResponse,
  ApiHeader,
  ApiOkResponse,
  ApiParam,
  getSchemaPath,
  ApiExtraModels,
} from '@nestjs/swagger';
import type { Request } from 'express';
import { LooksElsewhere } from '#libs/control';
import { CONFIG } from '#libs/config';
import { IgnoresUnknownQuery } from '#libs/http';
import { exampleId, NewIds } from '#libs/openapi';
import { type OpenfinanceConfig } from '../../config';
import { CONSENT_ID_HEADER, namedConsent } from '../../consents/access/named-consent';
import { NeedsToken } from '../../security/needs-token';
import { type StandardAnswer } from '../../standard/answer';
import { DEFAULT_PAGE_SIZE } from '../../standard/page.request';
import { SignedController, TakesSignedJson } from '../../signed-messages/signed-controller';
import { ApiStandardError, codesWith } from '../../standard/standard-controller';
import { EXAMPLE_PAYMENT } from '../example-payments';
import { ListPaymentsRequest } from './list-payments.request';
import { EXAMPLE_CONSENT_TO_PAY } from '../../payment-consents/example-payment-consents';
import { EXAMPLE_END_TO_END_ID, PAYMENT_REQUEST } from './payment.request';
import { PAYMENT_REFUSALS } from '../../payment-terms/payment-codes';
import { IDEMPOTENCY_KEY, keyedRequest } from '../../idempotency/idempotency-header';
import {
  PaymentListResponse,
  PaymentResponse,
  PaymentsResponse,
  type PaymentDataResponse,
} from './payment.response';
import { PaymentStatesService } from '../payment-states.service';
import { PaymentsService } from '../payments.service';

const NO_CONSENT = codesWith({
  CONSENTIMENTO_NAO_INFORMADO: 'CONSENT_REQUIRED is true, and the request names no consent.',
});

@SignedController('payments', 'payments/v1/instant/payments', 'payments/v1/pix/payments')
@NeedsToken({ scope: 'payments', grant: 'client_credentials', owned: 'paymentId' })
@ApiExtraModels(PaymentResponse, PaymentsResponse)
export class PaymentsController {
  constructor(
    private readonly payments: PaymentsService,
    private readonly states: PaymentStatesService,
    @Inject(CONFIG) private readonly config: OpenfinanceConfig,
  ) {}

  /**
   * Creates a payment, or the payments of a schedule.
   *
   * @remarks
   * The body has the format of payments v4 (a list), of payments v1 to v3 (one payment), or a short format with the
   * amount and the account or key of the payee. A payment without a consent gets its own, and the first account of the
   * bank pays.
   *
   * The status is RCVD, then ACCP, then ACPD when the payment is sent to the SPI, and ACSC when it is settled and the
   * account is debited. Each status takes `PAYMENT_STEP_SECONDS` on the clock of the sandbox.
   */
  @Post()
  @NeedsToken({ scope: 'payments', grant: 'authorization_code' })
  @TakesSignedJson(NO_CONSENT)
  @NewIds({ [EXAMPLE_END_TO_END_ID]: 'endToEndId', [EXAMPLE_CONSENT_TO_PAY]: 'uuidEnd' })
  @ApiHeader({
    name: CONSENT_ID_HEADER,
    required: false,
    description:
      'The id of the payment consent. It can also be in the body, or in the scope `consent:<id>` of a bearer token.',
    ...exampleId(EXAMPLE_CONSENT_TO_PAY),
  })
  @ApiHeader({
    name: IDEMPOTENCY_KEY,
    required: false,
    description: 'A request with the same key, content and consent gets the first response again.',
  })
  @ApiBody(PAYMENT_REQUEST)
  @ApiCreatedResponse({
    description: 'The payment, or the list of payments if the body is a list.',
    content: {
      'application/json': {
        schema: {
          oneOf: [
            { $ref: getSchemaPath(PaymentResponse) },
            { $ref: getSchemaPath(PaymentsResponse) },
          ],
        },
      },
    },
  })
  @ApiStandardError(422, PAYMENT_REFUSALS, 'The payment is refused. No money is moved.')
  @ApiStandardError(502, ['UPSTREAM_FAILED'], 'DICT cannot look up the key of the creditor.')
  @ApiStandardError(504, ['UPSTREAM_TIMEOUT'], 'DICT does not answer in time.')
  createPayment(
    @Body() body: object | undefined,
    @Req() request: Request,
  ): Promise<StandardAnswer<PaymentDataResponse | PaymentDataResponse[]>> {
    const consentId = namedConsent(request);
    const keyed = keyedRequest(request, 'payment', this.config.idempotencyRequired, consentId);
    return this.payments.create(body ?? {}, { consentId, keyed });
  }

  /** Lists the payments, newest first. */
  @Get()
  // The standard has no list of payments.
  @IgnoresUnknownQuery(false)
  @ApiOkResponse({ type: PaymentListResponse })
  listPayments(
    @Query() query: ListPaymentsRequest,
  ): Promise<StandardAnswer<PaymentDataResponse[]>> {
    const { consentId, page = 1, 'page-size': pageSize = DEFAULT_PAGE_SIZE } = query;
    return this.states.list(consentId, { page, pageSize });
  }

  /** Returns a payment, with its status on the clock of the sandbox. */
  @Get(':paymentId')
  @LooksElsewhere(PaymentStatesService, (payments, path) => payments.has(path['paymentId'] ?? ''))
  @ApiParam({ name: 'paymentId', example: EXAMPLE_PAYMENT.paymentId })
  @ApiOkResponse({ type: PaymentResponse })
  @ApiStandardError(404, ['RECURSO_NAO_ENCONTRADO'], 'The payment does not exist in the sandbox.')
  findPayment(@Param('paymentId') paymentId: string): Promise<StandardAnswer<PaymentDataResponse>> {
    return this.states.find(paymentId);
  }
}
