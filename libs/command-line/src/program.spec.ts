import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packageVersion } from '#libs/config';
import { SCRIPTS, SHELLS } from './completion/scripts';
import { NOBODY, run } from './test/run';

const PORTUGUESE = { ...NOBODY, LANG: 'pt_BR.UTF-8' };
const E2E = 'E1234567820261121120000000000001';

describe('The exit code', () => {
  it.each([
    [['--help'], 0],
    [['--version'], 0],
    [['clock', '--help'], 0],
    [['explain', E2E], 0],
    [['explain', `${E2E}9`], 1],
    [['explain', 'of no kind'], 1],
    [[], 2],
    [['sandbox'], 2],
    [['sandbox', 'creat'], 2],
    [['sandbox', 'create'], 2],
    [['sandbox', 'create', 'a', 'b'], 2],
    [['clock', 'freezee', 'now'], 2],
    [['clock', 'due', 'extra'], 2],
    [['clock', '--service', 'spy'], 2],
    [['clock', '--json', '--table'], 2],
    [['clock', '--sandbox'], 2],
    [['completion', 'cmd'], 2],
    [['order', '--nam', 'x'], 2],
    [['order'], 2],
    [['order', 'AM04', '--lose'], 2],
    [['order', 'AM04', '--times', 'many'], 2],
    [['order', '--lose'], 2],
    [['order', '--service', 'spi', '--delay', 'P1M'], 2],
    [['journal', 'show', '12'], 2],
    [['journal', 'show', 'spy/12'], 2],
    [['clock'], 3],
    [['clock', '--service', 'spi'], 3],
    [['journal', '--follow'], 3],
    [['order', 'AM04'], 3],
  ])('of %j is %i', async (given, code) => {
    const { code: found, stderr } = await run(given, { environment: NOBODY });
    expect(found).toBe(code);
    expect(stderr === '').toBe(code === 0 || (given[0] === 'explain' && given[1] !== 'of no kind'));
  });

  it('is 1 for a token that cannot be sent, without showing it', async () => {
    const environment = { ...NOBODY, ADMIN_TOKEN: 'wröng token' };
    const { code, stderr } = await run(['clock'], { environment });
    expect(code).toBe(1);
    expect(stderr).toContain('ADMIN_TOKEN');
    expect(stderr).not.toContain('wröng');
  });
});

describe('In Portuguese', () => {
  it.each([
    [['sandbox', 'creat'], "erro: comando desconhecido 'creat'\n(Você quis dizer create?)"],
    [['clock', 'freez'], "erro: comando desconhecido 'freez'\n(Você quis dizer freeze?)"],
    [
      ['clock', '--servic', 'spi'],
      "erro: opção desconhecida '--servic'\n(Você quis dizer --service?)",
    ],
    [['sandbox', 'create'], "erro: falta o argumento 'sandbox'"],
    [['record'], "erro: falta a opção '--to <address>'"],
    [['clock', '--sandbox'], "erro: falta o valor da opção '-s, --sandbox <name>'"],
    [['clock', '--service', 'x'], "erro: o valor 'x' da opção '--service <name>' não é válido."],
    [['completion', 'cmd'], "erro: o valor 'cmd' do argumento 'shell' não é válido."],
    [['clock', 'due', 'x'], 'erro: argumentos demais. Esperado: 0, recebido: 1.'],
    [
      ['clock', '--json', '--table'],
      "erro: a opção '--json' não pode ser usada com a opção '--table'",
    ],
    [['clock'], 'erro: Nenhum simulador responde em http://127.0.0.1:1: '],
    [['order'], 'erro: Informe um código'],
  ])('%j fails with its reason', async (given, expected) => {
    const { stderr } = await run(given, { environment: PORTUGUESE });
    expect(stderr).toContain(expected);
    expect(stderr).not.toMatch(/error|Did you mean|Add --help/);
  });

  it.each([
    [[]],
    [['sandbox']],
    [['sandbox', 'restore']],
    [['order']],
    [['explain']],
    [['journal']],
    [['record']],
    [['replay']],
  ])('the help of %j has no English titles and no English words of options', async (command) => {
    const { stdout } = await run([...command, '--help'], { environment: PORTUGUESE });
    expect(stdout).toContain('Uso: paysim');
    expect(stdout).toContain('mostra esta ajuda');
    expect(stdout).not.toMatch(
      /Usage|Options|Commands|Arguments|\[options\]|\[command\]|default:|choices/,
    );
  });
});

describe('The help', () => {
  it('fits into the terminal', async () => {
    const { stdout } = await run(['--help'], { columns: 80, environment: { NO_COLOR: '1' } });
    const own = stdout.slice(0, stdout.indexOf('A result is'));
    expect(Math.max(...own.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(80);
  });

  it('does not show the command of the completion scripts', async () => {
    expect((await run(['--help'])).stdout).not.toContain('complete ');
  });
});

it('shows the version of the package', async () => {
  expect((await run(['--version'])).stdout).toBe(`${packageVersion}\n`);
});

it.each(SHELLS)('prints the script of %s', async (shell) => {
  expect((await run(['completion', shell])).stdout).toBe(SCRIPTS[shell]);
});

describe('complete', () => {
  it('writes one word a line, with descriptions if the shell takes them', async () => {
    const bare = await run(['complete', '--', 'clock', 'f'], { environment: NOBODY });
    expect(bare).toEqual({ code: 0, stdout: 'freeze\n', stderr: '' });
    const described = await run(['complete', '--descriptions', '--', 'clock', 'f']);
    expect(described.stdout).toBe('freeze\tStop the clock at an instant\n');
  });

  it('completes options of commands, also after their names', async () => {
    expect((await run(['complete', '--', 'order', '--service=sp'])).stdout).toBe('--service=spi\n');
  });

  it('says nothing if no simulator answers', async () => {
    const { code, stdout, stderr } = await run(['complete', '--', '-s', ''], {
      environment: NOBODY,
    });
    expect([code, stdout, stderr]).toEqual([0, '', '']);
  });
});

describe('explain', () => {
  const folder = mkdtempSync(join(tmpdir(), 'paysim-'));
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  it('reads a text, the standard input and a file', async () => {
    const file = join(folder, 'id.txt');
    writeFileSync(file, `${E2E}\n`);
    const { stdout } = await run(['explain', E2E]);
    expect(JSON.parse(stdout)).toMatchObject({ kind: 'end-to-end-id', valid: true });
    expect((await run(['explain', '-'], { stdin: E2E })).stdout).toBe(stdout);
    expect((await run(['explain', file])).stdout).toBe(stdout);
  });

  it('shows a table on a terminal, and what is wrong', async () => {
    const environment = { NO_COLOR: '1' };
    const { stdout, code } = await run(['explain', '11144477734'], { columns: 100, environment });
    expect(code).toBe(1);
    expect(stdout).toBe(
      'Pix key\nkey   11144477734\ntype  CPF\nwrong: The check digits of the CPF are wrong.\n',
    );
  });

  it('colors a terminal', async () => {
    expect((await run(['explain', E2E], { columns: 100 })).stdout).toContain('\u001B[1mEndToEndId');
  });
});
