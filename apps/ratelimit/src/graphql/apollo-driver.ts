import { ApolloServer, type ApolloServerOptions, type BaseContext } from '@apollo/server';
import { ApolloServerPluginDrainHttpServer } from '@apollo/server/plugin/drainHttpServer';
import { ApolloServerPluginLandingPageDisabled } from '@apollo/server/plugin/disabled';
import { expressMiddleware } from '@as-integrations/express5';
import { Injectable } from '@nestjs/common';
import { AbstractGraphQLDriver, type GqlModuleOptions } from '@nestjs/graphql';
import type { Express, NextFunction, Request, Response } from 'express';
import type { Server } from 'node:http';
import type { Http } from './instant-key.resolver';

/** The options of Nest's module, and those of Apollo Server. */
export interface ApolloOptions extends GqlModuleOptions {
  readonly path: string;
  readonly apollo: Omit<
    ApolloServerOptions<BaseContext>,
    'schema' | 'typeDefs' | 'resolvers' | 'gateway'
  >;
}

/** Runs Apollo Server in Nest's GraphQL module. `@nestjs/apollo` cannot be installed by other projects: docs/adr/0074. */
@Injectable()
export class ApolloDriver extends AbstractGraphQLDriver<ApolloOptions> {
  private server: ApolloServer | undefined;

  async start({ path, schema, apollo }: ApolloOptions): Promise<void> {
    const { httpAdapter } = this.httpAdapterHost;
    if (schema === undefined) throw new Error('Nest has made no schema.');
    const httpServer = httpAdapter.getHttpServer() as Server;
    this.server = new ApolloServer({
      ...apollo,
      schema,
      stopOnTerminationSignals: false,
      plugins: [
        ApolloServerPluginLandingPageDisabled(),
        ApolloServerPluginDrainHttpServer({ httpServer }),
      ],
    });
    await this.server.start();
    const app = httpAdapter.getInstance<Express>();
    // Apollo refuses a request without a body object, and a GET has none.
    app.use(path, (request: Request, _response: Response, next: NextFunction) => {
      request.body = (request.body as unknown) ?? {};
      next();
    });
    const context = ({ req, res }: Http): Promise<BaseContext> => Promise.resolve({ req, res });
    app.use(path, expressMiddleware(this.server, { context }));
  }

  async stop(): Promise<void> {
    await this.server?.stop();
  }
}
