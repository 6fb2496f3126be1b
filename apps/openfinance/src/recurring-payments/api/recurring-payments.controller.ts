import { Body, Get, Inject, Param, Patch, Post, Query, Req } from '@nestjs/common';
import { ApiBody, ApiCreatedResponse, ApiHeader, ApiOkResponse, ApiParam } from '@nestjs/swagger';
import type { Request } from 'express';
import { CONFIG } from '#libs/config';
import { LooksElsewhere } from '#libs/control';
import { exampleId, NewIds } from '#libs/openapi';
import { type OpenfinanceConfig } from '../../config';
import { CONSENT_ID_HEADER, namedConsent } from '../../consents/access/named-consent';
import {
  CHANGE_KEY,
  IDEMPOTENCY_KEY,
  KEY_REFUSAL,
  keyedRequest,
} from '../../idempotency/idempotency-header';
import {
  RECURRING_CANCELLATION_REFUSALS,
  RECURRING_PAYMENT_REFUSALS,
} from '../../payment-terms/recurring-codes';
import { EXAMPLE_RECURRING_CONSENT_TO_PAY } from '../../recurring-consents/example-recurring-consents';
import { AUTOMATIC_PAYMENTS_VERSION } from '../../payment-terms/automatic-payments-version';
import { NeedsToken } from '../../security/needs-token';
import { type StandardAnswer } from '../../standard/answer';
import { ServesVersion } from '../../standard/served-version';
import { SignedController, TakesSignedJson } from '../../signed-messages/signed-controller';
import { ApiStandardError } from '../../standard/standard-controller';
import { StandardBody } from '../../standard/takes-standard-json';
import { EXAMPLE_RECURRING_PAYMENT } from '../example-recurring-payments';
import { RecurringPaymentStatesService } from '../recurring-payment-states.service';
import { RecurringPaymentsService } from '../recurring-payments.service';
import {
  CANCEL_RECURRING_PAYMENT,
  cancelRecurringPaymentBody,
  type CancelRecurringPaymentRequest,
} from './cancel-recurring-payment.request';
import { ListRecurringPaymentsRequest } from './list-recurring-payments.request';
import { EXAMPLE_RECURRING_END_TO_END_ID, RECURRING_PAYMENT } from './recurring-payment.request';
import {
  RecurringPaymentListResponse,
  RecurringPaymentResponse,
  type ListedRecurringPaymentResponse,
  type RecurringPaymentDataResponse,
} from './recurring-payment.response';

const PAYMENT_ID = { name: 'recurringPaymentId', example: EXAMPLE_RECURRING_PAYMENT };
const NOT_FOUND = 'The payment does not exist in the sandbox.';

@SignedController('automatic-payments', 'automatic-payments/v2/pix/recurring-payments')
@NeedsToken({
  scope: 'recurring-payments',
  grant: 'client_credentials',
  owned: 'recurringPaymentId',
})
@ServesVersion(AUTOMATIC_PAYMENTS_VERSION)
export class RecurringPaymentsController {
  constructor(
    private readonly payments: RecurringPaymentsService,
    private readonly states: RecurringPaymentStatesService,
    @Inject(CONFIG) private readonly config: OpenfinanceConfig,
  ) {}

