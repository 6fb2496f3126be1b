import { percentDecoded } from './percent-decoded';

it.each([
  ['a%2Fb', 'a/b'],
  ['caf%C3%A9', 'café'],
  ['a+b', 'a+b'],
  ['plain', 'plain'],
  ['%', '%'],
  ['%zz%41', '%zz%41'],
  ['caf%e9', 'caf%e9'],
])('percentDecoded(%j) is %j', (text, decoded) => {
  expect(percentDecoded(text)).toBe(decoded);
});
