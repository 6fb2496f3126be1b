import { failure } from '#libs/kernel';

export class MunicipalityNotFound extends failure.notFound(
  'MUNICIPALITY_NOT_FOUND',
  'The municipality does not exist',
  /** @param names of the municipalities that exist, as `3550308 São Paulo` */
  (code: string, names: readonly string[]) =>
    `The sandbox has no municipality ${code}. It has ${names.join(', ')}. POST /__admin/parameters adds others.`,
) {}
