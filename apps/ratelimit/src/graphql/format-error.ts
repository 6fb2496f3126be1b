import { unwrapResolverError } from '@apollo/server/errors';
import { Logger } from '@nestjs/common';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { answerTo, contextIfAny } from '#libs/http';
import { Failure } from '#libs/kernel';

const logger = new Logger('GraphQL');

/**
 * Formats an error for GraphQL. A failure has the members of the REST problem in `extensions`. The error of
 * an invalid document is the one of Apollo. A defect shows no details.
 */
export function formatError(
  formatted: GraphQLFormattedError,
  error: unknown,
): GraphQLFormattedError {
  const cause = unwrapResolverError(error);
  if (cause instanceof GraphQLError) return formatted;
  const context = contextIfAny();
  const correlationId = context?.correlationId;
  const { problem, isDefect } = answerTo(cause, { path: '/graphql', correlationId });
  if (context !== undefined) context.problemCode ??= problem.code;
  if (isDefect) {
    logger.error({ correlationId }, cause instanceof Error ? cause.stack : String(cause));
    const extensions = { code: 'INTERNAL_SERVER_ERROR' };
    return { ...formatted, message: problem.detail, extensions };
  }
  const { detail: message, ...extensions } = problem;
  const seconds = cause instanceof Failure ? cause.retryAfterSeconds : undefined;
  const retry = seconds === undefined ? {} : { retryAfterSeconds: seconds };
  return { ...formatted, message, extensions: { ...extensions, ...retry } };
}
