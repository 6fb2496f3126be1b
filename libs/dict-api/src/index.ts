export { cidOf, EMPTY_VSYNC, VSync } from './cid';
export { type DictViolation } from './dict-violation';
export {
  codeOfDictError,
  DICT_ERRORS,
  dictErrorOf,
  type DictErrorName,
  type DictErrorType,
} from './errors';
export * from './messages/claim';
export * from './messages/entry';
export * from './messages/fraud';
export * from './messages/policy';
export * from './messages/reconciliation';
export * from './messages/recovery';
export * from './messages/statistics';
export {
  type DictRequestName,
  type DictRequests,
  type DictResponseName,
  type DictResponses,
} from './messages/messages';
export { type DictOperation } from './operations/operation';
export {
  DICT_OPERATIONS,
  errorsOf,
  isInVersion,
  operationOf,
  type OperationName,
} from './operations/operations';
export { API_VERSIONS, type ApiVersion } from './operations/versions';
export { type DictFault } from './bodies/dict-body';
export { schemaOfRequest, schemaOfResponse } from './document/body-schemas';
export { parametersOf, type DictParameter } from './document/parameters';
export { VERSION_DIFFERENCES, type VersionDifference } from './document/version-differences';
export { exampleRequest, exampleResponse, indentedXml } from './examples/example-bodies';
export { exampleEntry, exampleSubjects, type ExampleSubjects } from './examples/of-operation';
export { EXAMPLE_REQUESTS, EXAMPLE_RESPONSES } from './examples/examples';
export { readDictRequest, type DictRequestFault } from './bodies/read-dict-request';
export { readDictProblem, readDictResponse, type ReadResponse } from './bodies/read-dict-response';
export { keyPatternOf, matches, mismatchOf, type DictPattern } from './tables/types/patterns';
export {
  writeDictProblem,
  writeDictRequest,
  writeDictResponse,
  type DictProblem,
  type ResponseHead,
} from './bodies/write-dict';
