export { readTestValue, type ReadTestValue, testValueOf } from './test-value';
export { type ListedTestValue, listTestValues, type TestValueField } from './test-value-field';
