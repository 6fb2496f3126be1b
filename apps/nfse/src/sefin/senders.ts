import {
  isSameTaxpayer,
  refusal,
  type InfDps,
  type InfEventRequest,
  type Refusal,
} from '#libs/nfse';

/** Who signed and who sent a document: CNPJ or CPF of the certificates. Undefined if a certificate is absent or has none. */
export interface Senders {
  readonly signer: string | undefined;
  readonly sender: string | undefined;
}

/**
 * Checks that the emitter has signed its DPS (rule E0718). A DPS without a signature counts as signed by its sender.
 * @returns empty if it has, or if no certificate says who it was
 */
export function dpsSenderRefusals({ prest }: InfDps, { signer, sender }: Senders): Refusal[] {
  const emitter = prest.CNPJ ?? prest.CPF ?? '';
  const signed = signer ?? sender;
  if (signed !== undefined && !isSameTaxpayer(signed, emitter)) {
    const who = signer === undefined ? 'sent' : 'signed';
    return [refusal('E0718', `The emitter is ${emitter}, but ${signed} has ${who} the DPS.`)];
  }
  if (signed === undefined || sender === undefined || isSameTaxpayer(sender, signed)) return [];
  const detail = `${signed} has signed the DPS, but the client certificate is of ${sender}.`;
  return [refusal('E0718', detail)];
}

/** Checks that the author of an event has signed and sent it (rules E0812 and E0815). */
export function eventSenderRefusals(
  { CNPJAutor, CPFAutor }: InfEventRequest,
  { signer, sender }: Senders,
): Refusal[] {
  const author = CNPJAutor ?? CPFAutor ?? '';
  const other = [signer, sender].find(
    (each) => each !== undefined && !isSameTaxpayer(each, author),
  );
  if (other === undefined) return [];
  const certificate = other === signer ? 'certificate of the signature' : 'client certificate';
  const code = CNPJAutor === undefined ? 'E0815' : 'E0812';
  return [refusal(code, `The author is ${author}, but the ${certificate} is of ${other}.`)];
}
