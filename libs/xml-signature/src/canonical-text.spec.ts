import { canonicalText } from './canonical-text';

const SIGNATURE =
  '<Signature xmlns="http://www.w3.org/2000/09/xmldsig#"><SignedInfo>' +
  '<SignatureMethod Algorithm="urn:a"></SignatureMethod></SignedInfo></Signature>';

describe('canonicalText', () => {
  it.each([
    ['elements', '<a><b k="1">2 &amp; "3"</b></a>', '<a><b k="1">2 &amp; "3"</b></a>'],
    ['a line separator', '<a>&#x85;</a>', '<a>\u0085</a>'],
    [
      'a document with its signature',
      `<D xmlns="u" v="1"><a>xmlns="u"</a></D>${SIGNATURE}<E xmlns="u"></E>`,
      `<D v="1"><a>xmlns="u"</a></D>${SIGNATURE}<E></E>`,
    ],
  ])('is found of %s', (_, text, expected) => {
    expect(canonicalText(text, 'u')).toBe(expected);
  });

  it.each([
    ['another namespace', '<a xmlns="v"></a>'],
    ['a prefix', '<p:a></p:a>'],
    ['a declared prefix', '<a xmlns:p="v"></a>'],
    ['two attributes', '<a k="1" l="2"></a>'],
    [
      'an element with a namespace in a signature',
      SIGNATURE.replace('<SignedInfo', '$& xmlns="u"'),
    ],
    ['a signature in a signature', SIGNATURE.replace('<SignedInfo>', SIGNATURE)],
    [
      'an element Signature in a signature',
      SIGNATURE.replace('<SignedInfo>', '<Signature></Signature>'),
    ],
    ['a comment', '<a><!-- b --></a>'],
    ['CDATA', '<a><![CDATA[b]]></a>'],
    ['an empty-element tag', '<a/>'],
    ['a raw greater-than sign', '<a>1 > 2</a>'],
    ['another reference', '<a>&#32;</a>'],
  ])('is left to a parser with %s', (_, text) => {
    expect(canonicalText(text, 'u')).toBeUndefined();
  });
});