  /**
   * Creates a payment under a recurring consent, to one of its payees.
   *
   * @remarks
   * Payments of `sweeping` and `vrp` are immediate, and count for the limits of the consent unless they are RJCT or CANC. A
   * payment of Pix Automático is sent 2 to 10 days before its day. The bank tries it at 06:00 (Brasília) and, if the account
   * has too little, again at 18:00. After that the payee can try again: `originalRecurringPaymentId` names the payment that
   * failed, and `date` is tomorrow, up to three times in 7 days (5 days if the interval is SEMANAL).
   */
  @Post()
  @NeedsToken({ scope: 'recurring-payments', grant: 'authorization_code' })
  @TakesSignedJson()
  @NewIds({
    [EXAMPLE_RECURRING_END_TO_END_ID]: 'endToEndId',
    [EXAMPLE_RECURRING_CONSENT_TO_PAY]: 'uuidEnd',
  })
  @ApiHeader({
    name: CONSENT_ID_HEADER,
    required: false,
    description:
      'The id of the recurring consent. It can also be in the body, or in the scope `recurring-consent:<id>` of a bearer token.',
    ...exampleId(EXAMPLE_RECURRING_CONSENT_TO_PAY),
  })
  @ApiHeader({
    name: IDEMPOTENCY_KEY,
    required: false,
    description: 'A request with the same key, content and consent gets the first response again.',
  })
  @ApiBody({ schema: RECURRING_PAYMENT })
  @ApiCreatedResponse({ type: RecurringPaymentResponse })
  @ApiStandardError(422, RECURRING_PAYMENT_REFUSALS, 'The payment is refused. No money is moved.')
  @ApiStandardError(502, ['UPSTREAM_FAILED'], 'DICT cannot look up the key of the creditor.')
  @ApiStandardError(504, ['UPSTREAM_TIMEOUT'], 'DICT does not answer in time.')
  createRecurringPayment(
    @Body() body: object | undefined,
    @Req() request: Request,
  ): Promise<StandardAnswer<RecurringPaymentDataResponse>> {
    const consentId = namedConsent(request, 'recurring-consent');
    const { idempotencyRequired } = this.config;
    const keyed = keyedRequest(request, 'recurring-payment', idempotencyRequired, consentId);
    return this.payments.create(body ?? {}, { consentId, keyed });
  }

  /** Lists the payments of a recurring consent, oldest first. */
  @Get()
  @NeedsToken({
    scope: 'recurring-payments',
    grant: 'client_credentials',
    owned: 'recurringConsentId',
  })
  @ApiOkResponse({ type: RecurringPaymentListResponse })
  listRecurringPayments(
    @Query() query: ListRecurringPaymentsRequest,
  ): Promise<StandardAnswer<ListedRecurringPaymentResponse[]>> {
    return this.states.list(query);
  }

  /** Returns a recurring payment, with its status on the clock of the sandbox. */
  @Get(':recurringPaymentId')
  @LooksElsewhere(RecurringPaymentStatesService, (payments, path) =>
    payments.has(path['recurringPaymentId'] ?? ''),
  )
  @ApiParam(PAYMENT_ID)
  @ApiOkResponse({ type: RecurringPaymentResponse })
  @ApiStandardError(404, ['RECURSO_NAO_ENCONTRADO'], NOT_FOUND)
  findRecurringPayment(
    @Param('recurringPaymentId') recurringPaymentId: string,
  ): Promise<StandardAnswer<RecurringPaymentDataResponse>> {
    return this.states.find(recurringPaymentId);
  }

  /**
   * Cancels a recurring payment.
   *
   * @remarks
   * A scheduled payment can be cancelled on the day before, by the payee until 22:00 and by the payer until 23:59 (Brasília). A
   * further attempt can be cancelled by the payee only. A payment that is held (PDNG) can be cancelled until it is sent.
   */
  @Patch(':recurringPaymentId')
  @TakesSignedJson()
  @ApiHeader(CHANGE_KEY)
  @ApiBody({ schema: CANCEL_RECURRING_PAYMENT })
  @ApiParam(PAYMENT_ID)
  @ApiOkResponse({ type: RecurringPaymentResponse })
  @ApiStandardError(404, ['RECURSO_NAO_ENCONTRADO'], NOT_FOUND)
  @ApiStandardError(
    422,
    { ...RECURRING_CANCELLATION_REFUSALS, ...KEY_REFUSAL },
    'The payment cannot be cancelled.',
  )
  cancelRecurringPayment(
    @Param('recurringPaymentId') recurringPaymentId: string,
    @StandardBody(cancelRecurringPaymentBody) body: CancelRecurringPaymentRequest,
    @Req() request: Request,
  ): Promise<StandardAnswer<RecurringPaymentDataResponse>> {
    const { idempotencyRequired } = this.config;
    const keyed = keyedRequest(
      request,
      'recurring-cancel',
      idempotencyRequired,
      recurringPaymentId,
    );
    return this.states.cancel(recurringPaymentId, body, keyed);
  }
}
