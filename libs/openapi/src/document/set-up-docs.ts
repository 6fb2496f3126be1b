import type { INestApplication } from '@nestjs/common';
import { SwaggerModule, type OpenAPIObject, type SwaggerCustomOptions } from '@nestjs/swagger';
import type { Request } from 'express';
import { routeNotFound } from '#libs/http';
import { openApiDocument } from './document';
import { type DocumentedApp } from './documented-app';
import { atPrefix } from './sandbox-servers';
import { withToday } from './example-today';
import { pagePlugins } from '../page/example-ids-script';
import { addSandboxField, deletionsLast, keepAccessToken, nameSandbox } from '../page/swagger-page';

/** Swagger UI at /docs, the document at /docs-json and /openapi.json. The first request builds it, not the start. */
export function setUpDocs(app: INestApplication, definition: DocumentedApp): void {
  let built: OpenAPIObject | undefined;
  const document = (): OpenAPIObject => (built ??= openApiDocument(app, definition));
  const asJson = (jsonDocumentUrl: string): SwaggerCustomOptions => ({
    jsonDocumentUrl,
    patchDocumentOnRequest: (request, _response, complete) =>
      withToday(atPrefix(request, complete), definition),
  });
  // Swagger UI has a second address with a slash at the end, and each address has one form.
  app.getHttpAdapter().get('/docs/', (request: Request) => {
    throw routeNotFound(request);
  });
  SwaggerModule.setup('docs', app, document, {
    ...asJson('openapi.json'),
    ui: false,
    raw: ['json'],
  });
  SwaggerModule.setup('docs', app, document, {
    ...asJson('docs-json'),
    customSiteTitle: definition.title,
    swaggerOptions: {
      // "Try it out" is active, authorizations are kept, and the duration of a request is shown.
      tryItOutEnabled: true,
      persistAuthorization: true,
      displayRequestDuration: true,
      operationsSorter: deletionsLast,
      plugins: pagePlugins(),
      onComplete: addSandboxField,
      requestInterceptor: nameSandbox,
      responseInterceptor: keepAccessToken,
      ...(definition.exampleClient === undefined ? {} : { initOAuth: definition.exampleClient }),
    },
  });
}
