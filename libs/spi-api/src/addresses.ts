/** Takes a pacs.008 of the contract, and answers with a pacs.002. */
export const PACS008_ADDRESS = '/spi/pacs.008';
/** The list of the payments. */
export const PAYMENTS_ADDRESS = '/spi/transactions';

export function paymentAddress(endToEndId: string): string {
  return `${PAYMENTS_ADDRESS}/${encodeURIComponent(endToEndId)}`;
}

/** The returns of a payment, or one return. */
export function returnsAddress(
  of: { readonly endToEndId: string } | { readonly returnId: string },
): string {
  return `/spi/returns?${new URLSearchParams({ ...of }).toString()}`;
}
