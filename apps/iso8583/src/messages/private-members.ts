import { type IsoMessage, type Profile } from '#libs/iso8583';
import { type Installments } from '../account/installments/installments';
import { ecommerceTexts } from '../requests/authentication-data';
import { placeTexts } from '../requests/placed-values';
import { privateTexts } from '../requests/private-data';
import { type ValueName } from '../requests/value-texts';
import { MessageInvalid } from './message.errors';

/** The members of a message by name that are in private data. */
type PrivateMembers = Readonly<
  Partial<Record<Exclude<ValueName, 'partialApproval' | 'installments'>, string | null | undefined>>
> & {
  readonly partialApproval?: boolean | null | undefined;
  readonly installments?: Installments | null | undefined;
};

/** The elements and subelements of a message. */
export type MessageElements = Required<Pick<IsoMessage, 'fields' | 'parts'>>;

/**
 * Adds the members that a terminal sends in private data, at the places of the profile. Elements and subelements that
 * are given by number are not changed.
 * @throws MessageInvalid if the profile has no room for a member
 */
export function withPrivateMembers(
  given: MessageElements,
  members: PrivateMembers,
  profile: Profile,
): MessageElements {
  const { fields, parts } = given;
  const { cvv, partialApproval, installments, eci, cavv, ...others } = members;
  const texts = {
    ...privateTexts({
      cvv: cvv ?? undefined,
      takesPart: partialApproval === true,
      installments: installments ?? undefined,
    }),
    ...ecommerceTexts({
      eci: eci ?? undefined,
      cavv: cavv ?? undefined,
      threeDsVersion: others.threeDsVersion ?? undefined,
      dsTransactionId: others.dsTransactionId ?? undefined,
      requestorId: others.tokenRequestorId ?? undefined,
    }),
  };
  const placed = placeTexts(texts, profile);
  if (!placed.ok) {
    const detail = `Must be absent: profile ${profile.name} has no subelement for it.`;
    throw new MessageInvalid([{ pointer: `/${placed.refusal}`, detail }]);
  }
  const { privateData, parts: own } = placed.value;
  const free = Object.entries(own).filter(
    ([path]) => fields[path.split('.', 1)[0] ?? ''] === undefined,
  );
  return {
    fields: privateData === '' ? fields : { '48': privateData, ...fields },
    parts: { ...Object.fromEntries(free), ...parts },
  };
}
