import { Failure } from '#libs/kernel';

export type XmlErrorCode =
  | 'XML_EMPTY'
  | 'XML_ENCODING'
  | 'XML_NOT_WELL_FORMED'
  | 'XML_DOCTYPE'
  | 'XML_TOO_DEEP'
  | 'XML_TOO_LARGE';

/** Line and column, both from 1. */
export interface XmlPosition {
  readonly line: number;
  readonly column: number;
}

/** A document that could not be read, with the position of the error. */
export class XmlError extends Failure {
  readonly kind = 'malformed';
  readonly title = 'The XML document cannot be read';

  constructor(
    readonly code: XmlErrorCode,
    detail: string,
    readonly position?: XmlPosition,
  ) {
    super(
      position === undefined
        ? detail
        : `${detail} (line ${String(position.line)}, column ${String(position.column)})`,
    );
  }
}
