import fc from 'fast-check';
import { maskHeaders, maskPath, maskText } from './mask';

describe('maskText', () => {
  it.each([
    ['4111111111111111', '411111******1111'],
    ['<Pan>5555555555554444</Pan>', '<Pan>555555******4444</Pan>'],
    ['pan: 4111 1111 1111 1111, 12/29', 'pan: 411111******1111, 12/29'],
    ['4111-1111-1111-1111', '411111******1111'],
    ['4111 1111 1111 1111 2029', '411111******1111 2029'],
    ['378282246310005', '378282*****0005'],
    ['4222222222222', '422222***2222'],
    ['6304000000000000000', '630400*********0000'],
    ['{"card":4111111111111111}', '{"card":"411111******1111"}'],
    ['{"note":"\\n4111111111111111"}', '{"note":"\\n411111******1111"}'],
  ])('keeps the first six and last four digits of a card number: %s', (text, masked) => {
    expect(maskText(text)).toBe(masked);
  });

  it.each([
    ['12345678901', '***.***.***-**'],
    ['{"cpf":12345678901}', '{"cpf":"***.***.***-**"}'],
    ['{"cpf":"123.456.789-09"}', '{"cpf":"***.***.***-**"}'],
    ['<Id>12345678000195</Id>', '<Id>**.***.***/****-**</Id>'],
    ['12.345.678/0001-95.', '**.***.***/****-**.'],
    ['CNPJ 12.ABC.345/01DE-35', 'CNPJ **.***.***/****-**'],
    ['AB.CDE.FGH/IJKL-35', '**.***.***/****-**'],
    ['joao.silva+x@banco.com.br, oi', '***@***, oi'],
    ['<Id>+5511999998888</Id>', '<Id>+***</Id>'],
    ['x=joao%40banco.com&y=%2B5511999998888', 'x=***@***&y=%2B***'],
  ])('masks personal data: %s', (text, masked) => {
    expect(maskText(text)).toBe(masked);
  });

  it.each([
    'E12345678202611211200000000000001',
    'TX20261121000000001',
    '3f2504e0-4f89-41d3-9a0c-0305e82c3301',
    '12345678-1234-4123-8123-123456789012',
    '150.75',
    '1.41111111111111111',
    '4111111111111111.5',
    '2026-11-21T12:11:00.000Z',
    '12345678',
    '4111111111111112',
    '_4111111111111111',
    '41111111111111111111',
    '1.000.000.000-00',
    '+1234567',
    '@handle',
    'a@',
    '{"pinned":"12","tokenType":"Bearer","fields":{"2":"x"},"35":"y"}',
    '<Token2>abc</Token2><pin/><Assertions>x</Assertions>',
    'mytoken=abc&pins=1',
    'href="?pin=" title="pin=" x',
  ])('leaves %s as it is', (text) => {
    expect(maskText(text)).toBe(text);
  });

  it.each([
    ['{"password":"a\\"b","x":1}', '{"password":"***","x":1}'],
    ['{"client_secret" : "abc"}', '{"client_secret" : "***"}'],
    ['{"accessToken":"abc","refresh-token":"d"}', '{"accessToken":"***","refresh-token":"***"}'],
    ['{"token":{"value":["}"]},"x":[1]}', '{"token":"***","x":[1]}'],
    ['{"apiKey":null,"API_KEY":12}', '{"apiKey":"***","API_KEY":"***"}'],
    ['"{\\"privateKey\\":\\"abc\\",\\"x\\":1}"', '"{\\"privateKey\\":\\"***\\",\\"x\\":1}"'],
    ['<Password>abc</Password>', '<Password>***</Password>'],
    ['<a:secret x="1"><b>abc</b></a:secret>', '<a:secret x="1">***</a:secret>'],
    ['<token><![CDATA[abc]]></token>', '<token>***</token>'],
    ['<token>abc<open>x', '<token>***<open>x'],
    ['<a token="abc" b="c">d</a>', '<a token="***" b="c">d</a>'],
    [
      'grant_type=x&client_assertion=a.b.c&assertion=d',
      'grant_type=x&client_assertion=***&assertion=***',
    ],
    [`{"log":"password='abc' x"}`, `{"log":"password='***' x"}`],
    ['{"log":"<token>abc","b":"</token>"}', '{"log":"<token>***","b":"</token>"}'],
    ['{"log":"{\\"pin\\":\\"1\\\\\\"2\\",\\"a\\":1}"}', '{"log":"{\\"pin\\":\\"\\",\\"a\\":1}"}'],
    ['{"url":"/x?access_token=abc&y=1"}', '{"url":"/x?access_token=***&y=1"}'],
  ])('masks what stands under a sensitive name: %s', (text, masked) => {
    expect(maskText(text)).toBe(masked);
  });

  it.each([
    ['{"cvv":"123","pin_block":"A1"}', '{"cvv":"","pin_block":""}'],
    ['{"securityCode":123}', '{"securityCode":""}'],
    ['<CVC2>123</CVC2><IccData>9F26</IccData>', '<CVC2></CVC2><IccData></IccData>'],
    ['cvv=123&track-2=4111=29&x=1', 'cvv=&track-2=&x=1'],
    ['pin=1234', 'pin='],
    [
      '{"fields":{"2":"x","35":"a=b","55":{"9F26":"c"},"52":1},"45":"z"}',
      '{"fields":{"2":"x","35":"","55":"","52":""},"45":"z"}',
    ],
  ])('keeps nothing of what must not be kept: %s', (text, masked) => {
    expect(maskText(text)).toBe(masked);
  });

  describe('on any text', () => {
    const fragment = fc.oneof(
      fc.string({ maxLength: 6 }),
      fc.constantFrom(
        ...['4111111111111111', '4111 1111 1111 1111', '1111', ' 2222 3333', '12345678901', '00'],
        ...['123.456.789-09', '12.ABC.345/01DE-35', 'a@b.com', '@', '+5511999998888', '%40', '%2B'],
        ...[
          '<pin>',
          '</pin>',
          '<token a="',
          '</token>',
          '"pin":',
          '\\"pin\\":',
          '"fields":{',
          '"35":',
        ],
        ...[
          'token=',
          'pin=',
          '"',
          '\\"',
          '\\n',
          '{',
          '}',
          '[',
          ']',
          ',',
          '.',
          '-',
          ' ',
          '=',
          '&',
          '>',
        ],
      ),
    );
    const text = fc.array(fragment, { maxLength: 14 }).map((parts) => parts.join(''));
    const mixed = fc.tuple(fc.constantFrom('', '{', '['), text).map((parts) => parts.join(''));

    it('never throws, and masking twice is masking once', () => {
      fc.assert(
        fc.property(mixed, (value) => {
          const masked = maskText(value);
          expect(maskText(masked)).toBe(masked);
        }),
        { numRuns: 3000 },
      );
    });

    it('lets no card number through that stands alone', () => {
      const neighbour = fc.constantFrom(
        '',
        ' ',
        '"',
        '>',
        '<',
        ',',
        ';',
        ':',
        '/',
        '(',
        '\n',
        '=',
        '%',
        '*',
        '@',
        '-',
        '\\n',
        '&',
        '.',
      );
      fc.assert(
        fc.property(pans(), neighbour, neighbour, mixed, (pan, before, after, rest) => {
          expect(maskText(before + pan + after)).not.toContain(pan);
          expect(maskText(`${rest}${before} ${pan}`)).not.toContain(pan);
        }),
        { numRuns: 3000 },
      );
    });

    it('lets no card number through that is grouped in fours', () => {
      fc.assert(
        fc.property(pans(), fc.constantFrom(' ', '-'), (pan, separator) => {
          const grouped = (pan.match(/.{1,4}/g) ?? []).join(separator);
          const kept = maskText(`<Pan>${grouped}</Pan>`).replace(/\D/g, '');
          expect(kept.length).toBeLessThanOrEqual(10);
        }),
      );
    });

    it('leaves a text without digits, @ and sensitive names as it is', () => {
      fc.assert(
        fc.property(fc.string({ maxLength: 200 }), (value) => {
          fc.pre(
            !/[\d@]|pin|c[vs][vc]|track|code|icc|token|secret|pass|auth|assert|key/i.test(value),
          );
          fc.pre(!/%(?:40|2b)/i.test(value));
          expect(maskText(value)).toBe(value);
        }),
      );
    });

    it('leaves identifiers as they are', () => {
      const endToEndId = fc.stringMatching(/^E\d{20}[A-Za-z0-9]{11}$/);
      fc.assert(
        fc.property(fc.uuid(), endToEndId, (uuid, id) => {
          const value = `{"id":"${uuid}","endToEndId":"${id}"} <Id>${id}</Id>`;
          expect(maskText(value)).toBe(value);
        }),
      );
    });

    it('writes JSON that says the same where there is nothing to mask, and JSON in any case', () => {
      fc.assert(
        fc.property(fc.array(fc.oneof(pans().map(Number), mixed)), mixed, (items, name) => {
          const value = { [name]: items, fields: { '35': items, x: items } };
          const masked: unknown = JSON.parse(maskText(JSON.stringify(value)));
          expect(masked).toMatchObject({ fields: { '35': '' } });
        }),
        { numRuns: 1000 },
      );
    });
  });

  it.each(['<pin>', '"pin":{', 'pin="', 'a@', '%40', '1111 ', '"fields":{', '<pin ', '</pin'])(
    'takes linear time on a text full of %s',
    (part) => {
      const started = performance.now();
      maskText(part.repeat(100_000));
      expect(performance.now() - started).toBeLessThan(3000);
    },
  );
});

