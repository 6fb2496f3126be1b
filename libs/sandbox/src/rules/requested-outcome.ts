import type { DataSource } from 'typeorm';
import { type Transactional, type UnitOfWork } from '#libs/database';
import { type RequestContext } from '#libs/http';
import { type SkippedRule, type SkipReason } from '#libs/journal';
import { obstacleTo, type Rule } from './rule';
import { countMatchIn, giveBackHit, takeHitIn } from './rule.repository';

/** A rule with an outcome. */
export interface OutcomeRule {
  readonly rule: Rule;
  readonly code: string;
}

/** Whether an operation has an outcome. */
type IsKnown = (code: string) => boolean;

/** The rule whose outcome is carried out. */
interface Taken extends OutcomeRule {
  /** The transaction that carries the outcome out; undefined after its commit. */
  readonly tx: UnitOfWork | undefined;
  /** The parts of the request that the transaction carries it out for, such as the payments of a message. */
  readonly subjects: Set<string>;
}

/**
 * The outcome that the rules of the sandbox request for one request. A rule takes effect when the service carries its outcome
 * out. Its hit is counted in that transaction, so a rollback gives the hit back.
 */
export class RequestedOutcome {
  private taken: Taken | undefined;
  /** Whether the service has asked for an outcome, and whether the first one is an outcome of its operation. */
  private wasAsked = false;
  private isOfOperation = false;
  /** The rules whose last hit other requests have taken. */
  private readonly usedUp = new Set<Rule>();

  /**
   * @param first the rule whose turn it is; it has counted the request as matched
   * @param later further rules that match, in their order. One of them has its turn if no rule before it has a hit left and an
   * outcome of the operation
   */
  constructor(
    readonly database: DataSource,
    private readonly context: RequestContext,
    private readonly first: OutcomeRule,
    private readonly later: readonly OutcomeRule[],
  ) {}

  /** Whether the outcome of a rule is still to be carried out, or was. If not, a test value has its turn. */
  get hasTurn(): boolean {
    return this.taken !== undefined || !this.usedUp.has(this.first.rule);
  }

  /** The outcome that the next `take` returns, unless other requests take the last hit of its rule before. */
  peek(isKnown: IsKnown): string | undefined {
    const { taken } = this;
    if (taken !== undefined && taken.tx === undefined) return ifKnown(taken, isKnown);
    return this.candidates(isKnown).find(({ rule }) => !this.usedUp.has(rule))?.code;
  }

  /**
   * Takes the outcome for a part of the request. The first part takes a hit of the rule; all parts get the same outcome, also
   * in later transactions.
   */
  *take(tx: UnitOfWork, isKnown: IsKnown, subject: string): Transactional<string | undefined> {
    const { taken } = this;
    // What another transaction has taken is lost, unless it is committed: work that is done a second time has a new one.
    if (taken !== undefined && (taken.tx === undefined || taken.tx === tx)) {
      taken.subjects.add(subject);
      return ifKnown(taken, isKnown);
    }
    for (const candidate of this.candidates(isKnown)) {
      if (!(yield* this.takeHit(tx, candidate))) continue;
      this.taken = { ...candidate, tx, subjects: new Set([subject]) };
      tx.afterCommit(() => {
        this.confirm(tx);
      });
      return candidate.code;
    }
    return undefined;
  }

  /** Gives back what the transaction has taken for a part of the request. After the last part, the hit is free again. */
  *giveBack(tx: UnitOfWork, subject: string): Transactional<void> {
    if (this.taken?.tx !== tx) return;
    const { rule, subjects } = this.taken;
    if (!subjects.delete(subject) || subjects.size > 0) return;
    this.taken = undefined;
    yield* giveBackHit(tx, rule);
  }

  /** The first rule, if it had no effect, and why. Called at the end of the request. */
  skipped(): readonly SkippedRule[] {
    const { first, taken } = this;
    const isDone = taken !== undefined && taken.tx === undefined && taken.rule === first.rule;
    return isDone ? [] : [{ rule: first.rule.id, reason: this.reason() }];
  }

  private reason(): SkipReason {
    if (this.wasAsked && !this.isOfOperation) return 'operation';
    return this.usedUp.has(this.first.rule) ? 'times' : 'unused';
  }

  private candidates(isKnown: IsKnown): readonly OutcomeRule[] {
    this.wasAsked = true;
    this.isOfOperation ||= isKnown(this.first.code);
    return [this.first, ...this.later].filter(({ code }) => isKnown(code));
  }

  private *takeHit(tx: UnitOfWork, candidate: OutcomeRule): Transactional<boolean> {
    const { rule } = candidate;
    if (candidate !== this.first) {
      const counts = yield* countMatchIn(tx, rule);
      if (counts === undefined || obstacleTo(rule, counts) !== undefined) {
        this.usedUp.add(rule);
        return false;
      }
    }
    const isTaken = yield* takeHitIn(tx, rule);
    // The hit of a simultaneous request can have been given back before this work was done a second time.
    if (isTaken) this.usedUp.delete(rule);
    else this.usedUp.add(rule);
    return isTaken;
  }

  private confirm(tx: UnitOfWork): void {
    if (this.taken?.tx !== tx) return;
    this.taken = { ...this.taken, tx: undefined };
    this.context.rule = this.taken.rule.id;
  }
}

function ifKnown({ code }: OutcomeRule, isKnown: IsKnown): string | undefined {
  return isKnown(code) ? code : undefined;
}
