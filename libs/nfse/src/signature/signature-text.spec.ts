import { signatureTexts } from './signature-text';

describe('signatureTexts', () => {
  it.each([
    ['no signature', '<a><SignatureValue/><b Signature="x"/></a>', []],
    ['one', '<a><Signature>x</Signature></a>', ['<Signature>x</Signature>']],
    ['an empty-element tag', '<a><Signature b=">"/></a>', ['<Signature b=">"/>']],
    [
      'one inside another, the outer first',
      '<Signature><Signature/>1</Signature>',
      ['<Signature><Signature/>1</Signature>', '<Signature/>'],
    ],
    [
      'none of comments, CDATA sections and processing instructions',
      '<a><!--<Signature>--><![CDATA[<Signature>]]><?p <Signature> ?><Signature>1</Signature></a>',
      ['<Signature>1</Signature>'],
    ],
    [
      'a prefix that is declared outside',
      '<a xmlns:ds="urn:x"><ds:Signature Id="1">2</ds:Signature></a>',
      ['<ds:Signature xmlns:ds="http://www.w3.org/2000/09/xmldsig#" Id="1">2</ds:Signature>'],
    ],
    [
      'a prefix of its own',
      '<a><d:Signature xmlns:d="urn:x"/></a>',
      ['<d:Signature xmlns:d="urn:x"/>'],
    ],
  ])('finds %s', (_, xml, texts) => {
    expect(signatureTexts(xml)).toEqual(texts);
  });
});
