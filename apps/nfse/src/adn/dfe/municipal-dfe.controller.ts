import { Controller, Get, Inject, Param, Query, Req, UseGuards } from '@nestjs/common';
import { ApiOkResponse, ApiParam, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { IgnoresUnknownQuery } from '#libs/http';
import { type Clock } from '#libs/kernel';
import { refusal } from '#libs/nfse';
import { CLOCK } from '#libs/sandbox';
import { EXAMPLE_WITH_KEY } from '../../invoices/examples';
import { ServiceUnavailable } from '../../invoices/invoice.errors';
import { CertificateMissing } from '../../tls/certificate.errors';
import { CertificateGuard } from '../../tls/certificate.guard';
import { ClientTaxpayers } from '../../tls/client-taxpayers';
import { AdnLotResponse } from '../adn.response';
import {
  AdnParameterInvalid,
  MunicipalityRefused,
  NoDocument,
  TooManyRequests,
} from '../errors/adn.errors';
import { ApiAdnError, ApiAdnErrors } from '../errors/api-adn-error';
import { nsuRangeOf } from './dfe-query';
import { DistributionService } from './distribution.service';
import { lotOf } from './lot';
import { checkKindOfNsu, consultedMunicipality, DISTRIBUTION } from './municipal-query';

const REQUIRED = new AdnParameterInvalid(
  'MUNICIPIO_REQUIRED',
  'Send municipio with an IBGE code of 7 digits, or a client certificate of a municipality.',
);
const KIND = new AdnParameterInvalid(
  'TIPO_NSU_INVALID',
  'tipoNSU is DISTRIBUICAO, not "MEI": this simulator has no other series.',
);
const NOT_A_MUNICIPALITY = new MunicipalityRefused(
  'The certificate is of 11222333000181, which is not a municipality.',
);
const NO_LOT = new NoDocument(
  'E2215',
  '3550308 has no document after the NSU 42 in sandbox run-42.',
);
const MAINTENANCE = new ServiceUnavailable(
  refusal('E1217', 'A rule of sandbox run-42 requests E1217.'),
);

/** The queries of an address. A parameter that is sent twice is a list. */
interface MunicipalQuery {
  readonly municipio?: string | string[];
  readonly tipoNSU?: string | string[];
  readonly lote?: string | string[];
}

/** The distribution of documents to municipalities (ADN), with its names and bodies. */
@ApiTags('national distribution')
@ApiAdnErrors()
@IgnoresUnknownQuery()
@UseGuards(CertificateGuard)
@Controller('municipios')
export class MunicipalDfeController {
  constructor(
    private readonly distribution: DistributionService,
    private readonly taxpayers: ClientTaxpayers,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * Returns the next documents of a municipality: up to 50 invoices and events after an NSU.
   *
   * @remarks
   * Invoices and events get an NSU for the municipality that issues the invoice, for the one where the ISS is due, and for
   * the one of the customer, from 1 without gaps. Send 0 first, then the greatest NSU of each answer. No more documents is
   * 404 with a lot that is empty.
   */
  @Get('DFe/:NSU')
  @ApiParam({ name: 'NSU', description: 'The last known NSU; 0 at the start.', example: '0' })
  @ApiQuery({
    name: 'municipio',
    required: false,
    description:
      'The IBGE code of the municipality. Required without a client certificate; with one, the certificate must be of this ' +
      'municipality. The real service has only certificates.',
    type: String,
    example: EXAMPLE_WITH_KEY.municipality,
  })
  @ApiQuery({
    name: 'tipoNSU',
    required: false,
    description: 'The series of numbers. Only DISTRIBUICAO exists here.',
    schema: { type: 'string', enum: [DISTRIBUTION], default: DISTRIBUTION },
  })
  @ApiQuery({
    name: 'lote',
    required: false,
    description: 'false: exactly the document with the NSU. Default: true.',
    schema: { type: 'boolean', default: true },
  })
  @ApiOkResponse({ type: AdnLotResponse, description: 'The documents.' })
  @ApiAdnError(400, [REQUIRED, KIND], 'A parameter is not valid.')
  @ApiAdnError(401, [new CertificateMissing()], 'A client certificate is required.')
  @ApiAdnError(403, [NOT_A_MUNICIPALITY], 'The client certificate is refused.')
  @ApiAdnError(404, [NO_LOT], 'There is no document. It is not an error.')
  @ApiAdnError(429, [new TooManyRequests()], 'A rule of the sandbox requested this error.')
  @ApiAdnError(503, [MAINTENANCE], 'A rule of the sandbox requested this error.')
  async distributeToMunicipality(
    @Param('NSU') nsu: string,
    @Query() { municipio, tipoNSU, lote }: MunicipalQuery,
    @Req() request: Request,
  ): Promise<AdnLotResponse> {
    const range = nsuRangeOf(nsu, lote?.toString());
    checkKindOfNsu(tipoNSU?.toString());
    const certified = await this.taxpayers.taxIdOf(request);
    const municipality = consultedMunicipality(municipio?.toString(), certified);
    return lotOf(this.clock.nowMs(), await this.distribution.lot(municipality, range));
  }
}
