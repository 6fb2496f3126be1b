import {
  abrasfMessage,
  type AbrasfErrorCode,
  type AbrasfMessage,
  type Batch,
  type Identification,
  type SentRps,
  type SignatureCheck,
} from '#libs/nfse';
import { type Place } from '../place';

/** The codes of a signature that is missing, and of one that is wrong. */
export interface SignatureCodes {
  readonly absent: AbrasfErrorCode;
  readonly invalid: AbrasfErrorCode;
}

const OF_BATCH: SignatureCodes = { absent: 'E173', invalid: 'E325' };
const OF_RPS: SignatureCodes = { absent: 'E174', invalid: 'E324' };
const OF_QUERY: SignatureCodes = { absent: 'E326', invalid: 'E172' };

/** CNPJ or CPF of a party; empty if it has none. */
export function taxIdOf(party: Partial<Identification> | undefined): string {
  return party?.CpfCnpj?.Cnpj ?? party?.CpfCnpj?.Cpf ?? '';
}

/** A number without leading zeros, as it is stored. */
export function plainNumber(text: string): string {
  return text.replace(/^0+(?=\d)/, '');
}

/** The message about a signature; none if it is accepted. */
export function signatureMessages(
  signature: SignatureCheck,
  { settings }: Place,
  { absent, invalid }: SignatureCodes,
): readonly AbrasfMessage[] {
  if (settings.signatures === 'off') return [];
  if (signature.state === 'invalid') return [abrasfMessage(invalid, signature.reason)];
  const isMissing = signature.state === 'absent' && settings.signatures === 'require';
  return isMissing ? [abrasfMessage(absent)] : [];
}

/** What is wrong with the signature of a query. Most municipalities want none. */
export function queryMessages(signature: SignatureCheck, place: Place): readonly AbrasfMessage[] {
  const isOptional = signature.state === 'absent' && !place.settings.signedQueries;
  return isOptional ? [] : signatureMessages(signature, place, OF_QUERY);
}

/** What is wrong with a batch as a whole. It is refused at once, and not stored. */
export function batchMessages(batch: Batch, place: Place): readonly AbrasfMessage[] {
  const { QuantidadeRps, rps } = batch;
  const { maxRps } = place.settings;
  const found = [...signatureMessages(batch.signature, place, OF_BATCH)];
  if (rps.length > maxRps) {
    found.push(
      abrasfMessage(
        'E214',
        `The batch has ${String(rps.length)} RPS; the limit is ${String(maxRps)}.`,
      ),
    );
  }
  if (rps.length !== QuantidadeRps) {
    const detail = `QuantidadeRps is ${String(QuantidadeRps)}, and the batch has ${String(rps.length)} RPS.`;
    found.push(abrasfMessage('E69', detail));
  }
  return found;
}

/** What is wrong with a receipt, without looking at what is stored. */
export function rpsMessages(
  { signature, declaration }: SentRps,
  place: Place,
): readonly AbrasfMessage[] {
  const { ValorServicos } = declaration.Servico.Valores;
  return [
    ...signatureMessages(signature, place, OF_RPS),
    ...(ValorServicos === 0 ? [abrasfMessage('E18')] : []),
  ];
}

/** What is wrong with each receipt of a batch, without looking at what is stored. */
export function rpsMessagesOf(batch: Batch, place: Place): readonly (readonly AbrasfMessage[])[] {
  const seen = new Set<string>();
  return batch.rps.map((sent) => {
    const { Prestador, Rps } = sent.declaration;
    const found = [...rpsMessages(sent, place)];
    if (taxIdOf(Prestador) !== taxIdOf(batch.Prestador)) {
      found.push(abrasfMessage(place.version === '1.00' ? 'E159' : 'E348'));
    } else if (hasOtherRegistration(Prestador, batch.Prestador)) found.push(abrasfMessage('E70'));
    if (Rps?.IdentificacaoRps !== undefined) {
      const { Numero, Serie, Tipo } = Rps.IdentificacaoRps;
      const key = [plainNumber(Numero), Serie, Tipo].join(' ');
      if (seen.has(key)) found.push(abrasfMessage('E71'));
      seen.add(key);
    }
    return found;
  });
}

function hasOtherRegistration(one: Identification, other: Identification): boolean {
  const [own, declared] = [one.InscricaoMunicipal, other.InscricaoMunicipal];
  return own !== undefined && declared !== undefined && own !== declared;
}
