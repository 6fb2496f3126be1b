import fc from 'fast-check';
import { readXml } from './read-xml';
import { writeXml } from './write-xml';

describe('writeXml', () => {
  it('writes elements in order, with a declaration', () => {
    expect(
      writeXml({
        name: 'a',
        attributes: { k: '"<&' },
        content: [
          { name: 'b', content: 'x > 1 & y' },
          { name: 'c', content: [] },
        ],
      }),
    ).toBe(
      '<?xml version="1.0" encoding="UTF-8"?>\n<a k="&quot;&lt;&amp;"><b>x &gt; 1 &amp; y</b><c></c></a>',
    );
  });

  it('replaces what XML cannot carry', () => {
    expect(writeXml({ name: 'a', content: 'x\u0000\uD800y' })).toContain('<a>x\uFFFD\uFFFDy</a>');
  });

  it('is read back as it was, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const read = readXml(Buffer.from(writeXml({ name: 'a', content: text })));
        expect(read.text).toBe(text.replace(/[\0-\x08\x0B\x0C\x0E-\x1F\uFFFE\uFFFF]/g, '\uFFFD'));
      }),
    );
  });
});
