import { Inject, Param, Patch, Req } from '@nestjs/common';
import { ApiBody, ApiExcludeController, ApiHeader, ApiOkResponse, ApiParam } from '@nestjs/swagger';
import type { Request } from 'express';
import { CONFIG } from '#libs/config';
import { type OpenfinanceConfig } from '../../config';
import { CHANGE_KEY, KEY_REFUSAL, keyedRequest } from '../../idempotency/idempotency-header';
import { NeedsToken } from '../../security/needs-token';
import { type StandardAnswer } from '../../standard/answer';
import { StandardBody } from '../../standard/takes-standard-json';
import { SignedController, TakesSignedJson } from '../../signed-messages/signed-controller';
import { ApiStandardError, codesWith } from '../../standard/standard-controller';
import {
  CANCEL_PAYMENT,
  cancelPaymentBody,
  type CancelPaymentRequest,
} from './cancel-payment.request';
import { EXAMPLE_PAYMENT, EXAMPLE_PAYMENT_OF_CONSENT } from '../example-payments';
import {
  CancelledPaymentsResponse,
  PaymentResponse,
  type CancelledPaymentResponse,
  type PaymentDataResponse,
} from './payment.response';
import { CancellationsService } from '../cancellations.service';

@SignedController('payments', 'payments/v1/pix/payments')
@NeedsToken({ scope: 'payments', grant: 'client_credentials', owned: 'paymentId' })
export class CancellationController {
  constructor(
    private readonly cancellations: CancellationsService,
    @Inject(CONFIG) private readonly config: OpenfinanceConfig,
  ) {}

  /**
   * Cancels the payments of a consent that can still be cancelled.
   *
   * @remarks
   * The response has the payments that were cancelled. The cancellation of a single payment has no idempotency key in the
   * standard, and a second one is refused.
   */
  @Patch('consents/:consentId')
  @NeedsToken({ scope: 'payments', grant: 'client_credentials', owned: 'consentId' })
  @TakesSignedJson()
  @ApiHeader(CHANGE_KEY)
  @ApiBody({ schema: CANCEL_PAYMENT })
  @ApiParam({ name: 'consentId', example: EXAMPLE_PAYMENT_OF_CONSENT.consentId })
  @ApiOkResponse({ type: CancelledPaymentsResponse })
  @ApiStandardError(404, ['RECURSO_NAO_ENCONTRADO'], 'The consent has no payment.')
  @ApiStandardError(
    422,
    {
      ...codesWith({ PAGAMENTO_NAO_PERMITE_CANCELAMENTO: 'No payment can be cancelled.' }),
      ...KEY_REFUSAL,
    },
    'No payment can be cancelled.',
  )
  cancelPaymentsOfConsent(
    @Param('consentId') consentId: string,
    @StandardBody(cancelPaymentBody) body: CancelPaymentRequest,
    @Req() request: Request,
  ): Promise<StandardAnswer<CancelledPaymentResponse[]>> {
    const { idempotencyRequired } = this.config;
    const keyed = keyedRequest(request, 'payment-cancel', idempotencyRequired, consentId);
    return this.cancellations.cancelOfConsent(consentId, body, keyed);
  }

  /**
   * Cancels a payment.
   *
   * @remarks
   * The user who authorised the payment and the holders of the account can cancel it. A scheduled payment can be cancelled
   * until 23:59 (Brasília) of the day before. A payment that is held (PDNG) can be cancelled until it is sent.
   */
  @Patch(':paymentId')
  @TakesSignedJson()
  @ApiBody({ schema: CANCEL_PAYMENT })
  @ApiParam({ name: 'paymentId', example: EXAMPLE_PAYMENT.paymentId })
  @ApiOkResponse({ type: PaymentResponse })
  @ApiStandardError(404, ['RECURSO_NAO_ENCONTRADO'], 'The payment does not exist in the sandbox.')
  @ApiStandardError(422, ['PAGAMENTO_NAO_PERMITE_CANCELAMENTO'], 'The payment cannot be cancelled.')
  cancelPayment(
    @Param('paymentId') paymentId: string,
    @StandardBody(cancelPaymentBody) body: CancelPaymentRequest,
  ): Promise<StandardAnswer<PaymentDataResponse>> {
    return this.cancellations.cancel(paymentId, body);
  }
}

/** The same operation at the neutral address. Only one is documented, because an example can be cancelled only once. */
@ApiExcludeController()
@SignedController('payments', 'payments/v1/instant/payments')
export class InstantCancellationController extends CancellationController {}
