import { valueOf } from './value-of';

const XML =
  '<?xml version="1.0"?><r:Report xmlns:r="urn:x"><r:Head/><Payment day="1"><Id> E1 </Id></Payment><Id>r1</Id></r:Report>';

describe('valueOf', () => {
  it.each([
    ['$response.body#/data/0/id', 'a'],
    ['{$response.body#/data/0/id}', 'a'],
    ['$response.body#/count', '2'],
    ['$response.body#/data', undefined],
    ['$response.body#/none/id', undefined],
    ['$request.path.id', undefined],
    ['plain text', undefined],
    ['/Report/Payment/Id', 'E1'],
    ['/Report/Head', undefined],
    ['/Report/None', undefined],
  ])('reads %s', (expression, value) => {
    const received = { status: 200, body: { data: [{ id: 'a' }], count: 2 }, text: XML };
    expect(valueOf(expression, received)).toBe(value);
  });

  it.each([
    ['<R><Id>a&amp;b&lt;&#33;&#x3E;</Id></R>', 'a&b<!>'],
    ['<R><Id>&amp;lt;&none;&#9999999;</Id></R>', '&lt;&none;&#9999999;'],
  ])('reads the characters that %s stands for', (text, value) => {
    expect(valueOf('/R/Id', { status: 200, text })).toBe(value);
  });

  it.each(['', null, true])('finds no id in %j', (id) => {
    expect(valueOf('$response.body#/id', { status: 200, body: { id } })).toBeUndefined();
  });

  it('finds nothing in a response without a body', () => {
    expect(valueOf('$response.body#/id', { status: 204 })).toBeUndefined();
    expect(valueOf('/Report/Id', { status: 204 })).toBeUndefined();
  });
});
