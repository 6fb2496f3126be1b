export {
  refuseMediaType,
  TakesFormOrJson,
  TakesJson,
  TakesJsonOrJwt,
  SoapBody,
  XmlBody,
} from './decorators/accepted-body';
export { AnyJson, OptionalJson } from './decorators/any-json';
export { anyXml } from './decorators/any-xml';
export { ApiProblem, type DocumentedProblem } from './decorators/api-problem';
export { LinksTo } from './decorators/links-to';
export { ListOf } from './decorators/list-of';
export { OtherForm, type DocumentedForm } from './decorators/other-form';
export { exampleId, NewIds } from './decorators/new-ids';
export { ProblemResponse } from './decorators/problem.response';
export { SendsEvents } from './decorators/sends-events';
export { ADMIN_TAG, ADMIN_TOKEN_SCHEME, HEALTH_TAG, openApiDocument } from './document/document';
export { type DocumentedApp, type OutcomeOperation } from './document/documented-app';
export { withToday } from './document/example-today';
export { GENERAL_STATUSES } from './document/general-problem';
export { documentSchema } from './document/json-schema';
export { setUpDocs } from './document/set-up-docs';
export { learnIds, noIds, withIds, type ExampleOperation, type PageIds } from './page/example-ids';
export { deletionsLast } from './page/swagger-page';
