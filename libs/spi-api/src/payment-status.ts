import { readPacs002 } from '#libs/iso20022';
import { readXml } from '#libs/xml';

/** The status of a payment in the answer of the SPI; undefined if the body is no pacs.002, or is about other payments. */
export function statusInPacs002(
  body: Uint8Array,
  endToEndId: string,
): ReturnType<typeof readPacs002> {
  try {
    return readPacs002(readXml(body), endToEndId);
  } catch {
    return undefined;
  }
}
