import { Body, Param, Post } from '@nestjs/common';
import { ApiBody, ApiCreatedResponse, ApiParam } from '@nestjs/swagger';
import { ServiceAdminController } from '#libs/control';
import { refusal } from '#libs/nfse';
import { ApiProblem, TakesJson } from '#libs/openapi';
import { EventResponse } from '../events/event.response';
import { EXAMPLE_INVOICE, EXAMPLE_TO_CANCEL } from '../invoices/examples';
import {
  InvoiceNotAuthorized,
  InvoiceNotFound,
  InvoiceNumberAmbiguous,
  InvoiceRefused,
} from '../invoices/invoice.errors';
import { DeskEventInvalid } from './desk.errors';
import { DESK_EVENT } from './desk.request';
import { DeskService } from './desk.service';

const INVALID = new DeskEventInvalid([
  { pointer: '/reason', detail: 'Must have at least 15 characters.' },
]);
const NOT_FOUND = new InvoiceNotFound('42', 'run-42');
const NOT_AUTHORIZED = new InvoiceNotAuthorized(EXAMPLE_TO_CANCEL, 'processing');
const AMBIGUOUS = new InvoiceNumberAmbiguous(1, ['12345678000195', '11222333000181']);
const NOT_PENDING = new InvoiceRefused([
  refusal('E0853', 'The invoice has no request for analysis (101103) that is not decided.'),
]);

/** The desk of the municipality. */
@ServiceAdminController('/invoices')
export class DeskController {
  constructor(private readonly desk: DeskService) {}

  /**
   * Registers an event of the municipality for an invoice: a decision about a request for analysis, a cancellation, a
   * block, the end of a block, the annulment of a rejection, or the tacit confirmation.
   *
   * @remarks
   * The simulator writes the official request of the event and signs it for the municipality. The rules of annex II
   * apply, and an error has the code of the rule.
   */
  @Post(':key/events')
  @TakesJson()
  @ApiParam({
    name: 'key',
    description: 'The access key of the invoice, its id or its number.',
    example: EXAMPLE_INVOICE,
  })
  @ApiBody({ schema: DESK_EVENT })
  @ApiCreatedResponse({ type: EventResponse, description: 'The event is registered.' })
  @ApiProblem(400, [INVALID], 'The body is not an event of the municipality; `errors` says why.')
  @ApiProblem(404, [NOT_FOUND], 'The invoice does not exist in the sandbox.')
  @ApiProblem(
    409,
    [NOT_AUTHORIZED, AMBIGUOUS],
    'The invoice was never authorized, or several have the number.',
  )
  @ApiProblem(422, [NOT_PENDING], 'A rule refuses the event; nothing is changed.')
  registerMunicipalEvent(
    @Param('key') key: string,
    @Body() body: object | undefined,
  ): Promise<EventResponse> {
    return this.desk.register(key, body ?? {});
  }
}
