export { admin, fetched } from './admin';
export { createCitusDatabase, type CitusDatabase } from './citus-database';
export { inSandbox, Note, notes } from './notes';
export { frozenAt } from './clock';
export { Dice } from './dice';
export { createDatabaseProxy, type DatabaseProxy } from './database-proxy';
export { describePages } from './doc-page';
export { documentedProblem } from './documented-problem';
export { exampleExchange, journalEntryOf, type Exchange } from './exchange';
export { lettersOf, resultOf } from './exam-result';
export { followEvents, type StreamedMessage } from './follow-events';
export { freePorts } from './free-ports';
export { readPdf, type ReadPdf } from './read-pdf';
export { newEndToEndId, pacs008, type TestPayment } from './pacs008';
export { describeSchema } from './schema-checks';
export { outputUntil, startBuilt, type BuiltService } from './start-built';
export { takeWrongAnswers } from './answers/wrong-answers';
export {
  createTestApp,
  createTestData,
  databaseUnderTest,
  takeTurn,
  type TestApp,
  type TestData,
} from './test-app';
export { ABRASF_SCHEMAS } from './nfse-schemas/abrasf';
export { NATIONAL_2025_12, NATIONAL_2026_02, NATIONAL_2026_07 } from './nfse-schemas/national';
export { missingTypes, schemaErrors } from './xml-schema/check-schema';
export { type SchemaFacts } from './xml-schema/facts';
