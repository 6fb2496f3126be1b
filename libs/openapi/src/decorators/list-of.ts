import { applyDecorators, type Type } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { ApiProblem } from './api-problem';

const TOTAL_COUNT = {
  'X-Total-Count': {
    description:
      'With `limit`: the number of items in the whole list. Items that arrive after the first page was read are not counted in its response.',
    schema: { type: 'integer' as const },
  },
};

const TOTAL_AMOUNT = {
  'X-Total-Amount': {
    description: 'With `limit`: the sum of the amounts of the same items, as a decimal number.',
    schema: { type: 'string' as const, pattern: String.raw`^-?\d+\.\d{2}$` },
  },
};

/**
 * For a route that returns a `ListReply`: the whole list streamed, or one page with its headers.
 * @param totals `amount` if the list has a sum of its amounts too
 */
export function ListOf(
  item: Type,
  description: string,
  totals: 'count' | 'amount' = 'count',
): MethodDecorator {
  return applyDecorators(
    ApiOkResponse({
      type: item,
      isArray: true,
      description,
      headers: {
        ...TOTAL_COUNT,
        ...(totals === 'amount' ? TOTAL_AMOUNT : {}),
        Link: {
          description: 'With `limit`: the address of the next page, as `rel="next"`.',
          schema: { type: 'string' },
        },
      },
    }),
    ApiProblem(400, ['REQUEST_INVALID', 'SANDBOX_NAME_INVALID'], 'A filter is not valid.'),
  );
}
