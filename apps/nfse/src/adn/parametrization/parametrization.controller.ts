import { Controller, Get, Param, UseGuards } from '@nestjs/common';
import {
  ApiExtraModels,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiParam,
  ApiTags,
} from '@nestjs/swagger';
import { currentContext, IgnoresUnknownQuery, reply, type BodyReply } from '#libs/http';
import { CertificateGuard } from '../../tls/certificate.guard';
import { ApiParametersError, ApiParametersErrors } from '../errors/api-adn-error';
import { agreementOf } from './answers';
import { ParameterAddressInvalid, ParameterNotFound } from './parametrization.errors';
import {
  AgreementResponse,
  MunicipalBenefitResponse,
  RegimePeriodResponse,
  RetentionsResponse,
  ServiceRateResponse,
  ServiceRatesResponse,
  SpecialRegimesResponse,
} from './parametrization.response';
import { ParametrizationService } from './parametrization.service';

const MUNICIPALITY = {
  name: 'cMun',
  description: 'The municipality: IBGE code of 7 digits.',
  example: '3550308',
} as const;
const SERVICE = {
  name: 'cServ',
  description: 'The service: 6 digits, or 9 with the municipal code, with or without points.',
  example: '010701',
} as const;
const COMPETENCE = {
  name: 'competencia',
  description: 'The day of competence, or a date-time.',
  example: '2026-03-10T00:00:00',
} as const;
const INVALID = new ParameterAddressInvalid(
  'The competence is a day or a date-time, as in 2026-03-10 or 2026-03-10T00:00:00, not "x".',
);
const NO_RATE = new ParameterNotFound(
  'Municipality 3500105 has no rate for service 010701 in sandbox run-42.',
);
const NO_REGIME = new ParameterNotFound(
  'Municipality 3500105 has no special regime for service 010701 on 2026-03-10 in sandbox run-42.',
);
const NO_MUNICIPALITY = new ParameterNotFound(
  'There is no municipality 3543402 in sandbox run-42.',
);
const NO_BENEFIT = new ParameterNotFound(
  'Municipality 3500105 has no benefit 35001050100001 on 2026-03-10 in sandbox run-42.',
);
const INVALID_TEXT = 'A part of the address is not valid.';
const ABSENT_TEXT = 'The sandbox has no such parameter.';

/** The municipal parameters of the national environment. POST /__admin/parameters changes them. */
@ApiTags('national distribution')
@ApiParametersErrors()
@IgnoresUnknownQuery()
@UseGuards(CertificateGuard)
@ApiExtraModels(ServiceRateResponse, RegimePeriodResponse)
@Controller(['parametrizacao', 'parametros_municipais'])
export class ParametrizationController {
  constructor(private readonly parameters: ParametrizationService) {}

  /** Returns the agreement of a municipality with the national system. */
  @Get(':cMun/convenio')
  @ApiParam(MUNICIPALITY)
  @ApiOkResponse({ type: AgreementResponse })
  @ApiNotFoundResponse({
    type: AgreementResponse,
    description: 'The agreement is not active. `parametrosConvenio` is null.',
  })
  @ApiParametersError(400, [INVALID], INVALID_TEXT)
  async findAgreement(@Param('cMun') code: string): Promise<BodyReply<AgreementResponse>> {
    const municipality = await this.parameters.activeMunicipality(code);
    if (municipality !== undefined) {
      const mensagem = 'Parâmetros do convênio recuperados com sucesso.';
      return reply({ mensagem, parametrosConvenio: agreementOf(municipality) }, {});
    }
    const { sandbox } = currentContext();
    const mensagem = `Convênio não encontrado. Municipality ${code} has no active agreement in sandbox ${sandbox}.`;
    return reply({ mensagem, parametrosConvenio: null }, { status: 404 });
  }

