import { Injectable } from '@nestjs/common';
import { type Problem } from './problem';
import { type ProblemBody } from './problem-body';

/** Writes the body of an error in the format of a standard. If it fails, the error is sent as a problem. */
export type WriteErrorBody = (problem: Problem) => ProblemBody | Promise<ProblemBody>;

/** The formats of errors at addresses whose standard has its own; all other errors are problems (RFC 9457). */
@Injectable()
export class ErrorBodies {
  private readonly formats: { readonly prefix: string; readonly write: WriteErrorBody }[] = [];

  /** Writes the errors of all addresses that start with `prefix` in this format. The longest prefix of an address counts. */
  add(prefix: string, write: WriteErrorBody): void {
    this.formats.push({ prefix, write });
    this.formats.sort((one, other) => other.prefix.length - one.prefix.length);
  }

  /** The format of the address; undefined if its errors are problems. */
  of(path: string): WriteErrorBody | undefined {
    return this.formats.find(({ prefix }) => path.startsWith(prefix))?.write;
  }
}
