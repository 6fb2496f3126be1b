import { maskBody, maskHeaders, maskPath, maskText } from './mask';

const form = (text: string): string => maskBody(text, { isForm: true });

describe('maskText', () => {
  it.each([
    ['01111114447773552040000', '0111***.***.***-**52040000'],
    ['0117maria@example.com5204', '0117***@***5204'],
    ['0114+55119876543215204', '0114+***5204'],
  ])('masks the key in the text of a Pix QR code: %s', (text, masked) => {
    const code = (end: string): string => `{"qrCode":"000201265800br.gov.bcb.pix${end}"}`;
    expect(maskText(code(text))).toBe(code(masked));
  });

  it.each([
    ['4111111111111111', '411111******1111'],
    ['4000000000000001', '400000******0001'],
    ['5000000000000004', '500000******0004'],
    ['2221000000000009', '222100******0009'],
    ['<Pan>5555555555554444</Pan>', '<Pan>555555******4444</Pan>'],
    ['pan: 4111 1111 1111 1111, 12/29', 'pan: 411111******1111, 12/29'],
    ['4111-1111-1111-1111', '411111******1111'],
    ['4000 0000 0000 0001', '400000******0001'],
    ['4111 1111 1111 1111 2029', '411111******1111 2029'],
    ['3782 822463 10005', '378282*****0005'],
    ['3700-000000-00002', '370000*****0002'],
    ['378282246310005', '378282*****0005'],
    ['4222222222222', '422222***2222'],
    ['6304000000000000000', '630400*********0000'],
    ['{"card":4111111111111111}', '{"card":"411111******1111"}'],
    ['{"card":4111111111111111.0}', '{"card":"411111******1111"}'],
    ['{"card":4.111111111111111e15}', '{"card":"411111******1111"}'],
    ['{"note":"\\n4111111111111111"}', '{"note":"\\n411111******1111"}'],
    ['{"4111111111111111":[1]}', '{"411111******1111":[1]}'],
  ])('keeps the first six and last four digits of a card number: %s', (text, masked) => {
    expect(maskText(text)).toBe(masked);
  });

  it.each([
    ['{"x":"\\u0034111111111111111"}', '{"x":"411111******1111"}'],
    ['{"x":"\\\\u0034111111111111111"}', '{"x":"411111******1111"}'],
    ['<a>&#52;111111111111111</a>', '<a>411111******1111</a>'],
    ['<a>&#x34;111111111111111</a>', '<a>411111******1111</a>'],
    ['<a>&amp;#52;111111111111111</a>', '<a>411111******1111</a>'],
    ['<a>41111111<![CDATA[11111111]]></a>', '<a>411111******1111</a>'],
    ['<a>41111111<!-- x -->11111111</a>', '<a>411111******1111</a>'],
    ['<!-- 4111111111111111 --><a/>', '<!-- --411111******1111 -->'],
    ['<a b="&#52;111111111111111"/>', '<a b="411111******1111"/>'],
    ['{"x":"%34111111111111111"}', '{"x":"411111******1111"}'],
    ['at %2534111111111111111', 'at 411111******1111'],
    ['{"x":"{\\"pan\\":\\"4000000000000001\\"}"}', '{"x":"{\\"pan\\":\\"400000******0001\\"}"}'],
  ])('recognizes a card number in any encoding: %s', (text, masked) => {
    expect(maskText(text)).toContain(masked.replace('<!-- --', '').replace(/ -->$/, ''));
    expect(maskText(text)).not.toMatch(/111111111111/);
  });

  it.each([
    ['{"pan":"400000000001"}', '{"pan":"********0001"}'],
    ['{"cardNumber":"1000000000000000"}', '{"cardNumber":"100000******0000"}'],
    ['{"card_number":1000000000000000}', '{"card_number":"100000******0000"}'],
    ['{"PAN":"1 0000-0000 0000 000"}', '{"PAN":"100000******0000"}'],
    ['{"pan":{"value":"1000000000000000"}}', '{"pan":"***"}'],
    ['{"pan":"411111******1111"}', '{"pan":"411111******1111"}'],
    ['<a:Pan>10000000<!-- x -->00000000</a:Pan>', '<a:Pan>100000******0000</a:Pan>'],
    [
      '{"fields":{"2":"1000000000000000","3":"000000"}}',
      '{"fields":{"2":"100000******0000","3":"000000"}}',
    ],
    ['pan=1000000000000000;x', 'pan=100000******0000;x'],
  ])('always masks a card number with the name of one: %s', (text, masked) => {
    expect(maskText(text)).toBe(masked);
  });

  it.each([
    ['12345678901', '***.***.***-**'],
    ['{"cpf":12345678901}', '{"cpf":"***.***.***-**"}'],
    ['{"cpf":"123.456.789-09"}', '{"cpf":"***.***.***-**"}'],
    ['123456789-09', '***.***.***-**'],
    ['<Id>12345678000195</Id>', '<Id>**.***.***/****-**</Id>'],
    ['12.345.678/0001-95.', '**.***.***/****-**.'],
    ['CNPJ 12.ABC.345/01DE-35', 'CNPJ **.***.***/****-**'],
    ['CNPJ 12ABC34501DE35', 'CNPJ **.***.***/****-**'],
    ['order 12ABC34501DE36', 'order 12ABC34501DE36'],
    ['joao.silva+x@banco.com.br, oi', '***@***, oi'],
    ['joão@banco.com', '***@***'],
    ['<Id>+5511999998888</Id>', '<Id>+***</Id>'],
    ['+55 11 99999-8888', '+***'],
    ['+55 (11) 99999 8888', '+***'],
    ['(11) 99999-8888', '***'],
    ['call 11 99999-8888.', 'call ***.'],
    ['5511999998888', '***'],
    ['Bearer xyz', 'Bearer ***'],
    ['{"log":"Authorization: Bearer abc.def"}', '{"log":"Authorization: *** ***"}'],
    ['sent Basic dXNlcjpwYXNz', 'sent Basic ***'],
    ['postgres://user:pass@host/db', 'postgres://***@host/db'],
    ['4111111111111111=29121010000000000', '***'],
    ['x eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln y', 'x *** y'],
  ])('masks personal data and tokens: %s', (text, masked) => {
    expect(maskText(text)).toBe(masked);
  });

  it.each([
    'E12345678202611211200000000000001',
    'TX20261121000000001',
    'M1234567820261121120000000000001',
    '3f2504e0-4f89-41d3-9a0c-0305e82c3301',
    '12345678-1234-4123-8123-123456789012',
    '150.75',
    '1.41111111111111111',
    '4111111111111111.5',
    '2026-11-21T12:11:00.000Z',
    '2026-11-21T12:11:00-03:00',
    '12345678',
    '_4111111111111111',
    '41111111111111111111',
    '1.000.000.000-00',
    '+1234567',
    '@handle',
    'a@',
    'Bearer error="invalid_token"',
    '{ "a" : 1.50, "a" : 12345678901234567890e3,\n "b":[ ] }',
    '{"pinned":"12","tokenType":"Bearer","fields":{"3":"x"},"35":"y"}',
    '<Token2>abc</Token2><pin/><Assertions>x</Assertions>',
    '<a>1 &lt; 2 <!-- c --><![CDATA[<&]]></a>',
    'mytoken=abc&pins=1',
  ])('leaves %s as it is', (text) => {
    expect(maskText(text)).toBe(text);
  });

  it.each([
    ['{"password":"a\\"b","x":1}', '{"password":"***","x":1}'],
    ['{"client_secret" : "abc"}', '{"client_secret" : "***"}'],
    ['{"accessToken":"abc","refresh-token":"d"}', '{"accessToken":"***","refresh-token":"***"}'],
    ['{"token":{"value":["}"]},"x":[1]}', '{"token":"***","x":[1]}'],
    ['{"apiKey":null,"API_KEY":12}', '{"apiKey":"***","API_KEY":"***"}'],
    ['{"p\\u0061ssword":"abc"}', '{"p\\u0061ssword":"***"}'],
    ['"{\\"privateKey\\":\\"abc\\",\\"x\\":1}"', '"{\\"privateKey\\":\\"***\\",\\"x\\":1}"'],
    ['<Password>abc</Password>', '<Password>***</Password>'],
    ['<a:secret x="1"><b>abc</b></a:secret>', '<a:secret x="1">***</a:secret>'],
    ['<token><token>a</token>b</token><x>c</x>', '<token>***</token><x>c</x>'],
    ['<token><![CDATA[abc]]></token>', '<token>***</token>'],
    ['<token>abc<open>x', '<token>***'],
    ['<a token="abc" b="c">d</a>', '<a token="***" b="c">d</a>'],
    [`{"log":"password='abc' x"}`, `{"log":"password='***' x"}`],
    ['{"log":"see <token>abc</token>"}', '{"log":"see <token>***</token>"}'],
    ['{"log":"{\\"pin\\":\\"1\\\\\\"2\\",\\"a\\":1}"}', '{"log":"{\\"pin\\":\\"\\",\\"a\\":1}"}'],
    ['{"url":"/x?access_token=abc&y=1"}', '{"url":"/x?access_token=***&y=1"}'],
    ['error at {"password":"abc","x":1}', 'error at {"password":"***","x":1}'],
    ['{"a":"x"y","password":"abc"}', '{"a":"x"y","password":"***"}'],
    ['{password:abc, x:1}', '{password:***, x:1}'],
  ])('masks values with a sensitive name: %s', (text, masked) => {
    expect(maskText(text)).toBe(masked);
  });

  it.each([
    ['{"cvv":"123","pin_block":"A1"}', '{"cvv":"","pin_block":""}'],
    ['{"securityCode":123}', '{"securityCode":""}'],
    ['<CVC2>123</CVC2><IccData>9F26</IccData>', '<CVC2></CVC2><IccData></IccData>'],
    ['pin=1234', 'pin='],
    [
      '{"fields":{"3":"x","35":"a=b","55":{"9F26":"c"},"52":1},"45":"z"}',
      '{"fields":{"3":"x","35":"","55":"","52":""},"45":"z"}',
    ],
    [
      '{"parts":{"48.92":"123","55.5A":"40","63.1":"x","2.1":"40"},"48.92":"z"}',
      '{"parts":{"48.92":"","55.5A":"","63.1":"x","2.1":"***"},"48.92":"z"}',
    ],
  ])('shows nothing of data that may not be stored: %s', (text, masked) => {
    expect(maskText(text)).toBe(masked);
  });

  it('hides documents that are nested too deep', () => {
    let text = '4111111111111111';
    for (let level = 0; level < 12; level += 1) text = JSON.stringify([text]);
    expect(maskText(text)).toContain('***');
    expect(maskText(text)).not.toContain('4111111111111111');
  });

  it.each([
    '<pin>',
    '"pin":{',
    'pin="',
    'a@',
    '%40',
    '1111 ',
    '"fields":{',
    '<pin ',
    '</pin',
    '{"a":',
    '\\',
    '://',
    '&amp;',
  ])('takes linear time on a text full of %s', (part) => {
    const cpuTime = (count: number): number => {
      const before = process.cpuUsage();
      maskText(part.repeat(count));
      const { user, system } = process.cpuUsage(before);
      return user + system;
    };
    cpuTime(2_000);
    // The text is four times as long, so quadratic work would take sixteen times as long.
    const [small, large] = [Math.max(5_000, cpuTime(10_000)), cpuTime(40_000)];
    expect(large / small).toBeLessThan(12);
  });
});

