import { missingTypes, schemaErrors } from './check-schema';
import { codes, pattern, type SchemaFacts, text } from './facts';

const FACTS: SchemaFacts = {
  namespace: 'urn:t',
  roots: { note: 'TNote' },
  complex: {
    TNote:
      '@Id:TId @lang?:TCode number:TNumber (cpf:TId | cnpj:TId) name:TName? item:TItem{1,2} Signature?',
    TItem: '(a:TCode b:TCode? | b:TCode) Município:TName*',
  },
  simple: {
    TId: pattern('[0-9]{3}'),
    TCode: codes('1 2'),
    TNumber: { digits: [4, 2] },
    TName: { ...text(2, 4), collapsed: true },
  },
};

const HEAD = '<note xmlns="urn:t" Id="123"><number>10.50</number><cpf>123</cpf>';
const ITEM = '<item><a>1</a></item>';
const note = (content: string): string => `${HEAD}${content}</note>`;

describe('schemaErrors', () => {
  it.each([
    note(ITEM),
    note(`<name> á   b </name>${ITEM}<item><b>2</b><Município>ab</Município></item>`),
    note(
      `<name>👩👩</name>${ITEM}<Signature xmlns="http://www.w3.org/2000/09/xmldsig#"><x/></Signature>`,
    ),
    note(ITEM).replace('10.50', '0099.500'),
    note(ITEM).replaceAll('cpf', 'cnpj').replace('Id=', 'lang="2" Id='),
  ])('finds nothing in %s', (xml) => {
    expect(schemaErrors(xml, FACTS)).toEqual([]);
  });

  it.each([
    ['another root', '<other xmlns="urn:t"/>', 'other: is not the root'],
    ['another namespace', note(ITEM).replace('urn:t', 'urn:u'), 'note: is in urn:u'],
    ['a missing element', note(''), 'note: has number cpf, not'],
    ['too many elements', note(ITEM.repeat(3)), 'note: has number cpf item item item, not'],
    ['another order', note(`${ITEM}<name>ab</name>`), 'note: has number cpf item name, not'],
    ['both of a choice', note(`<cnpj>123</cnpj>${ITEM}`), 'note: has number cpf cnpj item, not'],
    ['an unknown element', note(`${ITEM}<x/>`), 'note: has number cpf item x, not'],
    ['an empty group', note('<item/>'), 'note/item: has nothing, not'],
    ['a text between elements', note(`${ITEM}x`), 'note: has a text between'],
    ['an element in a text', note(ITEM).replace('1</a>', '<b/></a>'), 'note/item/a: must have'],
    ['a missing attribute', note(ITEM).replace(' Id="123"', ''), 'note: @Id is missing'],
    ['an unknown attribute', note(ITEM).replace('Id=', 'x="" Id='), 'note: @x is unknown'],
    ['a wrong attribute', note(ITEM).replace('"123"', '"12"'), 'note: @Id "12" does not match'],
    ['a wrong pattern', note(ITEM).replace('>123<', '>1234<'), 'note/cpf: "1234" does not match'],
    ['no code', note(ITEM).replace('<a>1', '<a>3'), 'note/item/a: "3" is no code'],
    ['too many digits', note(ITEM).replace('10.50', '100.55'), 'note/number: "100.55" is no'],
    ['too many decimals', note(ITEM).replace('10.50', '1.505'), 'note/number: "1.505" is no'],
    ['a negative number', note(ITEM).replace('10.50', '-1'), 'note/number: "-1" is no'],
    ['no number', note(ITEM).replace('10.50', '.'), 'note/number: "." is no'],
    ['a short text', note(`<name> a </name>${ITEM}`), 'note/name: "a" has 1 characters'],
    ['a long text', note(`<name>abcde</name>${ITEM}`), 'note/name: "abcde" has 5 characters'],
    [
      'a signature of another namespace',
      note(`${ITEM}<Signature/>`),
      'note/Signature: is in urn:t',
    ],
  ])('finds %s', (_, xml, expected) => {
    const [first = '', ...others] = schemaErrors(xml, FACTS);
    expect(first.slice(0, expected.length)).toBe(expected);
    expect(others).toEqual([]);
  });
});

describe('missingTypes', () => {
  it('finds the types that the facts name and do not have', () => {
    expect(missingTypes(FACTS)).toEqual([]);
    const { TId, TCode, TNumber } = FACTS.simple;
    expect(
      missingTypes({ ...FACTS, simple: { ...{ TId, TCode, TNumber } } } as SchemaFacts),
    ).toEqual(['TName', 'TName']);
  });
});
