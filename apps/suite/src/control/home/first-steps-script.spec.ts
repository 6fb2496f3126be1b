import { filled, indented, paymentIn } from './first-steps-script';

describe('The script of the first steps', () => {
  it.each([
    ['/read/{paymentId}', { paymentId: 'p-1' }, '/read/p-1'],
    ['/read/{paymentId}', {}, '/read/{paymentId}'],
    ['{"by":"PT1M"}', { by: 'x' }, '{"by":"PT1M"}'],
  ])('puts values into %s', (text, values, expected) => {
    expect(filled(text, values)).toBe(expected);
  });

  it.each([
    ['{"data":{"paymentId":"p-1","endToEndId":"E1"}}', { paymentId: 'p-1', endToEndId: 'E1' }],
    ['{"data":{"paymentId":"p-1"}}', undefined],
    ['{"errors":[]}', undefined],
  ])('finds the payment in %s', (response, expected) => {
    expect(paymentIn(response)).toEqual(expected);
  });

  it.each([
    ['{"a":1}', '{\n  "a": 1\n}'],
    ['not JSON', 'not JSON'],
    ['', ''],
  ])('indents %s', (text, expected) => {
    expect(indented(text)).toBe(expected);
  });
});
