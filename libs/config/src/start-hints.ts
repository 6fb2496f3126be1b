import { nearestName } from '#libs/kernel';
import { textOf, type Environment, type Variable } from './variables';

/** A name with more changes than this is another name: Kubernetes and shells set many variables that are not ours. */
const MOST_CHANGES = 2;
/** In a short name one change only: HOME and HOST are two changes apart. */
const SHORT_NAME = 6;

/**
 * Probable mistakes of an environment that can be used: names that resemble a variable, and secrets that the
 * documentation has shown. One line each, without the value of a variable.
 *
 * @param variables all that the process understands
 */
export function startHints(
  variables: readonly Variable<unknown>[],
  environment: Environment,
): string[] {
  const set = Object.keys(environment).filter((name) => isSet(name, environment));
  const known = new Set(
    variables.flatMap(({ name, file }) => [name, ...(file ? [file.name] : [])]),
  );
  const misspelt = set.flatMap((name) => {
    if (known.has(name)) return [];
    const near = nearestName(name, [...known], name.length < SHORT_NAME ? 1 : MOST_CHANGES);
    // Whoever has set the variable itself has not misspelt it.
    return near === undefined || isSet(near, environment) ? [] : [[name, near] as const];
  });
  const shown = variables.filter(({ name, published = [] }) =>
    published.includes(textOf(name, environment)),
  );
  return [
    ...misspelt.map(
      ([name, near]) => `${name} is not a variable of the simulators. Did you mean ${near}?`,
    ),
    ...new Set(shown.map(({ name }) => publishedValue(name))),
  ];
}

/** The sentence about a secret that the documentation has shown. */
export function publishedValue(name: string): string {
  return `${name} has a value that the documentation has shown, so it is no secret. Set another one, as in ${name}=$(openssl rand -hex 24).`;
}

function isSet(name: string, environment: Environment): boolean {
  return textOf(name, environment) !== '';
}
