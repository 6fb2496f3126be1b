export { APP, type AppDefinition } from './app-definition';
export { processEnvironment } from './config/environment';
export { CONFIG, platformVariables, type PlatformConfig } from './config/platform-variables';
export {
  ConfigurationError,
  flag,
  list,
  oneOf,
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
export { createApp } from './create-app';
export { guarded } from './guarded';
export { Readiness } from './health/readiness';
export { refuseMediaType } from './http/body-type';
export { bytesOf } from './http/body.middleware';
export {
  contextOf,
  CORRELATION_HEADER,
  DEFAULT_SANDBOX,
  SANDBOX_HEADER,
} from './http/context.middleware';
export {
  isCut,
  keptBytes,
  keptText,
  memoryOfKept,
  textOfKept,
  type KeptBody,
} from './http/kept-body';
export { RequestStages } from './http/request-stages';
export { TappedResponse, type ResponseFault } from './http/tapped-response';
export { isForm, isJson, isRaw, isXml, mediaTypeOf } from './http/media-type';
export { TakesFormOrJson, TakesJson } from './http/takes-json';
export { XmlBody } from './http/xml-body';
export { TunedExpressAdapter } from './http/tuned-express-adapter';
export { IsInstant } from './list/is-instant';
export { type JsonList, type JsonPage } from './list/json-list';
export { ListOf, type ListAnswer } from './list/list-of';
export { PageRequest } from './list/page.request';
export { ApiProblem } from './openapi/api-problem';
export { documentSchema } from './openapi/json-schema';
export { ADMIN_TAG, openApiDocument } from './openapi/set-up-docs';
export { HttpProblem } from './problem/http-problem';
export { answerTo } from './problem/problem';
export { ProblemFilter } from './problem/problem.filter';
export { contextIfAny, currentContext, RequestContext, runInContext } from './request-context';
export { SideListeners, type OpenSideListener, type SideListener } from './side-listeners';
export { ListenError, runUntilSignal, serve, startService, type RunningService } from './serve';
