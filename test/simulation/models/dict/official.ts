import { type Outcome } from '../../core/model';
import { type Answer, type HttpRequest } from '../../core/wire';
import { type World } from '../world';
import { BRANCH, type Holder } from './people';

/** The accounts of claimers have one opening date. */
const OPENED = '2020-01-10T03:00:00.000Z';

/** A request of a participant to the official API. */
export function officialRequest(participant: string, path: string, body: string): HttpRequest {
  return {
    service: 'dict',
    method: 'POST',
    path: `/api/v2${path}`,
    headers: { 'Content-Type': 'application/xml', 'PI-RequestingParticipant': participant },
    body,
  };
}

export function account(participant: string, number: string): string {
  return (
    `<Participant>${participant}</Participant><Branch>${BRANCH}</Branch>` +
    `<AccountNumber>${number}</AccountNumber><AccountType>CACC</AccountType><OpeningDate>${OPENED}</OpeningDate>`
  );
}

export function person({ name, taxId }: Holder): string {
  const type = taxId.length === 11 ? 'NATURAL_PERSON' : 'LEGAL_PERSON';
  return `<Type>${type}</Type><TaxIdNumber>${taxId}</TaxIdNumber><Name>${name}</Name>`;
}

/** The text of an element of an answer; undefined if it has none. */
export function elementOf({ body }: Answer, name: string): string | undefined {
  return new RegExp(`<${name}>([^<]*)</${name}>`).exec(String(body))?.[1];
}

/** Compares the status and the texts of elements; undefined ones must be absent. */
export function officialDiffers(
  answer: Answer,
  status: number,
  elements: Readonly<Record<string, string | null | undefined>>,
): string | undefined {
  if (answer.status !== status) return `the status is not ${String(status)}`;
  for (const [name, text] of Object.entries(elements)) {
    const found = elementOf(answer, name);
    if (found !== (text ?? undefined)) {
      return `${name} is ${String(found)} instead of ${String(text)}`;
    }
  }
  return undefined;
}

/** An error of the official API by its name. */
export function officialError(world: World, error: string, status = 400): Outcome<World> {
  const type = `https://dict.pi.rsfn.net.br/api/v2/error/${error}`;
  return {
    name: error,
    differs: (answer) => officialDiffers(answer, status, { type, status: String(status) }),
    next: () => world,
  };
}
