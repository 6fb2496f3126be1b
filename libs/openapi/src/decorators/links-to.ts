import { ApiExtension } from '@nestjs/swagger';

/** The member of a schema or an operation that carries its links until `addLinks` moves them to the responses. */
export const LINKS = 'x-links';

/**
 * Values of a later request, by name. Each is a JSON Pointer into the response, as in `/data/consentId`, or an expression of
 * OpenAPI, as in `$request.path.name`. In an XML response it is a path of elements, as in `/Document/GrpHdr/MsgId`. In a body,
 * other texts stand for themselves.
 */
export interface LinkValues {
  readonly [name: string]: string | LinkValues;
}

/** Links by the operationId of the later request. */
export interface Links {
  /** The values of its parameters. */
  readonly parameters: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Its JSON body. */
  readonly bodies: Readonly<Record<string, LinkValues>>;
}

/**
 * Documents the operations that take values of a response. On a response class: each operation that responds with the
 * class, or with a list of it, has the links in the API document. On a method: only its operation has them.
 *
 * @param parameters the values of parameters, by the operationId of the later request: `{ findKey: { id: '/id' } }`
 * @param bodies JSON bodies in the same form
 */
export function LinksTo(
  parameters: Links['parameters'],
  bodies: Links['bodies'] = {},
): ClassDecorator & MethodDecorator {
  const links: Links = { parameters, bodies };
  return ApiExtension(LINKS, links) as ClassDecorator & MethodDecorator;
}
