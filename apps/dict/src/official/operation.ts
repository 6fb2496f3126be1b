import { applyDecorators, SetMetadata, UseGuards } from '@nestjs/common';
import {
  type DICT_OPERATIONS,
  type DictRequestName,
  type DictResponses,
  type OperationName,
} from '#libs/dict-api';
import { type CallWith, type Call } from './call';
import { OfficialGuard, OPERATION } from './official.guard';
import { documentOperation } from './operation-docs';

/** The call that an operation gets. */
export type CallOf<Name extends OperationName> = (typeof DICT_OPERATIONS)[Name] extends {
  readonly request: infer Request extends DictRequestName;
}
  ? CallWith<Request>
  : Call;

/** The value that an operation returns. */
export type ResultOf<Name extends OperationName> =
  DictResponses[(typeof DICT_OPERATIONS)[Name]['response']];

/**
 * Makes a method of a controller an operation of the official API. It gets its call by `@OfficialCall()` and returns the
 * value of the response. Its body, identity, signature and policies are checked before, and its document comes from the
 * table of operations. The address is given by `@Get`, `@Post` or `@Put` as usual.
 */
export function Operation(name: OperationName): MethodDecorator {
  return applyDecorators(
    SetMetadata(OPERATION, name),
    UseGuards(OfficialGuard),
    documentOperation(name),
  );
}
