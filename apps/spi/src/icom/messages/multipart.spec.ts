import { boundaryOf, readMultipart } from './multipart';

const HEAD = 'Content-Type: application/xml; charset=utf-8\r\n\r\n';
const read = (text: string, boundary = 'b') => {
  const parts = readMultipart(Buffer.from(text), boundary, 10);
  return parts.ok ? parts.value.map(({ body }) => body.toString()) : parts.refusal;
};
const part = (text: string): string => `--b\r\n${HEAD}${text}\r\n`;

describe('readMultipart', () => {
  it.each([
    ['one part', `${part('<a/>')}--b--\r\n`, ['<a/>']],
    ['two parts', `${part('<a/>')}${part('<b/>')}--b--\r\n`, ['<a/>', '<b/>']],
    ['an empty part', `${part('')}--b--\r\n`, ['']],
    ['an end without CRLF', `${part('<a/>')}--b--`, ['<a/>']],
    ['a preamble and an epilogue', `before\r\n${part('<a/>')}--b--\r\nafter`, ['<a/>']],
    ['spaces after the boundary', `--b \t\r\n${HEAD}<a/>\r\n--b-- \r\n`, ['<a/>']],
    ['line ends in a message', `${part('<a>\r\n\n</a>\r\n')}--b--\r\n`, ['<a>\r\n\n</a>\r\n']],
    ['the boundary inside of a line', `${part('<a>--b--</a>')}--b--\r\n`, ['<a>--b--</a>']],
    ['a longer boundary in a message', `${part('x\r\n--bc\r\ny')}--b--\r\n`, ['x\r\n--bc\r\ny']],
    ['a part without headers', '--b\r\n\r\n<a/>\r\n--b--\r\n', ['<a/>']],
    ['no delimiter', '<a/>', 'The body has no line --b, ended by CRLF.'],
    ['another boundary', `--c\r\n${HEAD}<a/>\r\n--c--`, 'The body has no line --b, ended by CRLF.'],
    ['bare line feeds', '--b\n\n<a/>\n--b--\n', 'The body has no line --b, ended by CRLF.'],
    ['no end', part('<a/>'), 'The body does not end with a line --b--.'],
    ['no parts', '--b--\r\n', 'The body has no parts.'],
    [
      'a part without an empty line',
      '--b\r\nContent-Type: application/xml\r\n--b--',
      'Part 1 has no empty line, ended by CRLF, between its headers and its message.',
    ],
    ['eleven parts', `${part('<a/>').repeat(11)}--b--\r\n`, 'The body has more than 10 parts.'],
  ])('reads a body with %s', (_, text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  it('reads the Content-Type of a part, whatever its case and place', () => {
    const text = '--b\r\nX: 1\r\ncontent-TYPE:  text/xml \r\nY: 2\r\n\r\n<a/>\r\n--b--';
    const parts = readMultipart(Buffer.from(text), 'b', 10);
    expect(parts).toMatchObject({ ok: true, value: [{ contentType: 'text/xml' }] });
  });

  it('takes time linear in the size of a hostile body', () => {
    const bodies = ['\r\n--b', '\r\n--b ', '\r\n', '--b--', ' ', '\r\n--b\t\t\t'];
    for (const piece of bodies) {
      const text = `--b\r\n${piece.repeat(2_000_000 / piece.length)}`;
      expect(typeof read(text)).toBe('string');
    }
  });
});

describe('boundaryOf', () => {
  it.each([
    ['multipart/mixed; boundary=b', 'b'],
    ['multipart/mixed; boundary="a b:c"', 'a b:c'],
    ['Multipart/Mixed; x=1; BOUNDARY = "b" ; y=2', 'b'],
    ['multipart/mixed', undefined],
    ['multipart/mixed; boundary=', undefined],
    ['multipart/mixed; boundary=""', undefined],
    ['multipart/mixed; boundary="b ', undefined],
    ['multipart/mixed; boundary="b "', undefined],
    [`multipart/mixed; boundary=${'x'.repeat(70)}`, 'x'.repeat(70)],
    [`multipart/mixed; boundary=${'x'.repeat(71)}`, undefined],
    ['multipart/mixed; boundary=a"b', undefined],
  ])('of %s', (contentType, boundary) => {
    expect(boundaryOf(contentType)).toBe(boundary);
  });
});
