import { merged } from './merged';

interface Body {
  readonly a: { readonly b: number; readonly c?: string };
  readonly list: readonly number[];
}

const base: Body = { a: { b: 1, c: 'x' }, list: [1, 2] };

describe('Members of a body', () => {
  it('are changed at any depth', () => {
    expect(merged<Body>(base, { a: { b: 2 } })).toEqual({ a: { b: 2, c: 'x' }, list: [1, 2] });
  });

  it('are removed by undefined', () => {
    expect(merged<Body>(base, { a: { c: undefined } })).toEqual({ a: { b: 1 }, list: [1, 2] });
  });

  it('replace a list as a whole', () => {
    expect(merged<Body>(base, { list: [3] })).toEqual({ a: { b: 1, c: 'x' }, list: [3] });
  });
});
