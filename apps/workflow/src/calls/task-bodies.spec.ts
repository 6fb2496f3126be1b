import { RequestInvalid } from '#libs/kernel';
import { readError } from '../execution-api/error.request';
import { readTaskSuccess } from './task.request';

/** What a reader returns, or `pointer detail` of everything that is wrong. */
function read(reader: (body: unknown) => unknown, body: unknown): unknown {
  try {
    return reader(body);
  } catch (error) {
    if (!(error instanceof RequestInvalid)) throw error;
    return error.violations.map(({ pointer, detail }) => `${pointer} ${detail}`);
  }
}

describe('The result of a task', () => {
  it.each([
    [{ output: { paid: true } }, { paid: true }],
    [{ output: null }, null],
    [{}, null],
    [{ outptu: 1 }, ['/outptu "outptu" is unknown here; did you mean "output"?']],
    [[1], [' Must be an object.']],
  ])('%j', (body, expected) => {
    const found = read(readTaskSuccess, body);
    if (!Array.isArray(expected)) expect(found).toEqual(expected);
    else expect(found).toEqual(expected.map((text) => expect.stringContaining(text) as unknown));
  });
});

describe('The error of a task or of an execution', () => {
  it.each([
    [
      { error: 'No', cause: 'why' },
      { error: 'No', cause: 'why' },
    ],
    [{ error: null }, {}],
    [{}, {}],
    [{ eror: 'No' }, ['/eror "eror" is unknown here; did you mean "error"?']],
    [{ error: 1 }, ['/error Must be a text.']],
    [{ error: 'x'.repeat(257) }, ['/error Must have at most 256 characters.']],
    [{ cause: 'a\0b' }, ['/cause Must not have the character NUL.']],
  ])('%j', (body, expected) => {
    const found = read(readError, body);
    if (!Array.isArray(expected)) expect(found).toEqual(expected);
    else expect(found).toEqual(expected.map((text) => expect.stringContaining(text) as unknown));
  });
});
