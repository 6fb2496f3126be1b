import { readXml, type XmlElement } from '#libs/xml';

/** The parts of a received request that conditions can use. */
export interface RequestView {
  readonly method: string;
  /** Decoded, without the query. */
  readonly path: string;
  /** The path by which the request is routed, if it is another one. A condition on the path can name either. */
  readonly routedPath?: string;
  readonly query: Readonly<Record<string, string | readonly string[]>>;
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body: BodyView;
}

/** A body in each form in which it can be read; the other forms are undefined. */
export interface BodyView {
  readonly text: string | undefined;
  json(): unknown;
  xml(): XmlElement | undefined;
}

/** Parses only on first use, and only once, because most requests already differ in method or path. */
export function bodyView(text: string | undefined, mediaType: string | undefined): BodyView {
  return new LazyBody(text, mediaType?.toLowerCase() ?? '');
}

class LazyBody implements BodyView {
  private parsedJson: { readonly value: unknown } | undefined;
  private parsedXml: { readonly value: XmlElement | undefined } | undefined;

  constructor(
    readonly text: string | undefined,
    private readonly mediaType: string,
  ) {}

  json(): unknown {
    this.parsedJson ??= {
      value: this.mediaType.includes('xml') ? undefined : parseJson(this.text),
    };
    return this.parsedJson.value;
  }

  xml(): XmlElement | undefined {
    this.parsedXml ??= { value: this.mediaType.includes('json') ? undefined : parseXml(this.text) };
    return this.parsedXml.value;
  }
}

function parseJson(text: string | undefined): unknown {
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function parseXml(text: string | undefined): XmlElement | undefined {
  // The XML reader would fail for a body that is obviously not XML.
  if (text === undefined || !/^\uFEFF?\s*</.test(text)) return undefined;
  try {
    return readXml(Buffer.from(text, 'utf8'));
  } catch {
    return undefined;
  }
}
