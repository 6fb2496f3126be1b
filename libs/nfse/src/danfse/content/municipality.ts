import { stateOf } from '../../parameters/municipality-code';
import { joined } from './formats';

/** The name of a municipality by its IBGE code; undefined if it is not known. */
export type MunicipalityName = (code: string) => string | undefined;

/** The name and the state, as in `São Paulo - SP`. If the name is not known, the code is used. */
export function municipality(
  code: string | undefined,
  nameOf: MunicipalityName,
): string | undefined {
  return code === undefined ? undefined : joined(nameOf(code) ?? code, stateOf(code));
}
