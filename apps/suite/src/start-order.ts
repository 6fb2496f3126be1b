import { type AppDefinition } from '#libs/app';

type Startable = Pick<AppDefinition, 'name' | 'variables'>;

/** The variable with the address of an app, for the others: `SPI_URL`. */
export function addressVariable({ name }: Pick<AppDefinition, 'name'>): string {
  return `${name.toUpperCase()}_URL`;
}

/**
 * The apps in the order in which they are started: an app comes after those whose addresses it has a variable for, so
 * that it can get these addresses. Otherwise the order stays. Of apps that need each other, the first one starts first.
 */
export function startOrder<App extends Startable>(apps: readonly App[]): readonly App[] {
  const waiting = [...apps];
  const ordered: App[] = [];
  const needs = (app: App, other: App): boolean => calls(app, other) && !calls(other, app);
  while (waiting.length > 0) {
    const ready = waiting.findIndex((app) => !waiting.some((other) => needs(app, other)));
    ordered.push(...waiting.splice(Math.max(ready, 0), 1));
  }
  return ordered;
}

/** The names of the apps that an app can call, directly or through another one. It may be among them itself. */
export function reachableFrom(app: Startable, apps: readonly Startable[]): ReadonlySet<string> {
  const reached = new Set<Startable>();
  const follow = (caller: Startable): void => {
    for (const other of apps) {
      if (reached.has(other) || !calls(caller, other)) continue;
      reached.add(other);
      follow(other);
    }
  };
  follow(app);
  return new Set([...reached].map(({ name }) => name));
}

/** Whether an app has a variable for the address of the other. */
export function calls(app: Startable, other: Startable): boolean {
  const variable = addressVariable(other);
  return app !== other && Object.values(app.variables).some(({ name }) => name === variable);
}
