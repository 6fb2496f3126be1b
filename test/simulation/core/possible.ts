import { isDeepStrictEqual } from 'node:util';
import { type Outcome } from './model';
import { type Answer, type Received } from './wire';

/** A request that was sent, with what came back. */
export interface Exchange<World> {
  readonly title: string;
  readonly received: Received;
  outcomes(world: World): readonly Outcome<World>[];
}

export type Conclusion<World> =
  | { readonly ok: true; readonly worlds: readonly World[] }
  /** No possible state allows the answers. One text for each outcome that was compared. */
  | { readonly ok: false; readonly differences: readonly string[] };

/**
 * Follows all states that a sandbox can be in. A lost answer leaves two: carried out and not. An answer keeps only the
 * states in which it is allowed.
 */
export function conclude<World>(
  worlds: readonly World[],
  exchange: Exchange<World>,
): Conclusion<World> {
  return concludeRace(worlds, [exchange]);
}

/**
 * The same for requests that were sent at once: they are right if there is an order in which the answers are allowed.
 * The work grows with the factorial of their number.
 */
export function concludeRace<World>(
  worlds: readonly World[],
  exchanges: readonly Exchange<World>[],
): Conclusion<World> {
  const differences = new Set<string>();
  const found: World[] = [];
  const follow = (world: World, left: readonly Exchange<World>[]): void => {
    if (left.length === 0) {
      if (!found.some((other) => isDeepStrictEqual(other, world))) found.push(world);
      return;
    }
    for (const exchange of left) {
      const rest = left.filter((other) => other !== exchange);
      for (const next of nextWorlds(world, exchange, differences)) follow(next, rest);
    }
  };
  for (const world of worlds) follow(world, exchanges);
  return found.length > 0
    ? { ok: true, worlds: found }
    : { ok: false, differences: [...differences] };
}

function nextWorlds<World>(
  world: World,
  exchange: Exchange<World>,
  differences: Set<string>,
): readonly World[] {
  const { title, received } = exchange;
  if (received === 'unsent') return [world];
  const possible = exchange.outcomes(world);
  if (received === 'lost') return [world, ...possible.map((outcome) => outcome.next(undefined))];
  const allowed = possible.flatMap((outcome) => {
    const difference = outcome.differs(received);
    if (difference === undefined) return [outcome.next(received)];
    differences.add(`${title}, if ${outcome.name}: ${difference}; the answer: ${shown(received)}`);
    return [];
  });
  if (allowed.length > 0 || received.status < 500) return allowed;
  // After an error of the server that the model does not know, nobody knows whether the request was carried out.
  return [world, ...possible.map((outcome) => outcome.next(undefined))];
}

function shown({ status, body }: Answer): string {
  return `${String(status)} ${JSON.stringify(body).slice(0, 600)}`;
}
