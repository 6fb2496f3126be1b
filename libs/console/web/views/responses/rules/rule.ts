/** A rule as it is posted. */
export interface PostedRule {
  readonly name?: string;
  readonly match?: RuleMatch | null;
  readonly effect: RuleEffect;
  readonly times?: number | string;
  readonly skip?: number;
  readonly probability?: number;
}

export interface RuleMatch {
  readonly method?: string;
  readonly path?: string;
  readonly body?: readonly BodyCondition[];
  readonly headers?: object;
  readonly query?: object;
  readonly nth?: number;
}

export interface BodyCondition {
  readonly pointer?: string;
  readonly element?: string;
  readonly equals?: unknown;
  readonly contains?: string;
}

export interface RuleEffect {
  readonly outcome?: string;
  /** A number is in milliseconds. */
  readonly delay?: number | DelayTimes;
  readonly respond?: { readonly status?: number | string; readonly body?: unknown };
  readonly reset?: true;
  readonly empty?: true;
  readonly truncate?: { readonly bodyBytes: number | string };
  readonly commitThenDrop?: true;
}

export interface DelayTimes {
  readonly fixedMs?: number | string;
  readonly uniformMs?: readonly [number, number];
  readonly logNormalMs?: { readonly median: number };
}

/** A rule of the sandbox in one service. */
export interface StoredRule {
  readonly service: string;
  readonly id: string;
  readonly matched: number;
  readonly hits: number;
  readonly rule: PostedRule;
  readonly warnings?: readonly string[];
}

/** Whether the rule has had its effect as often as it may. */
export function isUsedUp({ hits, rule }: StoredRule): boolean {
  return rule.times !== undefined && hits >= Number(rule.times);
}
