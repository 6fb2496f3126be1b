import { type Dice } from '#libs/testing';
import { type Answer, type HttpRequest, type ServiceName, type WireRequest } from './wire';

/** JSON values: steps of a run are stored in files. */
export type Json =
  string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

/** What the models know of the surroundings of a request. */
export interface Surroundings {
  /** Services that a fault can make fail while the request runs. */
  readonly disturbed: ReadonlySet<ServiceName>;
  /** Of this request in the run, to make names that no other request has. */
  readonly number: number;
  /** Whether other requests were sent at the same time. What an answer tells of the moment can include parts of them. */
  readonly isRace: boolean;
}

/**
 * One of the things that a request can do, by the specification. `World` is the state of one sandbox in all services; it
 * is never changed, only replaced.
 */
export interface Outcome<World> {
  /** What happens, for reports: `accepted`, `duplicate`. */
  readonly name: string;
  /** Returns what in the answer differs from this outcome, or undefined if the answer is that of this outcome. */
  differs(answer: Answer): string | undefined;
  /** Returns the state afterwards. Without an answer, it was lost: what only it could tell is not known. */
  next(answer: Answer | undefined): World;
}

/** Something that a user does. */
export interface Operation<World, Args extends Json = Json> {
  /** The service and the action: `dict.create`. */
  readonly name: string;
  readonly service: ServiceName;
  /** How often it is drawn, compared with the others. */
  readonly weight: number;
  /** Draws the parameters, or returns undefined if the operation makes no sense in this state. Nothing else is random. */
  draw(dice: Dice, world: World, surroundings: Surroundings): Args | undefined;
  /** The request; undefined if an id that it needs is not known. */
  request(args: Args, world: World): WireRequest | undefined;
  /** All that the specification allows in this state. Usually one outcome. */
  outcomes(args: Args, world: World, surroundings: Surroundings): readonly Outcome<World>[];
}

/** What the requests of a reading returned, in their order. */
export type Readings = readonly Answer[];

/** Compares everything readable of a service with its model. */
export interface Reader<World> {
  readonly service: ServiceName;
  /** The requests that read; they change nothing. */
  requests(world: World): readonly HttpRequest[];
  /** Returns one text for each difference. */
  differences(world: World, readings: Readings): readonly string[];
  /** Adds what only the service knows, such as ids of answers that were lost. */
  learn?(world: World, readings: Readings): World;
}

/** A rule that holds at every moment, whatever the model says. Reads what the readers have read. */
export interface Invariant {
  readonly name: string;
  /** Returns one text for each violation. `readings` are those of the readers, by service. */
  violations(readings: Readonly<Partial<Record<ServiceName, Readings>>>): readonly string[];
}

/** Everything that the simulator knows of one service. */
export interface ServiceModel<World> {
  readonly service: ServiceName;
  readonly operations: readonly Operation<World>[];
  readonly readers: readonly Reader<World>[];
}

/**
 * Declares an operation with the type of its parameters. They come back from `draw` or from a file that was written by it.
 */
export function operation<World, Args extends Json>(
  declared: Operation<World, Args>,
): Operation<World> {
  return declared;
}
