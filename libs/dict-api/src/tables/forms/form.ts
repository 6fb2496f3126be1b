import { type Group } from '#libs/xml-tables';

/** The XML form of a body in a version of the API. Older versions can have other elements than 2.12. */
export interface Form<Body> {
  /** The table of the written elements. */
  readonly group: Group<unknown>;
  readonly bodyOf: (written: unknown) => Body;
  readonly writtenOf: (body: Body) => unknown;
}

/** A form with the same members as the body. */
export function sameForm<Body>(group: Group<Body>): Form<Body> {
  return {
    group: group as unknown as Group<unknown>,
    bodyOf: (written) => written as Body,
    writtenOf: (body) => body,
  };
}

/** A form with other members than the body. */
export function translated<Written, Body>(
  group: Group<Written>,
  bodyOf: (written: Written) => Body,
  writtenOf: (body: Body) => Written,
): Form<Body> {
  return {
    group: group as unknown as Group<unknown>,
    bodyOf: (written) => bodyOf(written as Written),
    writtenOf,
  };
}
