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
import { CONFIG } from '#libs/platform';
import { type OpenfinanceConfig } from '../../config';
import { CONSENT_ID_HEADER, namedConsent } from '../../consents/access/named-consent';
import { type StandardAnswer } from '../../standard/answer';
import { DEFAULT_PAGE_SIZE } from '../../standard/page.request';
import { TakesStandardJson } from '../../standard/standard-body';
import { ApiStandardError, StandardController } from '../../standard/standard-controller';
import { EXAMPLE_PAYMENT } from '../example-payments';
import { ListPaymentsRequest } from './list-payments.request';
import { PAYMENT_BODY } from './payment.document';
import { PAYMENT_REFUSALS } from '../payment-codes';
import { IDEMPOTENCY_KEY, keyedRequest } from './payment-headers';
import {
  PaymentListResponse,
  PaymentResponse,
  PaymentsResponse,
  type PaymentDataResponse,
} from './payment.response';
import { PaymentStates } from '../payment-states.service';
import { PaymentsService } from '../payments.service';

@StandardController('payments', 'payments/v1/instant/payments', 'payments/v1/pix/payments')
@ApiExtraModels(PaymentResponse, PaymentsResponse)
export class PaymentsController {
  constructor(
    private readonly payments: PaymentsService,
    private readonly states: PaymentStates,
    @Inject(CONFIG) private readonly config: OpenfinanceConfig,
  ) {}

  /**
   * Makes a payment, or the payments of a schedule.
   *
   * @remarks
   * The body is that of payments v4 (a list), of payments v1 to v3 (one payment), or a short body with the
   * amount and the account or key of the payee. Without a consent the payment gets one of its own, and the first account of the bank pays.
   *
   * The payment is RCVD, then ACCP, then ACPD when it is sent to the SPI, and ACSC when it is settled: then it
   * debits the account. Each status takes `PAYMENT_STEP_SECONDS` on the clock of the sandbox.
   */
  @Post()
  @TakesStandardJson()
  @ApiHeader({
    name: CONSENT_ID_HEADER,
    required: false,
    description: 'The payment consent. The scope `consent:<id>` of a bearer token names it too.',
  })
  @ApiHeader({
    name: IDEMPOTENCY_KEY,
    required: false,
    description:
      'The same key with the same content under the same consent gets the first response again.',
  })
  @ApiBody(PAYMENT_BODY)
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
  @ApiStandardError(
    403,
    ['CONSENTIMENTO_NAO_INFORMADO'],
    'CONSENT_REQUIRED is true and no consent is named.',
  )
  @ApiStandardError(
    422,
    Object.keys(PAYMENT_REFUSALS),
    'The payment is refused, and nothing is moved.',
  )
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
  @ApiOkResponse({ type: PaymentListResponse })
  listPayments(
    @Query() query: ListPaymentsRequest,
  ): Promise<StandardAnswer<PaymentDataResponse[]>> {
    const { consentId, page = 1, 'page-size': pageSize = DEFAULT_PAGE_SIZE } = query;
    return this.states.list(consentId, { page, pageSize });
  }

  /** One payment, with its status on the clock of the sandbox. */
  @Get(':paymentId')
  @ApiParam({ name: 'paymentId', example: EXAMPLE_PAYMENT.paymentId })
  @ApiOkResponse({ type: PaymentResponse })
  @ApiStandardError(404, ['RECURSO_NAO_ENCONTRADO'], 'The payment does not exist in the sandbox.')
  findPayment(@Param('paymentId') paymentId: string): Promise<StandardAnswer<PaymentDataResponse>> {
    return this.states.find(paymentId);
  }
}