/** 13 to 19 digits of which the last makes the sum right. */
function pans(): fc.Arbitrary<string> {
  return fc.stringMatching(/^[1-9]\d{11,17}$/).map((digits) => digits + checkDigit(digits));
}

function checkDigit(digits: string): string {
  const sum = Array.from(digits)
    .reverse()
    .reduce((total, character, index) => {
      const weighted = Number(character) * (index % 2 === 0 ? 2 : 1);
      return total + Math.floor(weighted / 10) + (weighted % 10);
    }, 0);
  return String((10 - (sum % 10)) % 10);
}

describe('maskHeaders', () => {
  it('masks credentials as a whole, and the rest as any text', () => {
    expect(
      maskHeaders({
        Authorization: 'Bearer abc',
        'proxy-authorization': 'x',
        cookie: 'a=b',
        'set-cookie': ['a=b', 'c=d'],
        'x-admin-token': 'x',
        'X-Api-Key': 'x',
        'x-run': '7',
        'x-key': '12345678901',
        accept: ['a/b', 'c/d'],
        none: undefined,
      }),
    ).toEqual({
      Authorization: '***',
      'proxy-authorization': '***',
      cookie: '***',
      'set-cookie': '***',
      'x-admin-token': '***',
      'X-Api-Key': '***',
      'x-run': '7',
      'x-key': '***.***.***-**',
      accept: 'a/b, c/d',
    });
  });
});

describe('maskPath', () => {
  it.each([
    ['/dict/api/v2/entries/+5511999998888', '/dict/api/v2/entries/+***'],
    ['/dict/api/v2/entries/%2B5511999998888/x', '/dict/api/v2/entries/%2B***/x'],
    ['/entries/joao%40banco.com?cpf=12345678901', '/entries/***@***?cpf=***.***.***-**'],
    ['/entries/12.345.678%2F0001-95', '/entries/**.***.***/****-**'],
    ['/a/4111111111111111?token=abc&x=1', '/a/411111******1111?token=***&x=1'],
    ['/cards/%204111111111111111', '/cards/%20411111******1111'],
    ['/spi/E12345678202611211200000000000001', '/spi/E12345678202611211200000000000001'],
  ])('%s becomes %s', (path, masked) => {
    expect(maskPath(path)).toBe(masked);
  });
});
