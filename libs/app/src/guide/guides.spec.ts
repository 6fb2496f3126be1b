import { guideFiles, guideText } from './guide-files';
import { addressOf, Guides } from './guides';
import { renderMarkdown } from './markdown';

const guides = new Guides([
  'README.md',
  'README.pt-BR.md',
  'docs/adr/0001-nest.md',
  'docs/how-to/java.md',
  'docs/spi.md',
  'docs/tutorial.md',
  'docs/tutorial.pt-BR.md',
]);

describe('Guides', () => {
  it.each([
    ['', 'en', 'README.md'],
    ['', 'pt', 'README.pt-BR.md'],
    ['README.en', 'pt', 'README.md'],
    ['README.pt-BR', 'en', 'README.pt-BR.md'],
    ['spi', 'en', 'docs/spi.md'],
    ['spi', 'pt', 'docs/spi.md'],
    ['spi.en', 'pt', 'docs/spi.md'],
    ['tutorial', 'en', 'docs/tutorial.md'],
    ['tutorial', 'pt', 'docs/tutorial.pt-BR.md'],
    ['tutorial.en', 'pt', 'docs/tutorial.md'],
    ['tutorial.pt-BR', 'en', 'docs/tutorial.pt-BR.md'],
    ['how-to/java', 'en', 'docs/how-to/java.md'],
    ['adr/0001-nest', 'en', 'docs/adr/0001-nest.md'],
    ['spi.pt-BR', 'pt', undefined],
    ['README', 'en', undefined],
    ['.en', 'en', undefined],
    ['spi.md', 'en', undefined],
    ['docs/spi', 'en', undefined],
    ['../package.json', 'en', undefined],
    ['constructor', 'en', undefined],
    ['SPI', 'en', undefined],
  ] as const)('finds at /guide/%s in %s: %s', (path, preferred, file) => {
    expect(guides.find(path, preferred)?.guide.file).toBe(file);
  });

  it.each([
    ['spi', 'tutorial.md', 'guide/tutorial'],
    ['spi', 'how-to/java.md#a', 'guide/how-to/java#a'],
    ['spi', '../README.md', 'guide'],
    ['spi', '#errors', 'guide/spi#errors'],
    ['spi', '../compose.yaml', undefined],
    ['spi', 'adr', undefined],
    ['how-to/java', '../spi.md', 'guide/spi'],
    ['', 'docs/spi.md', 'guide/spi'],
    ['', 'README.pt-BR.md', 'guide/README.pt-BR'],
    ['tutorial', 'tutorial.pt-BR.md', 'guide/tutorial.pt-BR'],
    // A reader who has chosen a language keeps it.
    ['spi.en', 'tutorial.md', 'guide/tutorial.en'],
    ['tutorial.pt-BR', '../README.md', 'guide/README.pt-BR'],
    ['tutorial.pt-BR', 'spi.md', 'guide/spi.en'],
    ['tutorial.pt-BR', 'tutorial.md', 'guide/tutorial.en'],
  ])('leads from /guide/%s with %s to %s', (path, href, address) => {
    const found = guides.find(path, 'en');
    expect(found && guides.addressOfLink(href, found)).toBe(address);
  });
});

describe('renderMarkdown', () => {
  const html = async (markdown: string) =>
    (await renderMarkdown(markdown, (href) => (href === 'spi.md' ? 'guide/spi' : undefined))).html;

  it.each([
    ['## Real, simulated: `x`', '<h2 id="real-simulated-x">Real, simulated: <code>x</code></h2>\n'],
    ['# Seções', '<h1 id="seções">Seções</h1>\n'],
    ['[SPI](spi.md)', '<p><a href="guide/spi">SPI</a></p>\n'],
    ['[compose.yaml](../compose.yaml)', '<p>compose.yaml</p>\n'],
    ['[x](javascript:alert(1))', '<p>x</p>\n'],
    [
      '[W3C](https://www.w3.org/)',
      '<p><a href="https://www.w3.org/" rel="noreferrer">W3C</a></p>\n',
    ],
    ['http://127.0.0.1:3002/docs', '<p><code>http://127.0.0.1:3002/docs</code></p>\n'],
    ['<a id="citus"></a>Citus', '<p><a id="citus"></a>Citus</p>\n'],
    ['<script>alert(1)</script>', '&lt;script&gt;alert(1)&lt;/script&gt;'],
    ['```sh\na < b && c\n```', '<pre tabindex="0"><code>a &lt; b &amp;&amp; c\n</code></pre>\n'],
  ])('converts %s', async (markdown, expected) => {
    expect(await html(markdown)).toBe(expected);
  });

  it('numbers headings that are the same', async () => {
    expect(await html('# A\n\n# A')).toBe('<h1 id="a">A</h1>\n<h1 id="a-1">A</h1>\n');
  });

  it('names a page by its first heading', async () => {
    expect(await renderMarkdown('# Pix & *more*\n## b', () => undefined)).toMatchObject({
      title: 'Pix & more',
    });
  });
});

describe('The guides of the build', () => {
  const files = guideFiles();
  const built = new Guides(files);
  const found = files.map((file) => {
    const guide = built.find(
      addressOf(
        { name: file.replace(/(\.pt-BR)?\.md$/, '').replace(/^docs\//, '') },
        file.includes('.pt-BR.') ? 'pt' : 'en',
      ).replace('guide/', ''),
      'en',
    );
    if (guide === undefined) throw new Error(`${file} has no address.`);
    return guide;
  });

  it('have each page of the documentation', () => {
    expect(files).toEqual(
      expect.arrayContaining(['README.md', 'docs/spi.md', 'docs/tutorial.pt-BR.md']),
    );
  });

  it('have links to pages and headings that exist', async () => {
    const links: string[] = [];
    const ids = new Set<string>();
    for (const each of found) {
      const address = addressOf(each.guide, each.guide.language);
      const { html } = await renderMarkdown(guideText(each.guide.file), (href) => {
        const target = built.addressOfLink(href, each);
        if (target === undefined && /\.md(#|$)/.test(href))
          links.push(`${each.guide.file}: ${href}`);
        return target;
      });
      ids.add(address);
      for (const [, id = ''] of html.matchAll(/ id="([^"]+)"/g)) ids.add(`${address}#${id}`);
      for (const [, to = ''] of html.matchAll(/href="(guide[^"]*)"/g)) links.push(to);
    }
    expect(links.length).toBeGreaterThan(250);
    expect([...new Set(links)].filter((link) => !ids.has(link))).toEqual([]);
  });
});
