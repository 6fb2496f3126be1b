import { acceptsType, preferredType } from './accept';

const XML = 'application/xml';
const MIXED = 'multipart/mixed';

describe('preferredType', () => {
  it.each([
    [undefined, XML],
    ['', XML],
    ['*/*', XML],
    ['application/xml', XML],
    ['application/xml; charset=utf-8', XML],
    ['Multipart/Mixed', MIXED],
    ['multipart/*', MIXED],
    ['multipart/mixed, application/xml', MIXED],
    ['application/xml, multipart/mixed', XML],
    ['multipart/mixed, */*', MIXED],
    ['application/xml;q=0.5, multipart/mixed', MIXED],
    ['multipart/mixed;q=0, */*', XML],
    ['application/xml;q=0, */*', MIXED],
    ['multipart/mixed;q=0', undefined],
    ['text/html', undefined],
    ['application/json', undefined],
    ['application/xml;q=x', undefined],
    [',;,', undefined],
  ])('of %j is %j', (accept, type) => {
    expect(preferredType(accept)).toBe(type);
  });
});

describe('acceptsType', () => {
  it.each([
    [undefined, true],
    ['*/*', true],
    ['application/xml, multipart/mixed;q=0.1', true],
    ['application/xml', false],
    ['multipart/mixed;q=0, */*', false],
  ])('multipart/mixed with %j: %j', (accept, isAccepted) => {
    expect(acceptsType(accept, MIXED)).toBe(isAccepted);
  });
});