describe('maskBody of a form', () => {
  it.each([
    ['cvv=123&track-2=4111=29&x=1', 'cvv=&track-2=&x=1'],
    [
      'grant_type=x&client_assertion=a.b.c&assertion=d',
      'grant_type=x&client_assertion=***&assertion=***',
    ],
    ['x=joao%40banco.com&y=%2B5511999998888', 'x=***@***&y=%2B***'],
    ['x=%34111111111111111&a=b+c', 'x=411111******1111&a=b+c'],
    ['x=4111+1111+1111+1111', 'x=411111******1111'],
    ['x={"pan":"4000000000000001"}', 'x=%7B%22pan%22%3A%22400000******0001%22%7D'],
    ['p%61ssword=abc', 'p%61ssword=***'],
  ])('%s becomes %s', (text, masked) => {
    expect(form(text)).toBe(masked);
  });
});

describe('maskHeaders', () => {
  it.each([
    ['x-sandbox', '4111111111111', '4111111111111'],
    ['X-Sandbox', '1763990400003', '1763990400003'],
    ['X-Sandbox', 'Bearer abc', 'Bearer ***'],
    ['x-run', '4111111111111', '411111***1111'],
  ])('shows %s: %s as %s', (name, value, shown) => {
    expect(maskHeaders({ [name]: value })).toEqual({ [name]: shown });
  });

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
        'content-length': 12,
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
      'content-length': '12',
      accept: 'a/b, c/d',
    });
  });
});

