import { failure } from '#libs/kernel';

export class ParameterAddressInvalid extends failure.malformed(
  'PARAMETER_ADDRESS_INVALID',
  'Parâmetro inválido',
) {}

export class ParameterNotFound extends failure.notFound(
  'PARAMETER_NOT_FOUND',
  'Parâmetro não encontrado',
) {}
