import { statSync } from 'node:fs';
import { Logger } from '@nestjs/common';
import { readSmallFile, refused, systemClock, type Result } from '#libs/kernel';
import { LineBudget } from './line-budget';
import { digestOf, parseTokenList, type TeamToken } from './token-list';

/** Room for some thousand tokens. */
const MOST_BYTES = 1_048_576;
/** A file that was written later than this before it was read may have been written again at the same instant. */
const SETTLED_MS = 2_000;

const logger = new Logger('Access');

/** The state of a file at which its content is known. */
interface Seen {
  readonly stamp: string;
  readonly isSettled: boolean;
}

/**
 * The tokens in ADMIN_TOKENS_FILE. The file is looked at with each request that has a token, and read when it has
 * changed, so that a token is valid, or no longer valid, from the next request on.
 */
export class TokenFile {
  private tokens: readonly TeamToken[] = [];
  private seen: Seen;
  /** The digest of the last content, or the mistakes in it. */
  private last: string;

  /**
   * @param secrets tokens that no team may have, by the words that name them in errors
   * @param refuse is called if the file cannot be used, with one line for each mistake
   */
  constructor(
    private readonly path: string,
    private readonly secrets: ReadonlyMap<string, string>,
    refuse: (lines: readonly string[]) => never,
    /** For the lines about later changes. */
    private readonly changes = new LineBudget(),
  ) {
    this.seen = look(path);
    const content = this.read();
    this.last = content.digest;
    if (!content.tokens.ok) refuse(this.lines(content.tokens.refusal));
    else this.tokens = content.tokens.value;
  }

  /** The tokens of the file; while the file has a mistake, those that it had before. */
  current(): readonly TeamToken[] {
    const now = look(this.path);
    if (now.stamp !== this.seen.stamp || !this.seen.isSettled) {
      this.seen = now;
      this.readAgain();
    }
    return this.tokens;
  }

  private readAgain(): void {
    const { digest, tokens } = this.read();
    if (digest === this.last) return;
    this.last = digest;
    if (tokens.ok) this.tokens = tokens.value;
    this.changes.spend((omitted) => {
      const more = omitted === 0 ? '' : ` ${String(omitted)} earlier lines about it were left out.`;
      if (tokens.ok) {
        const names = tokens.value.map(({ caller }) => caller.name).join(', ');
        logger.log(`ADMIN_TOKENS_FILE was read again. Its tokens: ${names || 'none'}.${more}`);
        return;
      }
      const lines = this.lines(tokens.refusal).join('\n');
      logger.error(`${lines}\nThe tokens that it had before stay valid.${more}`);
    });
  }

  private read(): {
    readonly digest: string;
    readonly tokens: Result<readonly TeamToken[], readonly string[]>;
  } {
    const content = readSmallFile(this.path, MOST_BYTES);
    if (!content.ok) return { digest: content.refusal, tokens: refused([content.refusal]) };
    const digest = digestOf(content.value).toString('hex');
    return { digest, tokens: parseTokenList(content.value, this.secrets) };
  }

  private lines(mistakes: readonly string[]): string[] {
    return mistakes.map((mistake) => `ADMIN_TOKENS_FILE=${this.path} cannot be used: ${mistake}`);
  }
}

/** A stamp that changes with the file, also if another file takes its place. */
function look(path: string): Seen {
  try {
    const { mtimeNs, ctimeNs, size, ino, dev } = statSync(path, { bigint: true });
    const ageMs = systemClock.nowMs() - Number(ctimeNs / 1_000_000n);
    return { stamp: [mtimeNs, ctimeNs, size, ino, dev].join(' '), isSettled: ageMs > SETTLED_MS };
  } catch (error) {
    return { stamp: String((error as NodeJS.ErrnoException).code), isSettled: true };
  }
}
