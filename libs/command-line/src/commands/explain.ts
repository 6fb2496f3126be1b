import { readFile, stat } from 'node:fs/promises';
import { Option } from 'commander';
import { EXIT, CommandFailed } from '../session/exit-codes';
import { type Session } from '../session/session';
import { KINDS, type Explanation, type Kind } from '../explain/explanation';
import { type AddCommand } from './tools';

interface ExplainCommandOptions {
  readonly as?: Kind;
  readonly profile?: string;
  readonly show?: boolean;
}

export const addExplain: AddCommand = (program, { say, action }) => {
  program
    .command('explain')
    .description(say('explain.about'))
    .argument('<text>', say('argument.text'))
    .addOption(
      new Option('--as <kind>', say('explain.as', { kinds: KINDS.join(', ') })).choices(KINDS),
    )
    .option('--profile <profile>', say('explain.profile'))
    .option('--show', say('explain.show'))
    .action(action(explainGiven));
};

async function explainGiven(
  session: Session,
  { as, profile, show = false }: ExplainCommandOptions,
  given: string,
): Promise<number> {
  const { output, say, terminal } = session;
  const bytes = given === '-' ? await allOf(terminal.stdin) : await bytesOf(given);
  // Loaded here, because no other command needs the libraries of the documents.
  const { explain } = await import('../explain/explain.js');
  const explanation = explain(bytes, { as, profile, show }, say);
  if (explanation === undefined) throw new CommandFailed(say('explain.unknown'));
  const { problems } = explanation;
  output.result({ ...explanation, valid: problems.length === 0 }, () =>
    lines(session, explanation),
  );
  return problems.length === 0 ? EXIT.done : EXIT.failed;
}

function lines({ output, say }: Session, { title, facts, problems }: Explanation): string {
  const heading = `${output.styled('bold', title)}\n`;
  const table = output.table(
    [],
    facts.map(({ name, value, meaning = '' }) => [name, value, meaning]),
  );
  const wrong = problems.map(({ where, detail }) => {
    const place = where === '' || detail.includes(where) ? '' : `${where}: `;
    return `${output.styled('red', say('explain.wrong'))} ${output.line(place + detail)}`;
  });
  const end = problems.length === 0 ? `${output.styled('green', say('explain.fine'))}\n` : '';
  return heading + table + wrong.join('') + end;
}

async function allOf(stdin: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of stdin) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** The longest path that a system opens. A longer text, such as a message, is no path. */
const LONGEST_PATH = 1_024;

/** The content of a file with this path, or the text itself. */
async function bytesOf(given: string): Promise<Uint8Array> {
  if (given.length <= LONGEST_PATH && !given.includes('\0')) {
    const found = await stat(given).catch(() => undefined);
    if (found?.isFile() === true) return readFile(given);
  }
  return Buffer.from(given);
}