/** What a client sends to an authorization server, and gets from it (RFC 6749, RFC 7636, RFC 9126, RFC 7591). */
describe('The secrets of OAuth', () => {
  const secret = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';
  const jws = 'eyJhbGciOiJQUzI1NiJ9.eyJhIjoxfQ.c2ln';
  const jwe = 'eyJhbGciOiJSU0EtT0FFUCJ9.a2V5.aXY.Y2lwaGVy.dGFn';
  const direct = 'eyJhbGciOiJkaXIifQabcd..aXY.Y2lwaGVy.dGFn';

  it.each(['code', 'code_verifier', 'refresh_token', 'client_assertion', 'token'])(
    'are masked in a form: %s',
    (name) => {
      expect(form(`client_id=a&${name}=${secret}&x=1`)).toBe(`client_id=a&${name}=***&x=1`);
    },
  );

  it.each(['request', 'id_token', 'software_statement'])('are masked if signed: %s', (name) => {
    for (const text of [jws, jwe, direct]) {
      expect(form(`${name}=${text}&x=1`)).toBe(`${name}=***&x=1`);
      expect(maskText(JSON.stringify({ [name]: text }))).toBe(`{"${name}":"***"}`);
    }
  });

  it('are masked in the address to which a browser returns', () => {
    const address = 'https://client.example.com/callback';
    const location = `${address}#code=${secret}&id_token=${jwe}&state=s`;
    expect(maskHeaders({ location })).toEqual({
      location: `${address}#code=***&id_token=***&state=s`,
    });
    expect(maskHeaders({ location: `${address}?response=${jws}` })).toEqual({
      location: `${address}?response=***`,
    });
  });

  it('are not short codes', () => {
    expect(form('code=AC03')).toBe('code=AC03');
    expect(maskPath('/rules?code=AC03')).toBe('/rules?code=AC03');
  });
});

