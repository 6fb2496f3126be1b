import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '#libs/config';
import { recipientOf, type InfDps, type Municipality, type Parameters } from '#libs/nfse';
import { type NfseConfig } from '../config';
import { listedParameters, NATIONAL_KEY, overSeed, rateKey } from './parameter';
import { ParameterRepository } from './parameter.repository';

/** The parameters of the sandbox, for computing invoices: those of the seed and those that were added. */
@Injectable()
export class SandboxParameters {
  constructor(
    private readonly parameters: ParameterRepository,
    @Inject(CONFIG) private readonly config: Pick<NfseConfig, 'technicalNote009From'>,
  ) {}

  /**
   * The parameters of some municipalities and one service, with their rates. Other codes have the parameters of the
   * seed,
   * even if the sandbox replaces them. Reads the database once, so a change is seen by the next call of any instance.
   *
   * @param municipalities IBGE codes of 7 digits; `municipalitiesOf` names those of a DPS
   * @param serviceCode 6 digits
   */
  async parametersFor(municipalities: readonly string[], serviceCode: string): Promise<Parameters> {
    const codes = [...new Set(municipalities)];
    const rates = codes.map((code) => rateKey(code, serviceCode));
    const keys = [NATIONAL_KEY, serviceCode, ...codes, ...rates];
    return this.withNational(overSeed(await this.parameters.find(keys)));
  }

  /** All municipalities, in the order of their codes. */
  async municipalities(): Promise<readonly Municipality[]> {
    return listedParameters(await this.parameters.all(), {}).municipalities;
  }

  /** The first day of technical note 009 in the sandbox. */
  async technicalNote009From(): Promise<string> {
    const [stored] = await this.parameters.find([NATIONAL_KEY]);
    return stored?.kind === 'national'
      ? stored.value.technicalNote009From
      : this.config.technicalNote009From;
  }

  /** A sandbox without settings of its own has those of the service. */
  private withNational(parameters: Parameters): Parameters {
    const { technicalNote009From } = this.config;
    return { ...parameters, national: parameters.national ?? { technicalNote009From } };
  }

  /** The parameters for the computation and the rules of a DPS. */
  parametersOf(dps: InfDps): Promise<Parameters> {
    return this.parametersFor(municipalitiesOf(dps), dps.serv.cServ.cTribNac);
  }
}

/** The municipalities that a DPS names: of the issue, the place of the service and the addresses. */
export function municipalitiesOf(dps: InfDps): readonly string[] {
  const { cLocEmi, serv, prest, toma, interm } = dps;
  const parties = [prest, toma, interm, recipientOf(dps)];
  const codes = [
    cLocEmi,
    serv.locPrest.cLocPrestacao,
    ...parties.map((party) => party?.end?.endNac?.cMun),
  ];
  return [...new Set(codes.filter((code) => code !== undefined))];
}
