import {
  Body,
  Controller,
  Get,
  Head,
  HttpCode,
  Inject,
  Param,
  Post,
  Req,
  UseGuards,
} from '@nestjs/common';
import { ApiBody, ApiCreatedResponse, ApiOkResponse, ApiParam, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { IgnoresUnknownQuery } from '#libs/http';
import { type Clock } from '#libs/kernel';
import { refusal } from '#libs/nfse';
import { CLOCK } from '#libs/sandbox';
import { EXAMPLE_KEY } from '../invoices/examples';
import { type Invoice } from '../invoices/invoice';
import { ServiceUnavailable } from '../invoices/invoice.errors';
import { CertificateMissing, CertificateRefused } from '../tls/certificate.errors';
import { CertificateGuard } from '../tls/certificate.guard';
import { ClientTaxpayers } from '../tls/client-taxpayers';
import { compressedXml } from './documents/compressed-xml';
import { ApiSefinError, ApiSefinErrors, TakesSefinJson } from './errors/api-sefin-error';
import { sefinHead } from './errors/error.response';
import {
  AuthorizationDelayed,
  NotAParty,
  SefinAddressInvalid,
  SefinNotFound,
  SefinRefused,
} from './errors/sefin.errors';
import { EXAMPLE_DPS, ISSUE_REQUEST, readIssueRequest } from './sefin.request';
import { SefinDpsResponse, SefinInvoiceResponse, SefinIssuedResponse } from './sefin.response';
import { SefinService } from './sefin.service';

const KEY = {
  name: 'key',
  description: 'The access key, 50 digits.',
  example: EXAMPLE_KEY,
} as const;
const DPS_ID = {
  name: 'id',
  description: 'The id of the DPS: DPS and 42 digits.',
  example: EXAMPLE_DPS.Id,
} as const;

const RATE_REFUSED = new SefinRefused(
  [refusal('E0595', 'The rate 5.01 % is above 5.00 %.')],
  EXAMPLE_DPS.Id,
);
const NUMBER_TAKEN = new SefinRefused(
  [refusal('E0014', `The DPS ${EXAMPLE_DPS.Id} was received before.`)],
  EXAMPLE_DPS.Id,
);
const NOT_BASE64 = new SefinRefused([refusal('E1225', 'Is missing.', 'dpsXmlGZipB64')]);
const MAINTENANCE = new ServiceUnavailable(
  refusal('E1217', 'A rule of sandbox run-42 requests E1217.'),
);
const KEY_INVALID = new SefinAddressInvalid(
  'ACCESS_KEY',
  'An access key has 50 digits; the last one is the check digit. A CNPJ in it may have letters.',
);
const ID_INVALID = new SefinAddressInvalid(
  'DPS_ID',
  'The id of a DPS is the letters DPS and 42 digits. A CNPJ in it may have letters.',
);
const NO_INVOICE = new SefinNotFound(
  'INVOICE',
  `Sandbox run-42 has no invoice with the key ${EXAMPLE_KEY}.`,
);
const NO_DPS = new SefinNotFound(
  'DPS',
  `Sandbox run-42 has no invoice for the DPS ${EXAMPLE_DPS.Id}.`,
);
const MISSING = new CertificateMissing();
const EXPIRED = new CertificateRefused(
  'E1203',
  'The certificate is valid from Jan  1 00:00:00 1999 GMT to Jan  1 00:00:00 2000 GMT, on the clock of the sandbox.',
);
const STRANGER = new NotAParty(EXAMPLE_DPS.Id, '11222333000181');

/** The addresses of the national service (Sefin Nacional), with its names and bodies. */
@ApiTags('national API')
@ApiSefinErrors()
@IgnoresUnknownQuery()
@UseGuards(CertificateGuard)
@Controller('SefinNacional')
export class SefinController {
  constructor(
    private readonly sefin: SefinService,
    private readonly taxpayers: ClientTaxpayers,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * Issues the invoice of a DPS that you have numbered.
   *
   * @remarks
   * The DPS is XML, compressed with gzip, in Base64. `NFSE_SIGNATURES` says whether it must be signed. A series and a
   * number can be used once. If the response was lost, the same DPS gets E0014, and `GET /SefinNacional/dps/:id` finds
   * the
   * invoice. Every refusal has the status 400.
   */
  @Post('nfse')
  @TakesSefinJson('/nfse')
  @ApiBody({ schema: ISSUE_REQUEST })
  @ApiCreatedResponse({ type: SefinIssuedResponse, description: 'The invoice is authorized.' })
  @ApiSefinError('/nfse', 400, [RATE_REFUSED, NUMBER_TAKEN, NOT_BASE64], 'A rule refuses the DPS.')
  @ApiSefinError('/nfse', 401, [MISSING], 'A client certificate is required.')
  @ApiSefinError('/nfse', 403, [EXPIRED], 'The client certificate is refused.')
  @ApiSefinError('/nfse', 503, [MAINTENANCE], 'A rule of the sandbox requested this error.')
  @ApiSefinError(
    '/nfse',
    504,
    [new AuthorizationDelayed(EXAMPLE_DPS.Id)],
    'A rule of the sandbox requested a late authorization.',
  )
  async issueDps(
    @Body() body: object | undefined,
    @Req() request: Request,
  ): Promise<SefinIssuedResponse> {
    const sender = await this.taxpayers.taxIdOf(request);
    const invoice = await this.sefin.issue(readIssueRequest(body ?? {}), sender);
    const issued = { idDps: invoice.dps.Id, alertas: [] };
    return Object.assign(await this.invoiceBody(invoice), issued);
  }

  /** Returns the signed NFS-e. */
  @Get('nfse/:key')
  @ApiParam(KEY)
  @ApiOkResponse({ type: SefinInvoiceResponse })
  @ApiSefinError('/nfse/:key', 400, [KEY_INVALID], 'The key is not valid.')
  @ApiSefinError('/nfse/:key', 404, [NO_INVOICE], 'The invoice does not exist in the sandbox.')
  async findNfse(@Param('key') key: string): Promise<SefinInvoiceResponse> {
    return this.invoiceBody(await this.sefin.find(key));
  }

  /** Checks whether a DPS has an invoice. The response has no body. */
  @Head('dps/:id')
  @HttpCode(200)
  @ApiParam(DPS_ID)
  @ApiOkResponse({ description: 'The DPS has an invoice.' })
  @ApiSefinError('/dps/:id', 400, [ID_INVALID], 'The id is not valid.')
  @ApiSefinError('/dps/:id', 404, [NO_DPS], 'The DPS has no invoice in the sandbox.')
  async hasNfse(@Param('id') id: string): Promise<void> {
    await this.sefin.findByDps(id);
  }

  /**
   * Returns the access key of the invoice of a DPS.
   *
   * @remarks
   * Use it to find the invoice of a request whose response was lost.
   */
  @Get('dps/:id')
  @ApiParam(DPS_ID)
  @ApiOkResponse({ type: SefinDpsResponse })
  @ApiSefinError('/dps/:id', 400, [ID_INVALID], 'The id is not valid.')
  @ApiSefinError('/dps/:id', 403, [EXPIRED, STRANGER], 'The client certificate is refused.')
  @ApiSefinError('/dps/:id', 404, [NO_DPS], 'The DPS has no invoice in the sandbox.')
  async findDps(@Param('id') id: string, @Req() request: Request): Promise<SefinDpsResponse> {
    const reader = await this.taxpayers.taxIdOf(request);
    const { dps, accessKey } = await this.sefin.findByDps(id, reader);
    return { ...this.head(), idDps: dps.Id, chaveAcesso: accessKey ?? '' };
  }

  private head(): ReturnType<typeof sefinHead> {
    return sefinHead(this.clock.nowMs());
  }

  private async invoiceBody(
    invoice: Invoice,
  ): Promise<Pick<SefinInvoiceResponse, keyof SefinInvoiceResponse>> {
    const nfseXmlGZipB64 = await compressedXml(await this.sefin.nfseXml(invoice));
    return { ...this.head(), chaveAcesso: invoice.accessKey ?? '', nfseXmlGZipB64 };
  }
}
