import { Argument, type Command } from 'commander';
import { isServiceName } from '#libs/control-client';
import { askedWords } from '../completion/asked-words';
import { completionPlan } from '../completion/plan';
import { SCRIPTS, SHELLS, type Shell } from '../completion/scripts';
import { printable } from '../output/text-width';
import { Session } from '../session/session';
import { type AddCommand } from './tools';

/** Nobody waits longer for a completion. */
const PATIENCE_MS = 500;

interface CompleteOptions {
  readonly descriptions?: boolean;
  /** How long a service may take, in ms. Tests give it more time. */
  readonly patience?: string;
}

export const addCompletion: AddCommand = (program, { say, action }) => {
  program
    .command('completion')
    .description(say('completion.about'))
    .addArgument(new Argument('<shell>', say('argument.shell')).choices(SHELLS))
    .action(
      action(async (session, _: object, shell: Shell) => {
        session.output.write(SCRIPTS[shell]);
        return Promise.resolve(undefined);
      }),
    );
  // The scripts call it.
  program
    .command('complete', { hidden: true })
    .option('--descriptions')
    .option('--patience <ms>')
    .argument('[words...]')
    .action(
      action((session, options: CompleteOptions, words: readonly string[]) =>
        complete(session, { program, words, ...options }),
      ),
    );
};

async function complete(
  session: Session,
  given: CompleteOptions & { readonly program: Command; readonly words: readonly string[] },
): Promise<undefined> {
  const { current, prefix, words, ask, service } = completionPlan(given.program, given.words);
  const patienceMs = Number(given.patience ?? PATIENCE_MS);
  const asked =
    ask === undefined ? [] : await askedWords(ofService(session, service), ask, patienceMs);
  const fitting = asked.filter(({ value }) =>
    value.toLowerCase().startsWith(current.toLowerCase()),
  );
  for (const { value, description } of [...words, ...fitting]) {
    const word = prefix + printable(value);
    const hasDescription = given.descriptions === true && description !== '';
    session.output.write(hasDescription ? `${word}\t${printable(description)}\n` : `${word}\n`);
  }
  return undefined;
}

function ofService({ terminal, say, options }: Session, service: string | undefined): Session {
  if (service === undefined || !isServiceName(service)) return new Session(terminal, say, options);
  return new Session(terminal, say, { ...options, service });
}
