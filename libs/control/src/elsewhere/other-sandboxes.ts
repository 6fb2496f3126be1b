import { Injectable } from '@nestjs/common';
import { currentContext } from '#libs/http';
import { Sandboxes } from '#libs/sandbox';
import { AccessTokens } from '../access/access-tokens';
import { foreignHost } from '../loopback';

/** How many sandboxes are read for a 404. */
const MAX_SANDBOXES = 20;
/** How many requests read other sandboxes at a time. */
const MAX_SEARCHES = 4;
/** How long a 404 waits for the search, which then ends by itself. */
const PATIENCE_MS = 1_000;

/** Finds the sandbox that a request has probably meant. Only sandboxes that are open are read, and few of them. */
@Injectable()
export class OtherSandboxes {
  private searches = 0;

  constructor(
    private readonly sandboxes: Sandboxes,
    private readonly tokens: AccessTokens,
  ) {}

  /**
   * The most recently used other sandbox in which `find` finds something, and does not fail; undefined if there is none, if it is not found in
   * time, or if the client could not list the sandboxes: even the name of one is not to be told then.
   */
  async having(find: () => Promise<unknown>): Promise<string | undefined> {
    if (!this.mayBeTold() || this.searches >= MAX_SEARCHES) return undefined;
    this.searches += 1;
    const search = this.search(find).finally(() => {
      this.searches -= 1;
    });
    return inTime(search);
  }

  /** If clients need tokens, a sandbox can be that of another team; and a host name of another machine is that of a foreign page. */
  private mayBeTold(): boolean {
    const { headers, hostOfProxy } = currentContext();
    return !this.tokens.areNeeded && foreignHost(headers.host, hostOfProxy) === undefined;
  }

  private async search(find: () => Promise<unknown>): Promise<string | undefined> {
    const { sandbox: own } = currentContext();
    const others = this.sandboxes.openNames().filter((name) => name !== own);
    for (const name of others.slice(-MAX_SANDBOXES).reverse()) {
      // An error can also be that of a sandbox that is being closed: then nothing is said.
      const isThere = await this.sandboxes.peekInto(name, () =>
        find().then(isPresent, () => false),
      );
      if (isThere === true) return name;
    }
    return undefined;
  }
}

function isPresent(value: unknown): boolean {
  return value !== undefined && value !== null && value !== false;
}

/** The result, or undefined if it takes too long. */
function inTime<T>(work: Promise<T>): Promise<T | undefined> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      resolve(undefined);
    }, PATIENCE_MS);
    void work.then(resolve, reject).finally(() => {
      clearTimeout(timer);
    });
  });
}
