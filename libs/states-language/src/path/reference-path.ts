import { StateFailure, shown } from '../failure';
import { isArray, isObject, type Json, member, withMember } from '../json';
import { type Path, type Segment } from './path';

/**
 * The input with a result inserted at a reference path, such as `ResultPath`. Missing objects on the path are created.
 *
 * @throws StateFailure States.ResultPathMatchFailure if the path leads into a value that has no members
 * @example putAt({ a: 1 }, parsePath('$.b.c'), 2); // { a: 1, b: { c: 2 } }
 */
export function putAt(input: Json, path: Path, value: Json): Json {
  return put(input, path.segments, value, path.text);
}

function put(
  target: Json | undefined,
  segments: readonly Segment[],
  value: Json,
  text: string,
): Json {
  const [segment, ...rest] = segments;
  if (segment === undefined) return value;
  if (segment.kind === 'name' && (target === undefined || isObject(target))) {
    const object = target ?? {};
    return withMember(object, segment.name, put(member(object, segment.name), rest, value, text));
  }
  if (segment.kind === 'index' && isArray(target) && segment.index < target.length) {
    return target.with(segment.index, put(target[segment.index], rest, value, text));
  }
  throw new StateFailure(
    'States.ResultPathMatchFailure',
    `The ResultPath '${shown(text)}' does not fit the input of the state.`,
    { location: 'ResultPath' },
  );
}
