import { readXml, type XmlElement } from '#libs/xml';
import { type TestApp } from '#libs/testing';
import { adnIn } from '../../adn/adn-client';
import { type Preset } from './presets';
import { signed, type Key } from './sign';

const SOAP = 'http://schemas.xmlsoap.org/soap/envelope/';
export const MUNICIPALITY = '4106902';

/** An answer, from the body of the envelope on. */
export interface ProviderAnswer {
  readonly status: number;
  /** The names of the elements to the root of the document. */
  readonly path: string;
  /** Of the root of the document. */
  readonly namespace: string;
  /** The texts of the elements with this name. */
  readonly all: (name: string) => readonly string[];
}

/** A client that writes envelopes as a provider wants them, for one sandbox. */
export function providerIn(test: TestApp, sandbox: string, preset: Preset) {
  const control = adnIn(test, sandbox);
  const path = `/s/${sandbox}/abrasf/${MUNICIPALITY}`;
  const post = async (
    operation: string,
    body: string,
    action: string | undefined = preset.action(operation),
  ): Promise<ProviderAnswer> => {
    const { status, text } = await test.http
      .post(path)
      .set({ 'Content-Type': 'text/xml; charset=utf-8', SOAPAction: `"${action}"` })
      .send(`<s:Envelope xmlns:s="${SOAP}"><s:Body>${body}</s:Body></s:Envelope>`);
    return answerOf(status, text);
  };
  return {
    ...control,
    start: async (change: object = {}): Promise<void> => {
      await control.freeze();
      const municipalities = [{ code: MUNICIPALITY, abrasf: { ...preset.settings, ...change } }];
      await control.call('post', '/parameters', { municipalities }).expect(201);
    },
    body: post,
    /** Sends a document, signed if there is a key. */
    send: (operation: string, xml: string, key?: Key): Promise<ProviderAnswer> => {
      const document = preset.document(xml);
      return post(
        operation,
        preset.body(operation, key === undefined ? document : signed(document, key)),
      );
    },
    wsdl: async (): Promise<string> => (await test.http.get(`${path}?wsdl`).expect(200)).text,
  };
}

function answerOf(status: number, text: string): ProviderAnswer {
  const [body] = readXml(Buffer.from(text)).children;
  const chain = firstElements(body?.children[0]);
  const end = [/Resposta$/, /Result$/, /^Fault$/]
    .map((name) => chain.findIndex((each) => name.test(each.name)))
    .find((index) => index >= 0);
  const element = chain[end ?? -1];
  if (element === undefined) throw new Error(`The envelope has no document: ${text}`);
  const all = descendants(element);
  return {
    status,
    path: chain
      .slice(0, (end ?? 0) + 1)
      .map(({ name }) => name)
      .join('/'),
    namespace: element.namespace,
    all: (name) => all.filter((each) => each.name === name).map((found) => found.text.trim()),
  };
}

/** The element, the first one in it, and so on. A document that is a text is read. */
function firstElements(element: XmlElement | undefined): readonly XmlElement[] {
  if (element === undefined) return [];
  const inner = isText(element) ? readXml(Buffer.from(element.text.trim())) : element.children[0];
  return [element, ...firstElements(inner)];
}

function isText({ children, text }: XmlElement): boolean {
  return children.length === 0 && text.trim().startsWith('<');
}

function descendants(element: XmlElement): readonly XmlElement[] {
  return [element, ...element.children.flatMap(descendants)];
}
