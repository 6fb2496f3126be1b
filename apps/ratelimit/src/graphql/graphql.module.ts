import { Logger, Module } from '@nestjs/common';
import { GraphQLModule } from '@nestjs/graphql';
import { MaxIntrospectionDepthRule } from 'graphql';
import { RequestStages } from '#libs/http';
import { BucketsModule } from '../buckets/buckets.module';
import { ClientsModule } from '../clients/clients.module';
import { QueriesModule } from '../queries/queries.module';
import { ApolloDriver, type ApolloOptions } from './apollo-driver';
import { formatError } from './format-error';
import { GRAPHQL_PATH, graphqlAddress } from './graphql-address';
import { InstantKeyResolver } from './instant-key.resolver';
import { OPERATION_LIMITS, operationLimits } from './operation-limits';

const logger = new Logger('GraphQL');

const options: ApolloOptions = {
  driver: ApolloDriver,
  path: GRAPHQL_PATH,
  autoSchemaFile: true,
  sortSchema: true,
  apollo: {
    // Always on, even if NODE_ENV is production, because the API of a simulator is public. See docs/adr/0019.
    introspection: true,
    // The service has no cookies. Data that is not public needs a token, which another site does not have.
    csrfPrevention: false,
    persistedQueries: false,
    includeStacktraceInErrorResponses: false,
    formatError,
    validationRules: [operationLimits, MaxIntrospectionDepthRule],
    parseOptions: { maxLexicalTokens: OPERATION_LIMITS.tokens },
    logger: {
      debug: (message) => {
        logger.debug(message);
      },
      info: (message) => {
        logger.debug(message);
      },
      warn: (message) => {
        logger.warn(message);
      },
      error: (message) => {
        logger.error(message);
      },
    },
  },
};

@Module({
  imports: [GraphQLModule.forRoot(options), BucketsModule, ClientsModule, QueriesModule],
  providers: [InstantKeyResolver],
})
export class InstantKeyGraphqlModule {
  constructor(stages: RequestStages) {
    stages.add('context', graphqlAddress());
  }
}
