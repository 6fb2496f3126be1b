import { Injectable } from '@nestjs/common';
import { type InfDps, type Municipality, type Parameters } from '#libs/nfse';
import { listedParameters, overSeed, rateKey } from './parameter';
import { ParameterRepository } from './parameter.repository';

/** The parameters of the sandbox, for computing invoices: those of the seed and those that were added. */
@Injectable()
export class SandboxParameters {
  constructor(private readonly parameters: ParameterRepository) {}

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
    return overSeed(await this.parameters.find([serviceCode, ...codes, ...rates]));
  }

  /** All municipalities, in the order of their codes. */
  async municipalities(): Promise<readonly Municipality[]> {
    return listedParameters(await this.parameters.all(), {}).municipalities;
  }

  /** The parameters for the computation and the rules of a DPS. */
  parametersOf(dps: InfDps): Promise<Parameters> {
    return this.parametersFor(municipalitiesOf(dps), dps.serv.cServ.cTribNac);
  }
}

/** The municipalities that a DPS names: of the issue, the place of the service and the addresses. */
export function municipalitiesOf({
  cLocEmi,
  serv,
  prest,
  toma,
  interm,
  IBSCBS,
}: InfDps): readonly string[] {
  const parties = [prest, toma, interm, IBSCBS?.dest];
  const codes = [
    cLocEmi,
    serv.locPrest.cLocPrestacao,
    ...parties.map((party) => party?.end?.endNac?.cMun),
  ];
  return [...new Set(codes.filter((code) => code !== undefined))];
}
