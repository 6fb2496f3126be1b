import { readXml, type XmlElement } from '#libs/xml';

/** What a match looks at: a request as it came in, whoever received it. */
export interface RequestView {
  readonly method: string;
  /** Decoded, without the query. */
  readonly path: string;
  readonly query: Readonly<Record<string, string | readonly string[]>>;
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body: BodyView;
}

/** A body in each form it can be read in; what it cannot be read as is undefined. */
export interface BodyView {
  readonly text: string | undefined;
  json(): unknown;
  xml(): XmlElement | undefined;
}

/** Parses when first asked and once, because most requests are told apart by method and path alone. */
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
  // The reader takes anything apart; a body that is plainly something else is not worth its error.
  if (text === undefined || !/^\uFEFF?\s*</.test(text)) return undefined;
  try {
    return readXml(Buffer.from(text, 'utf8'));
  } catch {
    return undefined;
  }
}
