import { failure } from '#libs/kernel';

export class ParametersInvalid extends failure.malformed(
  'PARAMETERS_INVALID',
  'The parameters are not valid',
) {}

export class TooManyParameters extends failure.conflict(
  'TOO_MANY_PARAMETERS',
  'The sandbox has too many parameters',
  (maximum: number) =>
    `A sandbox can have at most ${String(maximum)} added parameters. None of this request was ` +
    'stored. DELETE /__admin/parameters removes the added ones.',
) {}
