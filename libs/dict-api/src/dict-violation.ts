/** An error in a field, as the official problems show it. */
export interface DictViolation {
  readonly reason: string;
  readonly value?: string;
  /** The path of the field, as in `entry.account.branch`. */
  readonly property?: string;
}
