import { SPI_PROFILE } from '../profiles';
import { signerOf, type SigningKey, type XmlSigner } from '../signer';
import { unsignedSpi } from './unsigned-spi';

/**
 * Signs messages of the SPI in `AppHdr/Sgntr`, which must be empty.
 *
 * @throws Error if the certificate or the key is not PEM
 */
export function spiSigner(key: SigningKey): XmlSigner {
  return signerOf(SPI_PROFILE, key, unsignedSpi);
}
