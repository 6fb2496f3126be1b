import type { OpenAPIObject } from '@nestjs/swagger';
import type { Request } from 'express';
import { contextOf } from '#libs/http';
import { NAME } from '#libs/kernel';

type Server = NonNullable<OpenAPIObject['servers']>[number];

/** The description of the parameter X-Sandbox in every OpenAPI document. */
export const SANDBOX_PARAMETER =
  'The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the ' +
  'first request that names it. Without a name the sandbox is `default`. The address can name it instead: ' +
  'the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different ' +
  'sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only ' +
  'if none of them is present.';

/** The two forms of the address of a service. */
export const SANDBOX_SERVERS: readonly Server[] = [
  { url: '/', description: 'The sandbox is named by the header X-Sandbox.' },
  {
    url: '/s/{sandbox}',
    description: 'The sandbox is named by the path.',
    variables: {
      sandbox: {
        default: 'default',
        description: `The name of the sandbox: ${NAME.source}`,
      },
    },
  },
];

/** The document for a reader below `/s/run-42`: its first server is that sandbox, so "Try it out" works there. */
export function atPrefix(request: unknown, document: OpenAPIObject): OpenAPIObject {
  const { pathPrefix = '' } = contextOf(request as Request) ?? {};
  if (pathPrefix === '') return document;
  const here: Server = {
    url: pathPrefix,
    description: `The sandbox ${pathPrefix.slice('/s/'.length)}, which the path names.`,
  };
  return { ...document, servers: [here, ...(document.servers ?? [])] };
}
