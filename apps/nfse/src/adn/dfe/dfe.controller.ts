import { Controller, Get, Inject, Param, Query, Req, UseGuards } from '@nestjs/common';
import { ApiOkResponse, ApiParam, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { IgnoresUnknownQuery } from '#libs/http';
import { type Clock } from '#libs/kernel';
import { refusal } from '#libs/nfse';
import { CLOCK } from '#libs/sandbox';
import { EXAMPLE_KEY, EXAMPLE_WITH_KEY } from '../../invoices/examples';
import { ServiceUnavailable } from '../../invoices/invoice.errors';
import { CertificateMissing, CertificateRefused } from '../../tls/certificate.errors';
import { CertificateGuard } from '../../tls/certificate.guard';
import { ClientTaxpayers } from '../../tls/client-taxpayers';
import { AdnLotResponse } from '../adn.response';
import {
  AdnKeyInvalid,
  AdnParameterInvalid,
  CnpjConsultaRefused,
  NoDocument,
  TooManyRequests,
} from '../errors/adn.errors';
import { ApiAdnError, ApiAdnErrors } from '../errors/api-adn-error';
import { consultedTaxId, nsuRangeOf } from './dfe-query';
import { DistributionService } from './distribution.service';
import { lotOf } from './lot';

const NSU_INVALID = new AdnParameterInvalid(
  'NSU_INVALID',
  'The NSU is a whole number of at most 9223372036854775807, not "x". 0 starts with the first document.',
);
const REQUIRED = new AdnParameterInvalid(
  'CNPJ_CONSULTA_REQUIRED',
  'Send cnpjConsulta with a CNPJ or a CPF without punctuation, or a client certificate.',
);
const OTHER_ROOT = new CnpjConsultaRefused('12345678000195', '11222333000181');
const NO_LOT = new NoDocument(
  'E2215',
  '11222333000181 has no document after the NSU 42 in sandbox run-42.',
);
const NO_SINGLE = new NoDocument(
  'E2230',
  '11222333000181 has no document with the NSU 42 in sandbox run-42.',
);
const NO_EVENTS = new NoDocument(
  'E2241',
  `12345678000195 has no event of the invoice ${EXAMPLE_KEY} in sandbox run-42.`,
);
const EXPIRED = new CertificateRefused(
  'E1203',
  'The certificate is valid from Jan  1 00:00:00 1999 GMT to Jan  1 00:00:00 2000 GMT, on the clock of the sandbox.',
);
const MAINTENANCE = new ServiceUnavailable(
  refusal('E1217', 'A rule of sandbox run-42 requests E1217.'),
);

/** The distribution of documents to taxpayers (ADN), with its names and bodies. */
@ApiTags('national distribution')
@ApiAdnErrors()
@IgnoresUnknownQuery()
@UseGuards(CertificateGuard)
@Controller('contribuintes')
export class DfeController {
  constructor(
    private readonly distribution: DistributionService,
    private readonly taxpayers: ClientTaxpayers,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * Returns the next documents of a taxpayer: up to 50 invoices and events after an NSU.
   *
   * @remarks
   * Invoices and events get an NSU for the provider, the customer and the intermediary, from 1 without gaps. Send 0 first,
   * then the greatest NSU of each answer. No more documents is 404 with a lot that is empty.
   */
  @Get('DFe/:NSU')
  @ApiParam({ name: 'NSU', description: 'The last known NSU; 0 at the start.', example: '0' })
  @ApiQuery({
    name: 'cnpjConsulta',
    required: false,
    description:
      'The CNPJ whose documents are read. With a client certificate, it must have the same first 8 characters; without ' +
      'it, the CNPJ of the certificate is used. Without a certificate it is required, and can be a CPF too.',
    type: String,
    example: EXAMPLE_WITH_KEY.provider,
  })
  @ApiQuery({
    name: 'lote',
    required: false,
    description: 'false: exactly the document with the NSU. Default: true.',
    schema: { type: 'boolean', default: true },
  })
  @ApiOkResponse({ type: AdnLotResponse, description: 'The documents.' })
  @ApiAdnError(400, [NSU_INVALID, REQUIRED], 'A parameter is not valid.')
  @ApiAdnError(401, [new CertificateMissing()], 'A client certificate is required.')
  @ApiAdnError(403, [EXPIRED, OTHER_ROOT], 'The client certificate is refused.')
  @ApiAdnError(404, [NO_LOT, NO_SINGLE], 'There is no document. It is not an error.')
  @ApiAdnError(429, [new TooManyRequests()], 'A rule of the sandbox requested this error.')
  @ApiAdnError(503, [MAINTENANCE], 'A rule of the sandbox requested this error.')
  async distribute(
    @Param('NSU') nsu: string,
    @Query('cnpjConsulta') cnpjConsulta: string | string[] | undefined,
    @Query('lote') lote: string | string[] | undefined,
    @Req() request: Request,
  ): Promise<AdnLotResponse> {
    const range = nsuRangeOf(nsu, textOf(lote));
    const certified = await this.taxpayers.taxIdOf(request);
    const taxId = consultedTaxId(textOf(cnpjConsulta), certified);
    return lotOf(this.clock.nowMs(), await this.distribution.lot(taxId, range));
  }

  /**
   * Returns the events of an invoice.
   *
   * @remarks
   * With a client certificate, only a party of the invoice gets them, with its own NSUs. Without one, the NSUs are those
   * of the emitter. An invoice without events is 404 with a lot that is empty.
   */
  @Get('NFSe/:ChaveAcesso/Eventos')
  @ApiParam({
    name: 'ChaveAcesso',
    description: 'The access key of the invoice, 50 digits.',
    example: EXAMPLE_KEY,
  })
  @ApiOkResponse({ type: AdnLotResponse, description: 'The events.' })
  @ApiAdnError(400, [new AdnKeyInvalid('42')], 'The access key is not valid.')
  @ApiAdnError(401, [new CertificateMissing()], 'A client certificate is required.')
  @ApiAdnError(403, [EXPIRED], 'The client certificate is refused.')
  @ApiAdnError(404, [NO_EVENTS], 'There is no event. It is not an error.')
  @ApiAdnError(429, [new TooManyRequests()], 'A rule of the sandbox requested this error.')
  @ApiAdnError(503, [MAINTENANCE], 'A rule of the sandbox requested this error.')
  async listNfseEvents(
    @Param('ChaveAcesso') key: string,
    @Req() request: Request,
  ): Promise<AdnLotResponse> {
    const certified = await this.taxpayers.taxIdOf(request);
    const events = await this.distribution.eventsOf(key, certified);
    const documents = events.map(({ type, registeredAtMs, ...event }) => ({
      ...event,
      eventType: type,
      generatedAtMs: registeredAtMs,
    }));
    return lotOf(this.clock.nowMs(), documents);
  }
}

/** A parameter that is sent twice counts with all its values, which are not valid. */
function textOf(value: string | string[] | undefined): string | undefined {
  return value === undefined ? undefined : String(value);
}