  /** Returns the ISS rate of a service on a day of competence. */
  @Get(':cMun/:cServ/:competencia/aliquota')
  @ApiParam(MUNICIPALITY)
  @ApiParam(SERVICE)
  @ApiParam(COMPETENCE)
  @ApiOkResponse({ type: ServiceRatesResponse })
  @ApiParametersError(400, [INVALID], INVALID_TEXT)
  @ApiParametersError(404, [NO_RATE], ABSENT_TEXT)
  async findRate(
    @Param('cMun') code: string,
    @Param('cServ') service: string,
    @Param('competencia') competence: string,
  ): Promise<ServiceRatesResponse> {
    return ratesIn(service, await this.parameters.rates(code, service, competence));
  }

  /** Returns the ISS rates of a service in all periods. */
  @Get(':cMun/:cServ/historicoaliquotas')
  @ApiParam(MUNICIPALITY)
  @ApiParam(SERVICE)
  @ApiOkResponse({ type: ServiceRatesResponse })
  @ApiParametersError(400, [INVALID], INVALID_TEXT)
  @ApiParametersError(404, [NO_RATE], ABSENT_TEXT)
  async listRates(
    @Param('cMun') code: string,
    @Param('cServ') service: string,
  ): Promise<ServiceRatesResponse> {
    return ratesIn(service, await this.parameters.rates(code, service));
  }

  /** Returns the special regimes of a service on a day of competence. */
  @Get(':cMun/:cServ/:competencia/regimes_especiais')
  @ApiParam(MUNICIPALITY)
  @ApiParam(SERVICE)
  @ApiParam(COMPETENCE)
  @ApiOkResponse({ type: SpecialRegimesResponse })
  @ApiParametersError(400, [INVALID], INVALID_TEXT)
  @ApiParametersError(404, [NO_REGIME], ABSENT_TEXT)
  async listSpecialRegimes(
    @Param('cMun') code: string,
    @Param('cServ') service: string,
    @Param('competencia') competence: string,
  ): Promise<SpecialRegimesResponse> {
    const regimes = await this.parameters.specialRegimes(code, service, competence);
    return {
      mensagem: 'Regimes especiais recuperados com sucesso.',
      regimesEspeciais: { [service]: regimes },
    };
  }

  /** Returns the retentions that a municipality allows on a day of competence. */
  @Get(':cMun/:competencia/retencoes')
  @ApiParam(MUNICIPALITY)
  @ApiParam(COMPETENCE)
  @ApiOkResponse({ type: RetentionsResponse })
  @ApiParametersError(400, [INVALID], INVALID_TEXT)
  @ApiParametersError(404, [NO_MUNICIPALITY], ABSENT_TEXT)
  async listRetentions(
    @Param('cMun') code: string,
    @Param('competencia') competence: string,
  ): Promise<RetentionsResponse> {
    const retencoes = await this.parameters.retentions(code, competence);
    return { mensagem: 'Retenções recuperadas com sucesso.', retencoes };
  }

  /** Returns a municipal benefit, if it is valid on a day of competence. */
  @Get(':cMun/:numeroBeneficio/:competencia/beneficio')
  @ApiParam(MUNICIPALITY)
  @ApiParam({
    name: 'numeroBeneficio',
    description: 'The element nBM, 14 digits.',
    example: '35503080100001',
  })
  @ApiParam(COMPETENCE)
  @ApiOkResponse({ type: MunicipalBenefitResponse })
  @ApiParametersError(400, [INVALID], INVALID_TEXT)
  @ApiParametersError(404, [NO_BENEFIT], ABSENT_TEXT)
  async findBenefit(
    @Param('cMun') code: string,
    @Param('numeroBeneficio') number: string,
    @Param('competencia') competence: string,
  ): Promise<MunicipalBenefitResponse> {
    const beneficio = await this.parameters.benefit(code, number, competence);
    return { mensagem: 'Benefício recuperado com sucesso.', beneficio };
  }
}

function ratesIn(service: string, rates: ServiceRateResponse[]): ServiceRatesResponse {
  return { mensagem: 'Alíquotas recuperadas com sucesso.', aliquotas: { [service]: rates } };
}
