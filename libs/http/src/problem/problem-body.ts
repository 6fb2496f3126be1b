import { writeXml, type XmlNode } from '#libs/xml';
import { type Problem } from './problem';

export interface ProblemBody {
  readonly contentType: string;
  readonly text: string;
}

/** The namespace that RFC 9457 (appendix B) keeps from RFC 7807. */
const XML_NAMESPACE = 'urn:ietf:rfc:7807';

export function problemAsJson(problem: Problem): ProblemBody {
  return {
    contentType: 'application/problem+json; charset=utf-8',
    text: JSON.stringify(problem),
  };
}

/** RFC 9457's XML form: members as elements, the items of a list as `i`. */
export function problemAsXml(problem: Problem): ProblemBody {
  const content: XmlNode[] = [];
  for (const [name, value] of Object.entries(problem)) {
    if (name === 'errors') continue;
    const text = (item: unknown): string => String(item);
    const items = Array.isArray(value)
      ? value.map((item) => ({ name: 'i', content: text(item) }))
      : undefined;
    content.push({ name, content: items ?? text(value) });
  }
  const items = problem.errors?.map(({ pointer, detail }) => ({
    name: 'i',
    content: [
      { name: 'pointer', content: pointer },
      { name: 'detail', content: detail },
    ],
  }));
  if (items !== undefined) content.push({ name: 'errors', content: items });
  return {
    contentType: 'application/problem+xml; charset=utf-8',
    text: writeXml({ name: 'problem', attributes: { xmlns: XML_NAMESPACE }, content }),
  };
}
