import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { NAME } from '#libs/kernel';
import { type AppDefinition } from '../app-definition';
import { HEALTH_TAG } from '../health/health.controller';
import { SANDBOX_HEADER } from '../http/context.middleware';
import { packageVersion } from '../package-version';
import { generalProblem } from './general-problem';
import { addJsonSchemas } from './json-schema';
import { ProblemResponse } from './problem.response';

/** The tag of the control surface that libraries add to every service. */
export const ADMIN_TAG = 'admin';

const METHODS = ['get', 'put', 'post', 'patch', 'delete'] as const;

/** Swagger UI at /docs, the document at /docs-json; built when first asked for, not at start. */
export function setUpDocs(app: INestApplication, definition: AppDefinition): void {
  SwaggerModule.setup('docs', app, () => openApiDocument(app, definition), {
    jsonDocumentUrl: 'docs-json',
    customSiteTitle: definition.title,
    swaggerOptions: {
      // Press Execute at once, keep what was authorised, see how long it took.
      tryItOutEnabled: true,
      persistAuthorization: true,
      displayRequestDuration: true,
    },
  });
}

/** The OpenAPI document of a service, as it is served and as it is committed. */
export function openApiDocument(app: INestApplication, definition: AppDefinition): OpenAPIObject {
  const options = new DocumentBuilder()
    .setTitle(definition.title)
    .setDescription(definition.description)
    .setVersion(packageVersion)
    .setLicense('MIT', '')
    .addBearerAuth({
      type: 'http',
      scheme: 'bearer',
      description:
        'For operations that control the service its ADMIN_TOKEN, needed only where one is set; for ' +
        'operations that take access tokens, one of those.',
    })
    .addGlobalParameters({
      name: SANDBOX_HEADER,
      in: 'header',
      required: false,
      description:
        'The sandbox to work in: a world of its own, made when it is first named. Leave it out for `default`.',
      schema: { type: 'string', pattern: NAME.source },
    })
    .build();
  const document = SwaggerModule.createDocument(app, options, {
    operationIdFactory: operationId,
    extraModels: [ProblemResponse],
  });
  addJsonSchemas(document, definition);
  addGeneralProblem(document);
  for (const { get, post } of Object.values(document.paths)) {
    for (const operation of [get, post]) {
      // A handler of two addresses is numbered; a generated client would rather have names.
      if (operation?.operationId === undefined) continue;
      operation.operationId = operation.operationId.replace('[0]', '').replace('[1]', 'Alias');
    }
  }
  sortEnums(document);
  document.tags = tagsOf(document).map((name) => ({ name }));
  return document;
}

/** Gives every operation a `default` response: what any request to the service can be answered. */
function addGeneralProblem(document: OpenAPIObject): void {
  const name = 'Problem';
  document.components = {
    ...document.components,
    responses: { ...document.components?.responses, [name]: generalProblem() },
  };
  for (const path of Object.values(document.paths)) {
    for (const method of METHODS) {
      const responses = path[method]?.responses;
      if (responses !== undefined) responses.default ??= { $ref: `#/components/responses/${name}` };
    }
  }
}

/** `transactionsReceive`: unique in the document, and a name that a generated client can use. */
function operationId(controller: string, method: string): string {
  const noun = controller.replace(/Controller$/, '');
  return (
    noun.charAt(0).toLowerCase() + noun.slice(1) + method.charAt(0).toUpperCase() + method.slice(1)
  );
}

/** The compiler gives the values of a union in an order that depends on what else it compiles. */
function sortEnums(part: unknown): void {
  if (typeof part !== 'object' || part === null) return;
  for (const [name, value] of Object.entries(part)) {
    if (name === 'enum' && Array.isArray(value)) value.sort();
    else sortEnums(value);
  }
}

/** The tags in the order of their addresses, with what every service has behind what is its own. */
function tagsOf(document: OpenAPIObject): string[] {
  const operations = Object.values(document.paths).flatMap((path) =>
    Object.values(path as Record<string, { readonly tags?: readonly string[] }>),
  );
  const tags = new Set(operations.flatMap(({ tags: own = [] }) => own));
  for (const shared of [ADMIN_TAG, HEALTH_TAG]) if (tags.delete(shared)) tags.add(shared);
  return [...tags];
}
