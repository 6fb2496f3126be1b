import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import request from 'supertest';
import { type RunningService } from '#libs/app';
import { type Environment } from '#libs/config';
import { createTestData, databaseUnderTest, type TestData } from './test-app';

interface Step {
  /** The heading above the command. */
  readonly heading: string;
  readonly command: string;
  /** The output on the page; undefined if the page shows none. */
  readonly expected: string | undefined;
}

interface Output {
  readonly text: string;
  readonly exitCode: string;
}

/** Texts on the pages, and their replacements: the addresses and folders of the services under test. */
export type StandIns = Readonly<Record<string, string>>;

/** Each page runs twice, because a reader can paste a page again in the same shell and on the same services. */
const RUNS = 2;
/** Printed before and after the exit code of a command, which follows its output. */
const SEPARATOR = '\u001e';

/**
 * Runs pages of the documentation as a reader does: all services run, and the commands of a page are pasted
 * into one shell, the whole page twice. The output of each command is compared with the output on the page;
 * `…` on the page matches any text. A command without output on the page must succeed. After a page,
 * there must be no rule in any sandbox.
 *
 * Blocks marked `sh` are commands. A command that starts or installs something is marked `bash`, and it is
 * not run.
 *
 * @param standInsOf more replacements, besides the HTTP addresses of the services, which are always replaced
 */
export function describePages(
  pages: readonly string[],
  start: (environment: Environment) => Promise<readonly RunningService[]>,
  standInsOf: (services: readonly RunningService[]) => StandIns = () => ({}),
): void {
  let data: TestData;
  let services: readonly RunningService[];
  let standIns: StandIns;
  beforeAll(async () => {
    data = await createTestData();
    services = await start({ LOG_LEVEL: 'error', ...data.environment });
    standIns = { ...addressesOf(services), ...standInsOf(services) };
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
      printed = await outputs(withStandIns(`${script}\n`.repeat(RUNS), standIns));
    });

    const cases = Array.from({ length: RUNS }, (_, run) =>
      steps.map(({ heading, command, expected }, index) => {
        const [line = ''] = command.split('\n', 1);
        return { heading, line, expected, run: run + 1, at: run * steps.length + index };
      }),
    ).flat();
    it.each(cases)('run $run, $heading: $line', ({ expected, at }) => {
      const { text, exitCode } = printed[at] ?? { text: 'The command was not run.', exitCode: '' };
      if (expected !== undefined) expect(compact(text)).toMatch(pattern(expected));
      else expect([text, exitCode]).toEqual([expect.not.stringContaining('"urn:problem:'), '0']);
    });

    it('leaves no rule in any sandbox', async () => {
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

/** The addresses of `npm start` on the pages, and those of the services under test. */
function addressesOf(services: readonly RunningService[]): StandIns {
  return Object.fromEntries(
    services.map(({ definition, address }) => [
      `http://127.0.0.1:${definition.port.default}`,
      address,
    ]),
  );
}

function withStandIns(script: string, standIns: StandIns): string {
  return Object.entries(standIns).reduce(
    (text, [onPage, here]) => text.replaceAll(onPage, () => here),
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

/** The suite control is not checked, because its rules are those of the services. */
async function sandboxesWithRules(services: readonly RunningService[]): Promise<string[]> {
  const found: string[] = [];
  for (const { address, definition } of services) {
    if (definition.name === 'suite') continue;
    const { body } = await request(address).get('/__admin/sandboxes').expect(200);
    for (const { name } of body as readonly { readonly name: string }[]) {
      const rules = await request(address).get('/__admin/rules').set('X-Sandbox', name).expect(200);
      if ((rules.body as readonly unknown[]).length > 0) found.push(`${definition.name}: ${name}`);
    }
  }
  return found;
}

/** Removes white space, because the output on the page is formatted. */
function compact(text: string): string {
  return text.replace(/\s+/g, '');
}

/** Returns a pattern for the output on the page. */
function pattern(expected: string): RegExp {
  const parts = compact(expected)
    .split('…')
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('[^]*?')}$`);
}
