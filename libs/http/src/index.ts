export { bytesOf, readBody } from './body/body.middleware';
export { readableText } from './body/jwt-claims';
export { isForm, isJson, isJwt, isRaw, isSoap, isXml, mediaTypeOf } from './body/media-type';
export { repeatedMember } from './body/repeated-member';
export { streamedBody } from './body/streamed-body';
export { checkHead } from './checks/check-head';
export { IgnoresUnknownQuery, KnownQuery } from './checks/known-query';
export { IgnoresUnknownMembers, validation } from './checks/validation';
export { nearestPath } from './address/nearest-path';
export { baseAddress, sandboxAddress } from './context/base-address';
export { guarded } from './context/guarded';
export {
  contextIfAny,
  contextOf,
  CORRELATION_HEADER,
  OBSERVER_HEADER,
  currentContext,
  enterContext,
  identifyRequest,
  type Place,
  RequestContext,
  type RowChange,
  type ContextState,
  runInContext,
} from './context/request-context';
export {
  RequestTrace,
  type ParentSpan,
  type RecordedSpan,
  type SpanEnd,
  type SpanRecorder,
} from './context/request-trace';
export { CALLER_HEADER, DEFAULT_SANDBOX, SANDBOX_HEADER } from './context/sandbox-of';
export { type SpanContext } from './context/trace-context';
export { IdempotencyKey } from './parameters/idempotency-key';
export { IsFlag } from './parameters/is-flag';
export { IsInstant } from './parameters/is-instant';
export { PageRequest } from './parameters/page.request';
export { DIRECTIONS, IsDirection, type Direction } from './parameters/is-direction';
export { PeriodRequest } from './parameters/period.request';
export { ApiPrefer, waitHeaders, WaitRequest, waitSecondsOf } from './parameters/wait.request';
export { ErrorBodies } from './problem/error-bodies';
export { isDeeperThan } from './body/json-depth';
export { HttpProblem } from './problem/http-problem';
export { type Language, LANGUAGE_TAGS, languageOf } from './problem/language';
export { answerTo, type Problem } from './problem/problem';
export { type ProblemBody } from './problem/problem-body';
export { ListReply, type JsonList, type JsonPage, type ListTotals } from './responses/json-list';
export { BodyReply, reply, Reply } from './responses/reply';
export { takeWriter, writeResponseWith } from './responses/response-writer';
export { EventStream, streamStop, type ServerSentEvent } from './responses/server-sent-events';
export {
  isCut,
  keptBytes,
  keptText,
  TappedResponse,
  textOfKept,
  type KeptBody,
} from './responses/tapped-response';
export { hasRoute } from './routing/allowed-methods';
export { type DeclaredOperation, declaredOperations } from './routing/declared-operations';
export { routeNotFound } from './routing/route-not-found';
export { RouteIndex } from './routing/route-index';
export { routerOf } from './routing/router-layers';
export { ProblemFilter } from './server/problem.filter';
export { RequestStages } from './server/request-stages';
export { handleServerEvents } from './server/server-events';
export { TlsServer } from './server/tls-server';
export { TunedExpressAdapter } from './server/tuned-express-adapter';
export { SWEEP_MS, waitForClients } from './server/wait-for-clients';
export { callSibling, type SiblingResponse } from './sibling/call-sibling';
export { streamSibling } from './sibling/stream-sibling';
export { siblingAddress } from './sibling/sibling-address';
export { callWithin, TimeoutBudget } from './sibling/timeout-budget';
export { UpstreamFailed } from './sibling/upstream.errors';
