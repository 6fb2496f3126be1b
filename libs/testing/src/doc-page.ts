import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import request from 'supertest';
import { type Environment, type RunningService } from '#libs/platform';
import { createTestData, databaseUnderTest, type TestData } from './test-app';

interface Step {
  /** The heading above it. */
  readonly heading: string;
  readonly command: string;
  /** What the page promises; undefined where it shows no output. */
  readonly expected: string | undefined;
}

interface Output {
  readonly text: string;
  readonly exitCode: string;
}

/** A reader may paste a page again, so it must work again, in the same shell and on the same services. */
const RUNS = 2;
/** Around the exit code of a command, which follows its output. */
const SEPARATOR = '\u001e';

/**
 * Runs pages of the documentation as a reader does: all services run, and the commands of a page are pasted
 * into one shell, the whole page twice. What each command prints is compared with what the page shows below
 * it; `…` there stands for text that differs from run to run. A command without output on the page must
 * succeed. A page must leave no rule in any sandbox.
 *
 * Blocks marked `sh` are commands; a command that starts or installs something is marked `bash`, and not run.
 */
export function describePages(
  pages: readonly string[],
  start: (environment: Environment) => Promise<readonly RunningService[]>,
): void {
  let data: TestData;
  let services: readonly RunningService[];
  beforeAll(async () => {
    data = await createTestData();
    services = await start({ LOG_LEVEL: 'error', ...data.environment });
  });
  afterAll(async () => {
    await Promise.all(services.map((service) => service.stop()));
    await data.remove();
  });

  describe.each(pages)(`%s on ${databaseUnderTest}`, (page) => {
    const steps = stepsOf(readFileSync(page, 'utf8'));
    let printed: readonly Output[];
    beforeAll(async () => {
      const script = steps
        .map(({ command }) => `${command}\nprintf '${SEPARATOR}%s${SEPARATOR}' $?`)
        .join('\n');
      printed = await outputs(withAddresses(`${script}\n`.repeat(RUNS), services));
    }, 60_000);

    const cases = Array.from({ length: RUNS }, (_, run) =>
      steps.map(({ heading, command, expected }, index) => {
        const [line = ''] = command.split('\n', 1);
        return { heading, line, expected, run: run + 1, at: run * steps.length + index };
      }),
    ).flat();
    it.each(cases)('run $run, $heading: $line', ({ expected, at }) => {
      const { text, exitCode } = printed[at] ?? { text: 'It was not run.', exitCode: '' };
      if (expected !== undefined) expect(compact(text)).toMatch(pattern(expected));
      else expect([text, exitCode]).toEqual([expect.not.stringContaining('"urn:problem:'), '0']);
    });

    it('leaves no rule behind', async () => {
      expect(await sandboxesWithRules(services)).toEqual([]);
    });
  });
}

function stepsOf(page: string): Step[] {
  return page.split(/^## /m).flatMap((section) => {
    const [heading = ''] = section.split('\n', 1);
    const blocks = [...section.matchAll(/^```(\w+)\n([^]*?)\n```$/gm)];
    return blocks.flatMap(([, language, text = ''], index) => {
      if (language !== 'sh') return [];
      const next = blocks[index + 1];
      const isOutput = next !== undefined && !['sh', 'bash'].includes(next[1] ?? '');
      return [{ heading, command: text, expected: isOutput ? next[2] : undefined }];
    });
  });
}

/** The pages name the ports that `npm start` uses; the services under test have others. */
function withAddresses(script: string, services: readonly RunningService[]): string {
  return services.reduce(
    (text, { definition, address }) =>
      text.replaceAll(`http://127.0.0.1:${definition.port.default}`, address),
    script,
  );
}

function outputs(script: string): Promise<readonly Output[]> {
  return new Promise((resolve) => {
    execFile('sh', ['-c', script], { maxBuffer: 16 * 1024 * 1024 }, (_error, stdout) => {
      const parts = stdout.split(SEPARATOR);
      resolve(
        Array.from({ length: Math.floor(parts.length / 2) }, (_, index) => ({
          text: parts[2 * index] ?? '',
          exitCode: parts[2 * index + 1] ?? '',
        })),
      );
    });
  });
}

async function sandboxesWithRules(services: readonly RunningService[]): Promise<string[]> {
  const found: string[] = [];
  for (const { address, definition } of services) {
    const { body } = await request(address).get('/__admin/sandboxes').expect(200);
    for (const { name } of body as readonly { readonly name: string }[]) {
      const rules = await request(address).get('/__admin/rules').set('X-Sandbox', name).expect(200);
      if ((rules.body as readonly unknown[]).length > 0) found.push(`${definition.name}: ${name}`);
    }
  }
  return found;
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
