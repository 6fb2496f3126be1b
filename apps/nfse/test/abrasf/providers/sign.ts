import { SignedXml } from 'xml-crypto';
import { type TestCertificate } from '../../adn/adn-client';

const C14N = 'http://www.w3.org/TR/2001/REC-xml-c14n-20010315';
const DSIG = 'http://www.w3.org/2000/09/xmldsig#';
const SIGNED = ['InfRps', 'InfDeclaracaoPrestacaoServico', 'LoteRps', 'InfPedidoCancelamento'];

export type Key = Pick<TestCertificate, 'pem' | 'privateKey'>;

/** Signs a document as clients do, with xml-crypto: its receipts, batch and orders by their Ids, and a query as a whole. */
export function signed(xml: string, key: Key, names: readonly string[] = SIGNED): string {
  const found = names.filter((name) => new RegExp(`<(?:\\w+:)?${name}[ >]`).test(xml));
  if (found.length === 0) return signedRoot(xml, key);
  return found.reduce((document, name) => {
    const xpath = `//*[local-name(.)='${name}']`;
    const signature = signatureOf(key);
    signature.addReference({ xpath, ...HOW });
    signature.computeSignature(document, { location: { reference: xpath, action: 'after' } });
    return signature.getSignedXml();
  }, xml);
}

const HOW = {
  transforms: [`${DSIG}enveloped-signature`, C14N],
  digestAlgorithm: `${DSIG}sha1`,
};

/** With an empty reference. */
export function signedRoot(xml: string, key: Key): string {
  const signature = signatureOf(key);
  signature.addReference({ xpath: '/*', isEmptyUri: true, ...HOW });
  signature.computeSignature(xml, { location: { reference: '/*', action: 'append' } });
  return signature.getSignedXml();
}

function signatureOf({ pem, privateKey }: Key): SignedXml {
  return new SignedXml({
    privateKey,
    publicCert: pem,
    canonicalizationAlgorithm: C14N,
    signatureAlgorithm: `${DSIG}rsa-sha1`,
  });
}
