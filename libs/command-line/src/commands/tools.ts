import { type Command } from 'commander';
import { type Say } from '../texts/say';
import { type Session } from '../session/session';

/** A handler of a command: its options, with the global ones, and its arguments. It returns an exit code, 0 by default. */
export type Handler<Options extends object, Arguments extends readonly unknown[]> = (
  session: Session,
  options: Options,
  ...given: Arguments
) => Promise<number | undefined>;

/** What a command needs to add itself to the program. */
export interface CommandTools {
  readonly say: Say;
  /** Makes the action of a command of its handler. */
  readonly action: <Options extends object, Arguments extends readonly unknown[]>(
    handler: Handler<Options, Arguments>,
  ) => (...given: unknown[]) => Promise<void>;
}

/** A command adds itself, with its subcommands, to the program. Each file of this folder has one. */
export type AddCommand = (program: Command, tools: CommandTools) => void;
