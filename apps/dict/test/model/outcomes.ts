import { Dice } from '#libs/testing';
import { type Answer } from '../official/official-client';
import { type DirectoryModel } from './directory-model';

export const PARTICIPANTS = ['12345678', '87654321', '11111111'] as const;

/** Compares the outcome of each operation with that of the model. */
export class Outcomes {
  /** The outcomes that there were. */
  readonly met = new Set<string>();
  /** The last operation, for the message of a failed comparison. */
  last = '';
  readonly dice: Dice;

  constructor(
    seed: number,
    private readonly model: DirectoryModel,
  ) {
    this.dice = new Dice(seed);
  }

  /** Nearly always a participant itself, and otherwise any. */
  mostly(ispb: string): string {
    return ispb !== '' && this.dice.share(0.85) ? ispb : this.dice.one(PARTICIPANTS);
  }

  check(what: string, { status, error }: Answer, outcome: string): void {
    this.compare(
      what,
      error === undefined ? String(status) : `${String(status)} ${error}`,
      outcome,
    );
  }

  compare(what: string, found: string, outcome: string): void {
    this.last = `${iso(this.model.nowMs)} ${what}`;
    expect({ step: this.last, outcome: found }).toEqual({ step: this.last, outcome });
    this.met.add(outcome);
  }
}

export const iso = (ms: number): string => new Date(ms).toISOString();
