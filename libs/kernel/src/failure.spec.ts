import { summaryOf } from './failure';

describe('The summary of violations', () => {
  const violation = { pointer: '/a', detail: 'Must be a number.' };
  it.each([
    ['the first one', [violation], 0, '/a: Must be a number.'],
    [
      'how many others are listed',
      [violation, violation],
      0,
      '/a: Must be a number. And 1 more; see errors.',
    ],
    [
      'how many others were left out',
      [violation],
      7,
      '/a: Must be a number. And 7 more; see errors.',
    ],
    [
      'the body where the pointer is empty',
      [{ ...violation, pointer: '' }],
      0,
      'The body: Must be a number.',
    ],
    ['only that it is invalid where there is none', [], 0, 'The request is not valid.'],
  ])('names %s', (_, violations, omitted, summary) => {
    expect(summaryOf(violations, omitted)).toBe(summary);
  });
});
