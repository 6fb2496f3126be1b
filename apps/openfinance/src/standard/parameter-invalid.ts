import { failure } from '#libs/kernel';

/** The request is not valid in the standard. */
export class ParameterInvalid extends failure.malformed(
  'PARAMETRO_INVALIDO',
  'Parâmetro inválido',
) {}
