import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { AppDefinition } from '#libs/platform';
import { createTestApp, databaseUnderTest, type TestApp } from './test-app';

interface Step {
  /** The heading that it stands under. */
  readonly heading: string;
  readonly command: string;
  /** What the page promises; undefined where the command only defines something. */
  readonly expected: string | undefined;
}

/** Between the output of one command and the next. */
const SEPARATOR = '\u001e';

/**
 * Runs a page of the documentation as its reader does, all of its commands in one shell, and compares what
 * each prints with what the page says; `…` there stands for what differs from run to run. The first command
 * says where the service is.
 */
export function describePage(page: string, definition: AppDefinition): void {
  describe(`${page} on ${databaseUnderTest}`, () => {
    const steps = stepsOf(readFileSync(page, 'utf8'));
    let test: TestApp;
    let printed: readonly string[];
    beforeAll(async () => {
      test = await createTestApp(definition);
      const usual = `http://127.0.0.1:${definition.port.default}`;
      const script = steps
        .map(({ command }) => `${command}\nprintf '${SEPARATOR}'`)
        .join('\n')
        .replaceAll(usual, test.address);
      printed = (await shell(script)).split(SEPARATOR);
    }, 30_000);
    afterAll(() => test.close());

    it.each(steps.map((step, index) => ({ ...step, index })))(
      '$heading: $command',
      ({ expected, index }) => {
        // Only the first, which defines what the others use, prints nothing.
        expect(expected === undefined).toBe(index === 0);
        expect(compact(printed[index] ?? '')).toMatch(pattern(expected ?? ''));
      },
    );
  });
}

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

/** The page's text as a pattern. */
function pattern(expected: string): RegExp {
  const parts = compact(expected)
    .split('…')
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('[^]*?')}$`);
}
