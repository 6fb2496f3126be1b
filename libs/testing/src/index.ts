export { newEndToEndId, pacs008, type TestPayment } from './pacs008';
export { describeSchema } from './schema-checks';
export {
  createTestApp,
  createTestData,
  databaseUnderTest,
  type TestApp,
  type TestData,
} from './test-app';
