import { maskBody, maskText } from './mask';

describe('A message of ISO 8583 by numbers', () => {
  it.each([
    ['{"0":"0100","48":"9203873"}', '{"0":"0100","48":""}'],
    ['{"52":"0412AC89ABCDEF60","pan":"4000000000000002"}', '{"52":"","pan":"400000******0002"}'],
    [
      '{"request":{"55":"9F26089A","55.9F26":"9A","48.92":"873"}}',
      '{"request":{"55":"","55.9F26":"","48.92":""}}',
    ],
    ['{"35":4000000000000002}', '{"35":""}'],
    ['{"62":"4000 0000 0000 0002 ANA"}', '{"62":"*** ANA"}'],
    ['{"2":"short","52x":"text"}', '{"2":"short","52x":"text"}'],
    [
      '{"overrides":{"48":{"length":9},"52":["x"]}}',
      '{"overrides":{"48":{"length":9},"52":["x"]}}',
    ],
  ])('%s is shown as %s', (text, shown) => {
    expect(maskBody(text, { isForm: false, path: '/iso8583/issuer/authorize?strict=true' })).toBe(
      shown,
    );
  });

  it('is only recognized where messages are', () => {
    const text = '{"48":"a plan of 48 months"}';
    expect(maskBody(text, { isForm: false, path: '/report/loans' })).toBe(text);
  });
});

describe('A decoded message', () => {
  it.each([
    [
      '{"element":"DE52","name":"PIN","value":"0412AC89"}',
      '{"element":"DE52","name":"PIN","value":""}',
    ],
    ['{"element":"DE48.92","value":"873"}', '{"element":"DE48.92","value":""}'],
    [
      '[{"element":"DE48","value":"1"},{"value":"2"}]',
      '[{"element":"DE48","value":""},{"value":"2"}]',
    ],
    ['{"element":"DE39","value":"00"}', '{"element":"DE39","value":"00"}'],
  ])('%s is shown as %s', (text, shown) => {
    expect(maskText(text)).toBe(shown);
  });

  it('is shown in lines without what may not be stored', () => {
    const lines = [
      'DE39     Code  00',
      'DE48     Data  9203873',
      'DE55.9F26  Chip  9A',
      'DE52  PIN  0412AC89',
    ];
    const printed = JSON.stringify({ printed: lines.join('\n') });
    expect(JSON.parse(maskText(printed))).toEqual({
      printed: 'DE39     Code  00\nDE48 ***\nDE55.9F26 ***\nDE52 ***',
    });
  });
});

describe('The verification value of a card, and a key,', () => {
  it.each([
    ['/iso8583/tools/cvv', '{"value":"499"}', '{"value":""}'],
    [
      '/ISO8583/tools/cvv/check/?x=1',
      '{"value":"1","expected":"499"}',
      '{"value":"","expected":""}',
    ],
    ['/iso8583/tools/cavv', '{"value":"499"}', '{"value":"499"}'],
    ['/iso8583/tools/key-block', '{"key":"00","usage":"P0"}', '{"key":"","usage":"P0"}'],
    ['/iso8583/tools/key-block/check', '{"protectionKey":"00"}', '{"protectionKey":""}'],
    ['/other', '{"value":"499"}', '{"value":"499"}'],
  ])('at %s is shown of %s as %s', (path, text, shown) => {
    expect(maskBody(text, { isForm: false, path })).toBe(shown);
  });
});
