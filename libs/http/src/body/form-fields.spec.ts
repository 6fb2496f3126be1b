import { formFields } from './form-fields';

describe('formFields', () => {
  it('returns a text, or a list of texts for a repeated field', () => {
    const form = new URLSearchParams('a=1&b=2&a=3&c=&__proto__=x');
    expect(Object.entries(formFields(form))).toEqual([
      ['a', ['1', '3']],
      ['b', '2'],
      ['c', ''],
      ['__proto__', 'x'],
    ]);
  });

  it('reads each of many fields once', () => {
    let read = 0;
    function* pairs(): Generator<[string, string]> {
      for (; read < 70_000; read += 1) yield [`field${String(read)}`, ''];
    }
    expect(Object.keys(formFields(pairs()))).toHaveLength(70_000);
    expect(read).toBe(70_000);
  });
});
