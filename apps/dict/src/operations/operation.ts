import { applyDecorators, SetMetadata, UseGuards } from '@nestjs/common';
import {
  type DICT_OPERATIONS,
  type DictRequestName,
  type DictResponses,
  type OperationName,
} from '#libs/dict-api';
import { IgnoresUnknownQuery } from '#libs/http';
import { type CallWith, type Call } from '../official/call';
import { OfficialGuard, OPERATION } from './official.guard';
import { documentOperation } from '../official/operation-docs';

/** The call of an operation. */
export type CallOf<Name extends OperationName> = (typeof DICT_OPERATIONS)[Name] extends {
  readonly request: infer Request extends DictRequestName;
}
  ? CallWith<Request>
  : Call;

/** The value that an operation returns. */
export type ResultOf<Name extends OperationName> =
  DictResponses[(typeof DICT_OPERATIONS)[Name]['response']];

/**
 * Makes a controller method an operation of the official API. The method gets its call by `@OfficialCall()` and returns the
 * body of the response. The guard checks the request before, and the table of operations gives the documentation. `@Get`,
 * `@Post` or `@Put` give the path as usual.
 */
export function Operation(name: OperationName): MethodDecorator {
  return applyDecorators(
    SetMetadata(OPERATION, name),
    IgnoresUnknownQuery(),
    UseGuards(OfficialGuard),
    documentOperation(name),
  );
}
