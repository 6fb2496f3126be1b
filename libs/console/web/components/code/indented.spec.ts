import { indentedJson, indentedXml } from './indented';

describe('JSON', () => {
  it.each([
    ['{"a":1,"b":[1,2],"c":{}}', '{\n  "a": 1,\n  "b": [\n    1,\n    2\n  ],\n  "c": {}\n}'],
    ['{ "a" : [ ] }', '{\n  "a": []\n}'],
    [String.raw`{"a":"\"{,:}\\"}`, `{\n  "a": ${String.raw`"\"{,:}\\"`}\n}`],
    ['[]', '[]'],
  ])('%s has each member on a line', (text, shown) => {
    expect(indentedJson(text)).toBe(shown);
  });

  it('keeps numbers and repeated members as they were sent', () => {
    expect(indentedJson('{"a":150.00,"n":12345678901234567890,"a":1e2}')).toBe(
      '{\n  "a": 150.00,\n  "n": 12345678901234567890,\n  "a": 1e2\n}',
    );
  });

  it('is shown as it is if it is not valid', () => {
    expect(indentedJson('{"a":  1')).toBe('{"a":  1');
  });
});

describe('XML', () => {
  it.each([
    ['<a><b>1</b><c/></a>', '<a>\n  <b>1</b>\n  <c/>\n</a>'],
    ['<?xml version="1.0"?>\n<a>\n <b></b>\n</a>', '<?xml version="1.0"?>\n<a>\n  <b></b>\n</a>'],
    ['<a><b><![CDATA[<x> </x> > ]]></b></a>', '<a>\n  <b><![CDATA[<x> </x> > ]]></b>\n</a>'],
    ['<a><!-- <b> --><c> </c></a>', '<a>\n  <!-- <b> -->\n  <c> </c>\n</a>'],
  ])('%s has each element on a line', (text, shown) => {
    expect(indentedXml(text)).toBe(shown);
  });
});
