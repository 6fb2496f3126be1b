import { Markup, markup } from './markup';

describe('markup', () => {
  it.each([
    ['a < b', '<p>a &lt; b</p>'],
    [`"'&>`, '<p>&quot;&#39;&amp;&gt;</p>'],
    ['&lt;', '<p>&amp;lt;</p>'],
    [markup`<b>${'<'}</b>`, '<p><b>&lt;</b></p>'],
    [[markup`<i>`, markup`</i>`], '<p><i></i></p>'],
    [new Markup('<hr>'), '<p><hr></p>'],
    ['', '<p></p>'],
  ])('puts %p in as %s', (part, expected) => {
    expect(markup`<p>${part}</p>`.text).toBe(expected);
  });
});
