import { Body, Controller, HttpStatus, Param, Post, Query } from '@nestjs/common';
import {
  ApiAcceptedResponse,
  ApiBody,
  ApiCreatedResponse,
  ApiOkResponse,
  ApiParam,
  ApiTags,
} from '@nestjs/swagger';
import { type BodyReply, currentContext, reply } from '#libs/http';
import { refusal } from '#libs/nfse';
import { ApiProblem, TakesJson } from '#libs/openapi';
import { CancellationsService } from '../events/cancellations.service';
import { EXAMPLE_TO_CANCEL, EXAMPLE_TO_REPLACE } from '../invoices/examples';
import { type Invoice } from '../invoices/invoice';
import {
  InvoiceNotAuthorized,
  InvoiceNotFound,
  InvoiceNumberAmbiguous,
  InvoiceRefused,
  ReferenceConflict,
} from '../invoices/invoice.errors';
import { InvoiceRequest } from '../invoices/invoice.request';
import { InvoiceResponse } from '../invoices/invoice.response';
import { InvoicesService } from './invoices.service';
import { CANCEL_INVOICE, readCancellation } from '../issue/request/cancel-invoice';
import { IssueService } from '../issue/issue.service';
import { ISSUE_INVOICE } from '../issue/request/issue-invoice.request';
import { SUBSTITUTE_INVOICE } from '../issue/request/substitute-invoice';

const ID = {
  name: 'id',
  description: 'The id of the invoice, its number, or its access key of 50 digits.',
} as const;
const AMBIGUOUS = new InvoiceNumberAmbiguous(1, ['12345678000195', '11222333000181']);
const NOT_FOUND = new InvoiceNotFound('42', 'run-42');
const NOT_AUTHORIZED = new InvoiceNotAuthorized(EXAMPLE_TO_CANCEL, 'processing');
const REFUSED = new InvoiceRefused([refusal('E0595', 'The rate 5.01 % is above 5.00 %.')]);
const TOO_LATE = new InvoiceRefused([refusal('E0822', 'São Paulo allows 720 hours to cancel.')]);
const CANCELLED = new InvoiceRefused([
  refusal('E0046', 'The invoice is already cancelled or replaced.'),
]);

/** Issues, cancels and replaces invoices. */
@ApiTags('invoices')
@Controller('nfse')
export class IssueController {
  constructor(
    private readonly requests: IssueService,
    private readonly invoices: InvoicesService,
    private readonly cancellations: CancellationsService,
  ) {}

  /**
   * Issues a service invoice: computes its taxes, numbers it and signs it.
   *
   * @remarks
   * The body has English names, or the names of the groups of ABRASF. The invoice is checked by the rules of the
   * national standard, and an error has the official code of the rule. `issRate` is the rate of this invoice; without
   * it, the rate comes from the parameters of the municipality.
   *
   * The same `reference` with the same content returns the invoice that it has issued before. With `sync: false` the
   * invoice is `processing` first, and is checked when `NFSE_PROCESSING_SECONDS` have passed on the clock of the sandbox.
   */
  @Post('issue')
  @TakesJson()
  @ApiBody({ schema: ISSUE_INVOICE })
  @ApiCreatedResponse({ type: InvoiceResponse, description: 'The invoice is authorized.' })
  @ApiAcceptedResponse({ type: InvoiceResponse, description: 'The invoice is processing.' })
  @ApiProblem(400, ['REQUEST_INVALID'], 'The body is not a request to issue an invoice.')
  @ApiProblem(
    409,
    [new ReferenceConflict('order-1', EXAMPLE_TO_CANCEL)],
    'Another invoice of the provider has the reference.',
  )
  @ApiProblem(422, [REFUSED], 'A rule refuses the invoice; nothing is stored.')
  @ApiProblem(503, ['E1217'], 'A rule of the sandbox requested that the service is unavailable.')
  async issueInvoice(@Body() body: object | undefined): Promise<BodyReply<InvoiceResponse>> {
    return answered(await this.requests.issue(body ?? {}));
  }