describe('maskPath', () => {
  it.each([
    ['/dict/api/v2/entries/+5511999998888', '/dict/api/v2/entries/%2B***'],
    ['/dict/api/v2/entries/%2B5511999998888/x', '/dict/api/v2/entries/%2B***/x'],
    ['/dict/keys/CPF/12345678901', '/dict/keys/CPF/***.***.***-**'],
    ['/dict/keys/CPF/%3123.456.789-01', '/dict/keys/CPF/***.***.***-**'],
    ['/entries/joao%40banco.com?cpf=12345678901', '/entries/***@***?cpf=***.***.***-**'],
    ['/entries/12.345.678%2F0001-95', '/entries/**.***.***/****-**'],
    ['/entries/12.345.678/0001-95', '/entries/**.***.***/****-**'],
    ['/a/4111111111111111?token=abc&x=1', '/a/411111******1111?token=***&x=1'],
    ['/cards/%204000000000000001', '/cards/%20400000******0001'],
    ['/cards/%34000000000000001', '/cards/400000******0001'],
    [
      '/spi/E12345678202611211200000000000001?a=%zz',
      '/spi/E12345678202611211200000000000001?a=%zz',
    ],
  ])('%s becomes %s', (path, masked) => {
    expect(maskPath(path)).toBe(masked);
  });
});
