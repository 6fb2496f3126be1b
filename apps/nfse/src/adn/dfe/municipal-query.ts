import { isMunicipalityCode, municipalityOfCnpj } from '#libs/nfse';
import { AdnParameterInvalid, MunicipalityRefused } from '../errors/adn.errors';
import { shown } from './dfe-query';

/** The only series of numbers here. The service has others too, of the documents that a municipality has sent and of MEIs. */
export const DISTRIBUTION = 'DISTRIBUICAO';

/**
 * The municipality whose documents a request asks for, as its IBGE code. A certificate of a municipality reads only the
 * documents of that municipality.
 *
 * @param municipio the IBGE code of the address; needed without a certificate
 * @param certified CNPJ or CPF of the client certificate; undefined without one
 * @throws AdnParameterInvalid or MunicipalityRefused
 */
export function consultedMunicipality(
  municipio: string | undefined,
  certified: string | undefined,
): string {
  const own = certified === undefined ? undefined : municipalityOfCnpj(certified);
  if (certified !== undefined && own === undefined) {
    throw new MunicipalityRefused(
      `The certificate is of ${certified}, which is not a municipality.`,
    );
  }
  const consulted = municipio ?? own;
  if (consulted === undefined || consulted === '') {
    const detail =
      'Send municipio with an IBGE code of 7 digits, or a client certificate of a municipality.';
    throw new AdnParameterInvalid('MUNICIPIO_REQUIRED', detail);
  }
  if (!isMunicipalityCode(consulted)) {
    const detail = `municipio is an IBGE code of 7 digits, as 3550308, not ${shown(consulted)}.`;
    throw new AdnParameterInvalid('MUNICIPIO_INVALID', detail);
  }
  if (own !== undefined && consulted !== own) {
    throw new MunicipalityRefused(`municipio is ${consulted}, but the certificate is of ${own}.`);
  }
  return consulted;
}

/** @throws AdnParameterInvalid for another series than the one of the distribution */
export function checkKindOfNsu(tipoNsu: string = DISTRIBUTION): void {
  if (tipoNsu === DISTRIBUTION) return;
  const detail = `tipoNSU is ${DISTRIBUTION}, not ${shown(tipoNsu)}: this simulator has no other series.`;
  throw new AdnParameterInvalid('TIPO_NSU_INVALID', detail);
}
