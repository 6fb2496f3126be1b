const WAITS = '.waitForTaskToken';

/** The AWS names of resources. */
const AWS_PREFIX = 'arn:aws:states:::';

/** A parsed value of `Resource`. */
export interface ResourceName {
  /** Without the suffix. */
  readonly name: string;
  readonly waitsForToken: boolean;
}

/** @example resourceName('http.waitForTaskToken'); // { name: 'http', waitsForToken: true } */
export function resourceName(text: string): ResourceName {
  const waitsForToken = text.endsWith(WAITS);
  return { name: waitsForToken ? text.slice(0, -WAITS.length) : text, waitsForToken };
}

export function isAwsName(name: string): boolean {
  return name.startsWith(AWS_PREFIX);
}
