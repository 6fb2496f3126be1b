import 'reflect-metadata';
import { variablesOf } from '#libs/app';
import { startHints } from '#libs/config';
import { apps } from '../apps/suite/src/apps';
import { suite } from '../apps/suite/src/suite.app';

const services = [...apps, suite];
const names = services.flatMap((definition) =>
  Object.values(variablesOf(definition)).flatMap(({ name, file }) => [
    name,
    ...(file === undefined ? [] : [file.name]),
  ]),
);

describe('The hints about misspelt variables', () => {
  // One file of variables is often used for all services, and a service knows only its own.
  it.each(services.map((definition) => [definition.name, definition] as const))(
    'of %s do not take a variable of another service for a misspelt one',
    (_, definition) => {
      const variables = Object.values(variablesOf(definition));
      const hints = names.flatMap((name) => startHints(variables, { [name]: 'x' }));
      expect(hints).toEqual([]);
    },
  );
});
