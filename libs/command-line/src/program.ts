import { Command, CommanderError, Help, Option } from 'commander';
import { ConfigurationError, packageVersion } from '#libs/config';
import { ControlRefused, NoSimulator, SERVICE_NAMES } from '#libs/control-client';
import { nearestName } from '#libs/kernel';
import { addClock } from './commands/clock';
import { addCompletion } from './commands/completion';
import { addDoctor } from './commands/doctor';
import { addExplain } from './commands/explain';
import { addJournal } from './commands/journal';
import { addOrder } from './commands/order';
import { addRecord } from './commands/record';
import { addReplay } from './commands/replay';
import { addSandbox } from './commands/sandbox';
import { type AddCommand, type CommandTools, type Handler } from './commands/tools';
import { hasColors } from './output/output';
import { printable } from './output/text-width';
import { CommandFailed, EXIT, UsageError } from './session/exit-codes';
import { Session, type GlobalOptions } from './session/session';
import { type Terminal } from './session/terminal';
import { commanderText, helpTitle } from './texts/commander-texts';
import { languageOf, translator, type Say } from './texts/say';

/** The commands, in the order of the help text. */
const COMMANDS: readonly AddCommand[] = [
  addSandbox,
  addClock,
  addOrder,
  addJournal,
  addRecord,
  addReplay,
  addExplain,
  addDoctor,
  addCompletion,
];

/** The width of a help text that does not go to a terminal. */
const HELP_WIDTH = 100;

/**
 * Runs the program.
 *
 * @param given the parameters without the names of the program
 * @returns the exit code
 */
export async function runProgram(given: readonly string[], terminal: Terminal): Promise<number> {
  const say = translator(languageOf(terminal.environment));
  const run: Run = { code: EXIT.done };
  try {
    await createProgram(terminal, say, run).parseAsync(given, { from: 'user' });
    return run.code;
  } catch (error) {
    return failed(error, terminal, say);
  }
}

interface Run {
  code: number;
}

/** The tree of commands. */
export function createProgram(
  terminal: Terminal,
  say: Say,
  run: Run = { code: EXIT.done },
): Command {
  const program = new Command('paysim');
  configure(program, terminal, say);
  program
    .description(say('paysim.about'))
    .version(packageVersion, '-V, --version', say('option.version'))
    .addOption(
      new Option('--service <name>', say('option.service', { names: SERVICE_NAMES.join(', ') }))
        // The list is checked when the option is read, and the help text has it already.
        .choices(SERVICE_NAMES),
    )
    .option('-s, --sandbox <name>', say('option.sandbox'))
    .addOption(new Option('--json', say('option.json')).conflicts('table'))
    .option('--table', say('option.table'))
    .addHelpText('after', `\n${say('paysim.exitCodes')}`);
  for (const add of COMMANDS) add(program, toolsOf(terminal, say, run));
  withoutHelpCommands(program);
  return program;
}

/** Each command has --help. Subcommands do not inherit this setting. */
function withoutHelpCommands(command: Command): void {
  command.helpCommand(false);
  for (const each of command.commands) withoutHelpCommands(each);
}

function configure(program: Command, terminal: Terminal, say: Say): void {
  const { stdout, stderr, environment } = terminal;
  program
    .helpOption('-h, --help', say('option.help'))
    .showHelpAfterError(say('paysim.help'))
    .configureHelp({
      showGlobalOptions: true,
      styleTitle: (title) => helpTitle(title, say),
      styleUsage: (usage) => helpTitle(usage, say),
      subcommandTerm: (command) => helpTitle(new Help().subcommandTerm(command), say),
      optionDescription: ({ description }) => description,
      argumentDescription: ({ description }) => description,
    })
    .configureOutput({
      writeOut: (text) => stdout.write(text),
      writeErr: (text) => stderr.write(text),
      outputError: (text, write) => {
        write(printableLines(commanderText(text, say)));
      },
      getOutHelpWidth: () => stdout.columns ?? HELP_WIDTH,
      getErrHelpWidth: () => stderr.columns ?? HELP_WIDTH,
      getOutHasColors: () => hasColors(stdout.isTTY === true, environment),
      getErrHasColors: () => hasColors(stderr.isTTY === true, environment),
    })
    .exitOverride();
}

function toolsOf(terminal: Terminal, say: Say, run: Run): CommandTools {
  return {
    say,
    action<Options extends object, Arguments extends readonly unknown[]>(
      handler: Handler<Options, Arguments>,
    ) {
      return async (...given: unknown[]): Promise<void> => {
        // commander passes the arguments, the options of the command, and the command.
        const command = given.at(-1) as Command;
        refuseUnknownSubcommand(command);
        const options = command.optsWithGlobals<Options & GlobalOptions>();
        const session = new Session(terminal, say, options);
        const code = await handler(session, options, ...(given.slice(0, -2) as never));
        run.code = code ?? EXIT.done;
      };
    },
  };
}

/** A command with an action of its own takes a misspelt subcommand for an argument. */
function refuseUnknownSubcommand(command: Command): void {
  const excess = command.args[command.registeredArguments.length];
  if (command.commands.length === 0 || excess === undefined) return;
  const near = nearestName(
    excess,
    command.commands.map((each) => each.name()),
  );
  const hint = near === undefined ? '' : `\n(Did you mean ${near}?)`;
  command.error(`error: unknown command '${excess}'${hint}`);
}

/** Writes why the program failed. @returns the exit code */
function failed(error: unknown, terminal: Terminal, say: Say): number {
  if (error instanceof CommanderError) {
    // commander has written the text already. Help and version are not errors.
    return error.exitCode === 0 ? EXIT.done : EXIT.usage;
  }
  const write = (text: string): void => {
    terminal.stderr.write(printableLines(`${say('error')} ${text}\n`));
  };
  if (error instanceof NoSimulator) {
    const { address, why } = error;
    write(`${say('error.noSimulator', { address, why })}\n${say('error.start')}`);
    return EXIT.noSimulator;
  }
  if (error instanceof UsageError) {
    write(`${error.message}\n${say('paysim.help')}`);
    return EXIT.usage;
  }
  write(reasonOfFailure(error));
  return EXIT.failed;
}

function reasonOfFailure(error: unknown): string {
  if (error instanceof ControlRefused) {
    const { status, code, detail } = error.problem;
    return `${String(status)} ${code}. ${detail}`;
  }
  if (error instanceof CommandFailed || error instanceof ConfigurationError) return error.message;
  // Errors of files name the operation and the path.
  return error instanceof Error ? error.message : String(error);
}

function printableLines(text: string): string {
  return text.split('\n').map(printable).join('\n');
}
