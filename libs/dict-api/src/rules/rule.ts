import { type DictRequestName, type DictRequests } from '../messages/messages';
import { type ApiVersion } from '../operations/versions';

/** A violation that a rule finds. */
export interface Finding {
  /** The path of the member, as in `Entry/Owner/Name`. */
  readonly path: string;
  readonly reason: string;
  readonly value?: string | undefined;
}

/** A rule between the fields of one body. */
export type Rule<Body> = (body: Body, version: ApiVersion) => readonly Finding[];

/** The rules of each request. */
export type Rules = {
  readonly [Name in DictRequestName]?: readonly Rule<DictRequests[Name]>[];
};
