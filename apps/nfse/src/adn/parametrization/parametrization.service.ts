import { Injectable } from '@nestjs/common';
import { currentContext } from '#libs/http';
import {
  isMunicipalityCode,
  isValidOn,
  type Benefit,
  type Municipality,
  type Parameters,
} from '#libs/nfse';
import { SandboxParameters } from '../../parameters/sandbox-parameters';
import {
  type BenefitDetailsResponse,
  type RegimePeriodResponse,
  type RetentionsDetailsResponse,
  type ServiceRateResponse,
} from './parametrization.response';
import { benefitOf, ratesOf, regimesOf, retentionsOf } from './answers';
import { ParameterAddressInvalid, ParameterNotFound } from './parametrization.errors';

const NO_SERVICE = '';
const SERVICE_DIGITS = 6;
/** Six digits, and the three of the municipal code that clients add, with or without points. */
const SERVICE = /^\d{2}\.?\d{2}\.?\d{2}(?:\.?\d{3})?$/;
const COMPETENCE = /^(\d{4}-\d{2}-\d{2})(?:T[\d:.]+(?:Z|[+-]\d{2}:\d{2})?)?$/;

/** The municipal parameters, as the national environment answers them. */
@Injectable()
export class ParametrizationService {
  constructor(private readonly parameters: SandboxParameters) {}

  /**
   * The municipality, if its agreement is active.
   * @throws ParameterAddressInvalid
   */
  async activeMunicipality(code: string): Promise<Municipality | undefined> {
    const { municipality } = await this.find(code, NO_SERVICE);
    return municipality?.isActive === true ? municipality : undefined;
  }

  /**
   * @param competence a day or a date-time; undefined for all periods
   * @throws ParameterAddressInvalid or ParameterNotFound
   */
  async rates(code: string, service: string, competence?: string): Promise<ServiceRateResponse[]> {
    const serviceCode = serviceOf(service);
    const day = competence === undefined ? undefined : dayOf(competence);
    const { parameters } = await this.find(code, serviceCode);
    const row = parameters.rateRow(code, serviceCode);
    const incidence = parameters.serviceCode(serviceCode)?.incidence ?? 'provider';
    const rates = row === undefined ? [] : ratesOf(row, incidence);
    const valid = rates.filter((rate) => day === undefined || isValidOn(rate, day));
    if (valid.length > 0) return valid.map(({ answer }) => answer);
    throw notFound(`Municipality ${code} has no rate for service ${service}`);
  }

  /** By the code of the regime. @throws ParameterAddressInvalid or ParameterNotFound */
  async specialRegimes(
    code: string,
    service: string,
    competence: string,
  ): Promise<Record<string, RegimePeriodResponse[]>> {
    const serviceCode = serviceOf(service);
    const day = dayOf(competence);
    const { municipality } = await this.find(code, serviceCode);
    const own = municipality?.specialRegimes?.filter((each) => each.serviceCode === serviceCode);
    const regimes = regimesOf(own ?? [], day);
    if (Object.keys(regimes).length > 0) return regimes;
    throw notFound(`Municipality ${code} has no special regime for service ${service} on ${day}`);
  }

  /** @throws ParameterAddressInvalid or ParameterNotFound */
  async retentions(code: string, competence: string): Promise<RetentionsDetailsResponse> {
    const day = dayOf(competence);
    const { municipality } = await this.find(code, NO_SERVICE);
    if (municipality === undefined) throw notFound(`There is no municipality ${code}`);
    return retentionsOf(municipality, day);
  }

  /** @throws ParameterAddressInvalid or ParameterNotFound */
  async benefit(code: string, number: string, competence: string): Promise<BenefitDetailsResponse> {
    const day = dayOf(competence);
    const { municipality } = await this.find(code, NO_SERVICE);
    const isWanted = (each: Benefit): boolean => each.number === number && isValidOn(each, day);
    const benefit = municipality?.benefits.find(isWanted);
    if (benefit !== undefined) return benefitOf(benefit);
    throw notFound(`Municipality ${code} has no benefit ${number.slice(0, 20)} on ${day}`);
  }

  private async find(
    code: string,
    serviceCode: string,
  ): Promise<{ readonly parameters: Parameters; readonly municipality: Municipality | undefined }> {
    if (!isMunicipalityCode(code)) {
      const detail = `The municipality is an IBGE code of 7 digits with a correct check digit, as in 3550308, not "${code.slice(0, 20)}".`;
      throw new ParameterAddressInvalid(detail);
    }
    const parameters = await this.parameters.parametersFor([code], serviceCode);
    return { parameters, municipality: parameters.municipality(code) };
  }
}

/** @throws ParameterAddressInvalid */
function serviceOf(text: string): string {
  if (SERVICE.test(text)) return text.replaceAll('.', '').slice(0, SERVICE_DIGITS);
  const detail = `The service is a code of 6 or 9 digits, as in 010701 or 01.07.01.000, not "${text.slice(0, 20)}".`;
  throw new ParameterAddressInvalid(detail);
}

/** @throws ParameterAddressInvalid */
function dayOf(competence: string): string {
  const day = COMPETENCE.exec(competence)?.[1];
  const ms = day === undefined ? Number.NaN : Date.parse(`${day}T00:00:00Z`);
  if (day !== undefined && !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(day))
    return day;
  const detail = `The competence is a day or a date-time, as in 2026-03-10 or 2026-03-10T00:00:00, not "${competence.slice(0, 40)}".`;
  throw new ParameterAddressInvalid(detail);
}

function notFound(what: string): ParameterNotFound {
  return new ParameterNotFound(`${what} in sandbox ${currentContext().sandbox}.`);
}
