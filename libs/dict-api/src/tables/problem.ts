import { accepted, refused } from '#libs/kernel';
import { anyText, at, group, optional, optionalList, required, textType } from '#libs/xml-tables';
import { type DictViolation } from '../dict-violation';
import { DICT_ERRORS, type DictErrorName } from '../errors';
import { integer } from './types/text-types';

export const PROBLEM_NAMESPACE = 'urn:ietf:rfc:7807';

/** The name of an error. InternalServerError is only for defects. */
export type ProblemName = DictErrorName | 'InternalServerError';

/** A problem as it is written (RFC 7807, schema Problem of DICT API 2.12.1). */
export interface WrittenProblem {
  readonly type: ProblemName;
  readonly title: string;
  readonly status: number;
  readonly detail?: string;
  readonly correlationId?: string;
  readonly violations?: readonly DictViolation[];
}

const MAX_TEXT = 10_000;
const MAX_VIOLATIONS = 200;
const TYPE_START = 'https://dict.pi.rsfn.net.br/api/v2/error/';
const TYPE = /^https:\/\/dict\.pi\.rsfn\.net\.br\/api\/v[12]\/error\/([A-Za-z]{1,80})$/;

const longText = anyText(MAX_TEXT, 0);

const type = textType<ProblemName>(
  (text) => {
    const [, name = ''] = TYPE.exec(text) ?? [];
    if (isProblemName(name)) return accepted(name);
    return refused('Must be the type of an official error.');
  },
  (name) => TYPE_START + name,
);

export const PROBLEM = group<WrittenProblem>({
  type: required(type),
  title: required(longText),
  status: required(integer),
  detail: optional(longText),
  correlationId: optional(longText),
  violations: at(
    'violations?/violation',
    optionalList(
      MAX_VIOLATIONS,
      group<DictViolation>({
        reason: required(longText),
        value: optional(longText),
        property: optional(longText),
      }),
    ),
  ),
});

function isProblemName(name: string): name is ProblemName {
  return name === 'InternalServerError' || Object.hasOwn(DICT_ERRORS, name);
}
