import { childrenNamed, type XmlElement } from '#libs/xml';

/** The status of one payment in a pacs.002. */
export interface ReportedStatus {
  /** TxSts: ACCP, RJCT or a later status. */
  readonly status: string;
  /** The reject reason, if there is one. */
  readonly reason: string | undefined;
}

/**
 * Reads the status of a payment in a pacs.002.
 * @param root the element `Document`
 * @returns undefined if the document does not report the payment
 */
export function readPacs002(root: XmlElement, endToEndId: string): ReportedStatus | undefined {
  for (const report of childrenNamed(root, 'FIToFIPmtStsRpt')) {
    for (const transaction of childrenNamed(report, 'TxInfAndSts')) {
      if (textAt(transaction, 'OrgnlEndToEndId') !== endToEndId) continue;
      const status = textAt(transaction, 'TxSts');
      if (status === undefined) return undefined;
      return { status, reason: textAt(transaction, 'StsRsnInf', 'Rsn', 'Cd') };
    }
  }
  return undefined;
}

function textAt(element: XmlElement, ...path: readonly string[]): string | undefined {
  let current: XmlElement | undefined = element;
  for (const name of path) {
    if (current === undefined) return undefined;
    [current] = childrenNamed(current, name);
  }
  return current?.text;
}
