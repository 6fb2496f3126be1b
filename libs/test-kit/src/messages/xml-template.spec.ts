import { element, withElements, xmlOf } from './xml-template';

const message = element('A', [
  element('B', [element('C', '1')]),
  element('D', '2', { Ccy: 'BRL' }),
]);

describe('Elements of a message', () => {
  it.each<[string, Record<string, string | undefined>, string]>([
    ['nothing', {}, '<A><B><C>1</C></B><D Ccy="BRL">2</D></A>'],
    ['the text of an element', { 'B/C': '3' }, '<A><B><C>3</C></B><D Ccy="BRL">2</D></A>'],
    ['an element with attributes', { D: '4' }, '<A><B><C>1</C></B><D Ccy="BRL">4</D></A>'],
    [
      'an element that is not there',
      { 'B/E/F': '5' },
      '<A><B><C>1</C><E><F>5</F></E></B><D Ccy="BRL">2</D></A>',
    ],
    ['an element that is removed', { B: undefined }, '<A><D Ccy="BRL">2</D></A>'],
    [
      'the removal of one that is not there',
      { 'X/Y': undefined },
      '<A><B><C>1</C></B><D Ccy="BRL">2</D></A>',
    ],
    [
      'characters that XML escapes',
      { D: '<&">' },
      '<A><B><C>1</C></B><D Ccy="BRL">&lt;&amp;&quot;&gt;</D></A>',
    ],
  ])('are changed: %s', (_, changes, expected) => {
    expect(xmlOf(withElements(message, changes))).toBe(expected);
  });
});
