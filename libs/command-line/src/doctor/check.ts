/** The result of one check. */
export interface Check {
  /** `note`: nothing is wrong, but good to know. */
  readonly status: 'ok' | 'note' | 'wrong';
  /** What was checked: `node`, `spi`, `DATA_DIR`. */
  readonly about: string;
  readonly detail: string;
  /** What to do. Each wrong check has it. */
  readonly remedy?: string;
}

export function ok(about: string, detail: string): Check {
  return { status: 'ok', about, detail };
}

export function note(about: string, detail: string): Check {
  return { status: 'note', about, detail };
}

export function wrong(about: string, detail: string, remedy: string): Check {
  return { status: 'wrong', about, detail, remedy };
}
