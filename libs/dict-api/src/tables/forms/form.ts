import { type Group } from '#libs/xml-tables';

/** How a body is written in a version of the API, if the version has other elements than 2.12. */
export interface Form<Body> {
  /** The table of what is written. */
  readonly group: Group<unknown>;
  readonly bodyOf: (written: unknown) => Body;
  readonly writtenOf: (body: Body) => unknown;
}

/** The body is written as it is. */
export function sameForm<Body>(group: Group<Body>): Form<Body> {
  return {
    group: group as unknown as Group<unknown>,
    bodyOf: (written) => written as Body,
    writtenOf: (body) => body,
  };
}

/** The body is translated. */
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
