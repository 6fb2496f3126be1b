import { bodyView } from './request-view';

describe('bodyView', () => {
  it('reads JSON, and the same value each time', () => {
    const body = bodyView('{"amount":100}', 'application/json; charset=utf-8');
    expect(body.json()).toEqual({ amount: 100 });
    expect(body.json()).toBe(body.json());
    expect(body.xml()).toBeUndefined();
  });

  it('reads XML, and the same tree each time', () => {
    const body = bodyView(
      '<?xml version="1.0"?><Document><Id>1</Id></Document>',
      'application/xml',
    );
    expect(body.xml()).toMatchObject({ name: 'Document', children: [{ name: 'Id', text: '1' }] });
    expect(body.xml()).toBe(body.xml());
    expect(body.json()).toBeUndefined();
  });

  it.each([
    ['nothing', undefined, undefined],
    ['an empty text', '', 'application/json'],
    ['JSON that breaks off', '{"a":', 'application/json'],
    ['XML that breaks off', '<a><b>', 'text/xml'],
    ['XML with a DOCTYPE', '<!DOCTYPE a><a/>', 'text/xml'],
    ['plain text', 'hello', 'text/plain'],
  ])('reads %s neither as JSON nor as XML, without throwing', (_title, text, mediaType) => {
    const body = bodyView(text, mediaType);
    expect([body.text, body.json(), body.xml()]).toEqual([text, undefined, undefined]);
  });

  it('uses the content if the media type is unknown', () => {
    expect(bodyView('[1]', undefined).json()).toEqual([1]);
    expect(bodyView('<a/>', 'text/plain').xml()?.name).toBe('a');
  });
});
