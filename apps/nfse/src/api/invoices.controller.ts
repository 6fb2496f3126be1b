import { Controller, Get, Header, Inject, Param, Query, Req, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiParam, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { LooksElsewhere } from '#libs/control';
import { CONFIG } from '#libs/config';
import { baseAddress, ListReply } from '#libs/http';
import { ApiProblem, ListOf, anyXml } from '#libs/openapi';
import { type NfseConfig } from '../config';
import { EventResponse } from '../events/event.response';
import { InvoiceEventsService } from '../events/invoice-events.service';
import { EXAMPLE_INVOICE } from '../invoices/examples';
import {
  InvoiceNotAuthorized,
  InvoiceNotFound,
  InvoiceNumberAmbiguous,
} from '../invoices/invoice.errors';
import { InvoiceRequest, PdfRequest, XmlRequest } from '../invoices/invoice.request';
import { InvoiceResponse } from '../invoices/invoice.response';
import { InvoicesService } from './invoices.service';
import { ListInvoicesRequest } from './list-invoices.request';

const ID = {
  name: 'id',
  description: 'The id of the invoice, its number, or its access key of 50 digits.',
  example: EXAMPLE_INVOICE,
} as const;
const NOT_FOUND = new InvoiceNotFound('42', 'run-42');
const AMBIGUOUS = new InvoiceNumberAmbiguous(1, ['12345678000195', '11222333000181']);
const NOT_AUTHORIZED = new InvoiceNotAuthorized(EXAMPLE_INVOICE, 'processing');

/** Whether the current sandbox has the invoice that a path names. */
const HAS_INVOICE = (invoices: InvoicesService, path: Readonly<Record<string, string>>) =>
  invoices.has(path['id'] ?? '');

@ApiTags('invoices')
@Controller('nfse')
export class InvoicesController {
  constructor(
    private readonly invoices: InvoicesService,
    private readonly events: InvoiceEventsService,
    @Inject(CONFIG) private readonly config: NfseConfig,
  ) {}

  /**
   * Lists the invoices of the sandbox, newest first.
   *
   * @remarks
   * Without `limit`, the whole list is streamed as one array. With `limit`, the response is one page.
   */
  @Get()
  @ListOf(InvoiceResponse, 'The invoices.', 'amount')
  listInvoices(@Query() query: ListInvoicesRequest): ListReply {
    return new ListReply(this.invoices.list(query), query);
  }

  /** Returns an invoice. */
  @Get(':id')
  @LooksElsewhere(InvoicesService, HAS_INVOICE)
  @ApiParam(ID)
  @ApiOkResponse({ type: InvoiceResponse })
  @ApiProblem(404, [NOT_FOUND], 'The invoice does not exist in the sandbox.')
  @ApiProblem(409, [AMBIGUOUS], 'Several providers have an invoice with the number.')
  async findInvoice(
    @Param('id') id: string,
    @Query() { provider }: InvoiceRequest,
  ): Promise<InvoiceResponse> {
    return InvoiceResponse.of(await this.invoices.find(id, provider));
  }

  /**
   * Returns the signed XML of an invoice.
   *
   * @remarks
   * By default the NFS-e of the national standard, as it was signed when the invoice was issued. `layout=abrasf`
   * gives the same invoice in the municipal layout ABRASF 2.04, without a signature.
   */
  @Get(':id/xml')
  @LooksElsewhere(InvoicesService, HAS_INVOICE)
  @Header('Content-Type', 'application/xml; charset=utf-8')
  @ApiParam(ID)
  @ApiProduces('application/xml')
  @ApiOkResponse({
    description: 'The XML.',
    content: { 'application/xml': { schema: anyXml('NFSe') } },
  })
  @ApiProblem(400, ['REQUEST_INVALID'], 'The layout does not exist.')
  @ApiProblem(404, [NOT_FOUND], 'The invoice does not exist in the sandbox.')
  @ApiProblem(409, [NOT_AUTHORIZED, AMBIGUOUS], 'The invoice has no XML.')
  async invoiceXml(
    @Param('id') id: string,
    @Query() { layout, provider }: XmlRequest,
  ): Promise<string> {
    const invoice = await this.invoices.find(id, provider);
    return (layout ?? invoice.layout) === 'abrasf'
      ? this.invoices.abrasfXml(invoice)
      : this.invoices.nfseXml(invoice);
  }

  /**
   * Returns an invoice as a PDF of one page (DANFSe), with the mark "sem valor fiscal".
   *
   * @remarks
   * Browsers save the file. With `inline=true` they show it.
   */
  @Get(':id/pdf')
  @LooksElsewhere(InvoicesService, HAS_INVOICE)
  @ApiParam(ID)
  @ApiProduces('application/pdf')
  @ApiOkResponse({
    description: 'The PDF.',
    content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } },
  })
  @ApiProblem(404, [NOT_FOUND], 'The invoice does not exist in the sandbox.')
  @ApiProblem(409, [NOT_AUTHORIZED, AMBIGUOUS], 'The invoice has no PDF.')
  async invoicePdf(
    @Param('id') id: string,
    @Query() { provider, inline }: PdfRequest,
    @Req() request: Request,
  ): Promise<StreamableFile> {
    const invoice = await this.invoices.find(id, provider);
    const address = this.config.consultUrl ?? `${baseAddress(request)}/nfse`;
    const pdf = await this.invoices.pdf(invoice, address);
    return new StreamableFile(pdf, {
      type: 'application/pdf',
      disposition: `${inline === true ? 'inline' : 'attachment'}; filename="nfse-${String(invoice.number)}.pdf"`,
      length: pdf.length,
    });
  }

  /** Lists the events of an invoice, such as its cancellation, with their signed XML. */
  @Get(':id/events')
  @ApiParam(ID)
  @ApiOkResponse({ type: [EventResponse] })
  @ApiProblem(404, [NOT_FOUND], 'The invoice does not exist in the sandbox.')
  @ApiProblem(409, [AMBIGUOUS], 'Several providers have an invoice with the number.')
  async listEvents(
    @Param('id') id: string,
    @Query() { provider }: InvoiceRequest,
  ): Promise<EventResponse[]> {
    const { accessKey } = await this.invoices.find(id, provider);
    const events = accessKey === null ? [] : await this.events.ofInvoice(accessKey);
    return events.map((event) => EventResponse.of(event));
  }
}
