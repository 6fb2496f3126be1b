import { type ListedTestValue } from '#libs/test-values';

/** A field that takes a test value. */
export class TestValueFieldResponse {
  /**
   * Method and path of the operation.
   * @example POST /payments
   */
  operation!: string;

  /**
   * An element path, a JSON pointer, or the name of a parameter of the path.
   * @example /data/key
   */
  field!: string;
}

/** A value that requests an outcome. */
export class TestValueResponse {
  /**
   * The value to send. The case of letters does not count.
   * @example ac03@outcome.example
   */
  value!: string;

  /**
   * The outcome, as a rule names it in `effect.outcome`.
   * @example AC03
   */
  outcome!: string;

  /** @example The account of the receiver does not exist */
  meaning!: string;

  /** The fields that take the value. */
  fields!: TestValueFieldResponse[];
}

/** The test values of the service. */
export class TestValuesResponse {
  /**
   * Whether the sandbox takes them.
   * @example true
   */
  enabled!: boolean;

  /** Empty if the service has none. */
  values!: TestValueResponse[];

  static of(enabled: boolean, listed: readonly ListedTestValue[]): TestValuesResponse {
    return { enabled, values: listed.map((each) => ({ ...each, fields: [...each.fields] })) };
  }
}
