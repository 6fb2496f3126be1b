import 'reflect-metadata';
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createTestApp, databaseUnderTest, type TestApp } from '#libs/testing';
import { spi } from '../apps/spi/src/config';

interface Step {
  /** The heading that it stands under. */
  readonly heading: string;
  readonly command: string;
  /** What the page promises; undefined where the command only defines something. */
  readonly expected: string | undefined;
}

const PAGE = readFileSync('docs/testing-with-sandboxes.md', 'utf8');

function stepsOf(page: string): Step[] {
  return page.split(/^## /m).flatMap((section) => {
    const [heading = ''] = section.split('\n', 1);
    const blocks = [...section.matchAll(/^```(\w+)\n([^]*?)\n```$/gm)];
    return blocks.flatMap(([, language, text = ''], index) => {
      if (language !== 'sh') return [];
      const next = blocks[index + 1];
      const expected = next?.[1] === 'sh' ? undefined : next?.[2];
      return [{ heading, command: text, expected }];
    });
  });
}

/** Runs it as the reader does, in a shell. */
function shell(script: string): Promise<string> {
  return new Promise((resolve) => {
    execFile('sh', ['-c', script], (_error, stdout) => {
      resolve(stdout);
    });
  });
}

/** White space apart: the page is laid out for reading. */
function compact(text: string): string {
  return text.replace(/\s+/g, '');
}

/** The page's text as a pattern: `…` stands for what differs from run to run. */
function pattern(expected: string): RegExp {
  const parts = compact(expected)
    .split('…')
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('[^]*?')}$`);
}

describe(`docs/testing-with-sandboxes.md on ${databaseUnderTest}`, () => {
  const [definitions, ...steps] = stepsOf(PAGE);
  let test: TestApp;
  let preamble: string;
  beforeAll(async () => {
    test = await createTestApp(spi);
    preamble = definitions?.command.replace('http://127.0.0.1:3002', test.address) ?? '';
  });
  afterAll(() => test.close());

  it('shows something for each of its chapters', () => {
    expect(new Set(steps.map(({ heading }) => heading)).size).toBeGreaterThanOrEqual(6);
  });

  it.each(steps)('$heading: $command', async ({ command, expected }) => {
    const answer = await shell(`${preamble}\n${command}`);
    expect(expected).toBeDefined();
    expect(compact(answer)).toMatch(pattern(expected ?? ''));
  });
});
