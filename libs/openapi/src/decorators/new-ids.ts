import { ApiExtension } from '@nestjs/swagger';
import { type IdKind } from '../page/new-id';

/** The member of an operation that has the ids which its examples bring, each with its kind. */
export const EXAMPLE_IDS = 'x-example-ids';

/**
 * Documents the ids in the examples of an operation that can be sent only once, such as an EndToEndId. The page draws new
 * ones whenever Execute is pressed, also in later requests that name them. The document has the examples as they are.
 */
export function NewIds(ids: Readonly<Record<string, IdKind>>): MethodDecorator {
  return ApiExtension(EXAMPLE_IDS, ids);
}

/** Options of a text parameter without an example: the id that the examples of bodies have in its place. */
export function exampleId(id: string): { readonly schema: { type: 'string' } } {
  // @nestjs/swagger drops extensions of a header, but not those of its schema.
  return { schema: { type: 'string', ...{ 'x-example-id': id } } };
}