  /**
   * Cancels an invoice (event 101101).
   *
   * @remarks
   * The municipality sets a time limit, a largest amount, and whether the customer must be named; see
   * `GET /__admin/parameters`. With `sync: false` the invoice is `cancelling` first, and is `cancelled`, or `authorized`
   * again, when `NFSE_PROCESSING_SECONDS` have passed on the clock of the sandbox.
   */
  @Post(':id/cancel')
  @TakesJson()
  @ApiParam({ ...ID, example: EXAMPLE_TO_CANCEL })
  @ApiBody({ schema: CANCEL_INVOICE })
  @ApiOkResponse({ type: InvoiceResponse, description: 'The invoice is cancelled.' })
  @ApiAcceptedResponse({ type: InvoiceResponse, description: 'The invoice is cancelling.' })
  @ApiProblem(400, ['REQUEST_INVALID'], 'The body is not a request to cancel.')
  @ApiProblem(404, [NOT_FOUND], 'The invoice does not exist in the sandbox.')
  @ApiProblem(
    409,
    [NOT_AUTHORIZED, AMBIGUOUS],
    'The invoice was never authorized, or several have the number.',
  )
  @ApiProblem(422, [TOO_LATE], 'A rule refuses the cancellation; nothing is changed.')
  async cancelInvoice(
    @Param('id') id: string,
    @Query() { provider }: InvoiceRequest,
    @Body() body: object | undefined,
  ): Promise<BodyReply<InvoiceResponse>> {
    const { isSync, ...cancellation } = readCancellation(body ?? {});
    const invoice = await this.invoices.find(id, provider);
    const changed = isSync
      ? await this.cancellations.cancel(invoice, cancellation)
      : await this.cancellations.request(invoice, cancellation);
    const status = changed.status === 'cancelling' ? HttpStatus.ACCEPTED : HttpStatus.OK;
    return reply(InvoiceResponse.of(changed), { status });
  }

  /**
   * Replaces an invoice with another one (event 105102).
   *
   * @remarks
   * `invoice` is a body as for `POST /nfse/issue`. The replaced invoice is `substituted` when the new one is accepted.
   */
  @Post(':id/substitute')
  @TakesJson()
  @ApiParam({ ...ID, example: EXAMPLE_TO_REPLACE })
  @ApiBody({ schema: SUBSTITUTE_INVOICE })
  @ApiCreatedResponse({ type: InvoiceResponse, description: 'The new invoice is authorized.' })
  @ApiAcceptedResponse({ type: InvoiceResponse, description: 'The new invoice is processing.' })
  @ApiProblem(400, ['REQUEST_INVALID'], 'The body is not a request to replace.')
  @ApiProblem(404, [NOT_FOUND], 'The invoice does not exist in the sandbox.')
  @ApiProblem(
    409,
    [NOT_AUTHORIZED, AMBIGUOUS],
    'The invoice was never authorized, or several have the number.',
  )
  @ApiProblem(422, [CANCELLED], 'A rule refuses the replacement; nothing is changed.')
  async substituteInvoice(
    @Param('id') id: string,
    @Query() { provider }: InvoiceRequest,
    @Body() body: object | undefined,
  ): Promise<BodyReply<InvoiceResponse>> {
    const original = await this.invoices.find(id, provider);
    return answered(await this.requests.substitute(original, body ?? {}));
  }
}

function answered(invoice: Invoice): BodyReply<InvoiceResponse> {
  const isPending = invoice.status === 'processing';
  return reply(InvoiceResponse.of(invoice), {
    status: isPending ? HttpStatus.ACCEPTED : HttpStatus.CREATED,
    headers: { Location: `${currentContext().pathPrefix}/nfse/${invoice.id}` },
  });
}
