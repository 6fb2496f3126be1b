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

/**
 * The document for a reader behind a proxy, or below `/s/run-42`: its addresses begin with the path in front of the service, and
 * its first server is the sandbox of the path. So "Try it out" works there.
 */
export function atPrefix(request: unknown, document: OpenAPIObject): OpenAPIObject {
  const context = contextOf(request as Request);
  if (context === undefined || context.pathPrefix === '') return document;
  const { basePath, sandboxPrefix, pathPrefix } = context;
  const servers = (document.servers ?? []).map((server) => below(basePath, server));
  const here: Server = {
    url: pathPrefix,
    description: `The sandbox ${sandboxPrefix.slice('/s/'.length)}, which the path names.`,
  };
  return withTokenAddress(pathPrefix, {
    ...document,
    servers: sandboxPrefix === '' ? servers : [here, ...servers],
  });
}

function below(basePath: string, server: Server): Server {
  if (basePath === '' || !server.url.startsWith('/')) return server;
  return { ...server, url: server.url === '/' ? basePath : basePath + server.url };
}

/** Swagger UI reads a relative `tokenUrl` from the host on, without the path of the server. */
function withTokenAddress(prefix: string, document: OpenAPIObject): OpenAPIObject {
  const schemes = document.components?.securitySchemes;
  if (schemes === undefined) return document;
  const text = JSON.stringify(schemes).replaceAll('"tokenUrl":"/', `"tokenUrl":"${prefix}/`);
  const securitySchemes = JSON.parse(text) as typeof schemes;
  return { ...document, components: { ...document.components, securitySchemes } };
}
