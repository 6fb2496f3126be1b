export { APP, type AppDefinition, type Schema } from './app-definition';
export { processEnvironment } from './config/environment';
export { CONFIG, platformVariables, type PlatformConfig } from './config/platform-variables';
export {
  ConfigurationError,
  duration,
  flag,
  list,
  oneOf,
  optionalPort,
  optionalText,
  port,
  readVariables,
  secret,
  text,
  wholeNumber,
  type Environment,
  type ValuesOf,
  type Variable,
  type VariableTable,
} from './config/variables';
export { configOf, createApp } from './create-app';
export { guarded } from './guarded';
export { Readiness } from './health/readiness';
export { escaped, htmlPage, type Language, withCode } from './home/home-page';
export { jsonOrPage } from './home/json-or-page';
export { packageVersion } from './package-version';
export { baseAddress } from './http/base-address';
export { bytesOf } from './http/body.middleware';
export { IdempotencyKey } from './http/idempotency-key';
export { ApiPrefer, WaitRequest, waitSecondsOf } from './http/wait.request';
export { type ServerSentEvent, sendEvents } from './http/server-sent-events';
export { orderedOutcomeOf } from './http/ordered-outcome';
export { RequestStages } from './http/request-stages';
export { TlsServer } from './http/tls-server';
export { DEFAULT_SANDBOX, SANDBOX_HEADER } from './http/sandbox-of';
export {
  isCut,
  keptBytes,
  keptText,
  TappedResponse,
  textOfKept,
  type KeptBody,
  type ResponseFault,
} from './http/tapped-response';
export { isForm, isJson, isRaw, mediaTypeOf } from './http/media-type';
export { writeResponseWith, type ResponseWriter } from './http/response-writer';
export { refuseMediaType, TakesFormOrJson, TakesJson, XmlBody } from './http/accepted-body';
export { IsInstant } from './list/is-instant';
export { type JsonList, type JsonPage, type ListTotals } from './list/json-list';
export { ListOf, type ListAnswer } from './list/list-of';
export { PageRequest } from './list/page.request';
export { PeriodRequest } from './list/period.request';
export { inService } from './logging/service-name';
export { type EventCounter, Metrics, type Reading } from './metrics/metrics';
export { AnyJson, OptionalJson } from './openapi/any-json';
export { anyXml } from './openapi/any-xml';
export { ApiProblem, type DocumentedProblem } from './openapi/api-problem';
export { withToday } from './openapi/example-today';
export { documentSchema } from './openapi/json-schema';
export { ADMIN_TAG, ADMIN_TOKEN_SCHEME, openApiDocument } from './openapi/document';
export { ProblemResponse } from './openapi/problem.response';
export { deletionsLast } from './openapi/swagger-page';
export { type EnumNames } from './openapi/name-enums';
export { ErrorBodies, type WriteErrorBody } from './problem/error-bodies';
export { HttpProblem } from './problem/http-problem';
export { answerTo, type Problem } from './problem/problem';
export { type ProblemBody } from './problem/problem-body';
export { ProblemFilter } from './problem/problem.filter';
export {
  contextIfAny,
  contextOf,
  CORRELATION_HEADER,
  currentContext,
  RequestContext,
  runInContext,
} from './http/request-context';
export { callSibling, type SiblingResponse } from './sibling/call-sibling';
export { callWithin, TimeoutBudget } from './sibling/timeout-budget';
export { siblingAddress } from './sibling/sibling-address';
export { UpstreamFailed } from './sibling/upstream.errors';
export { SideListeners, type OpenSideListener, type SideListener } from './side-listeners';
export { runUntilSignal, serve, startService, type RunningService } from './serve';
