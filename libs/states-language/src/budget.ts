import { StateFailure } from './failure';

/** How many nodes of JSON one state may visit. A payload of 256 KiB has at most 131,072. */
const MAX_VISITS = 1_000_000;

/** How many characters the functions of one state may produce. */
const MAX_CHARACTERS = 4_194_304;

/**
 * Limits the work of one state. The number of nodes that a path such as `$..*..*` visits grows with a power of the size
 * of its input, and a definition can use the whole input thousands of times.
 */
export class Budget {
  private visits = MAX_VISITS;
  private characters = MAX_CHARACTERS;

  /** @throws StateFailure States.Runtime */
  visit(count = 1): void {
    this.visits -= count;
    if (this.visits < 0) {
      throw new StateFailure(
        'States.Runtime',
        `The paths and functions of this state visit more than ${String(MAX_VISITS)} values. Use narrower paths.`,
      );
    }
  }

  /** @throws StateFailure States.DataLimitExceeded */
  produce(characters: number): void {
    this.characters -= characters;
    if (this.characters < 0) {
      throw new StateFailure(
        'States.DataLimitExceeded',
        `The functions of this state produce more than ${String(MAX_CHARACTERS)} characters.`,
      );
    }
  }
}
