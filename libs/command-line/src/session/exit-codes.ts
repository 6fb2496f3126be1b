/** The exit codes of the program. The help text lists them. */
export const EXIT = { done: 0, failed: 1, usage: 2, noSimulator: 3 } as const;

/** The parameters do not fit together. Exit code 2. */
export class UsageError extends Error {}

/** The command cannot do what it was asked for. Exit code 1. */
export class CommandFailed extends Error {}
