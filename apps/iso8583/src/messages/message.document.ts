import { z } from 'zod';
import { profileSchema } from '#libs/iso8583';
import { documentSchema } from '#libs/platform';
import { namedMembers, numberedMembers } from './named-fields';

const { mti, fields, complete } = numberedMembers;

/** What a message over JSON can be: by name, by number, or both; a number overrides a name. */
export const jsonMessage = z
  .strictObject({ ...namedMembers, ...numberedMembers })
  .describe('A message by the names of what it says. What it leaves out is completed.');

const numberedMessage = z
  .strictObject({ mti, fields: fields.unwrap().unwrap(), complete })
  .describe('A message by the numbers of its data elements.');

const packedMessage = z
  .strictObject({ raw: z.string().describe('The packed message in hex.') })
  .describe('A message as it is on the wire.');

/** Schemas for the API documents. */
export const NAMED_CARD_MESSAGE = documentSchema('NamedCardMessage', () => jsonMessage);
export const NUMBERED_MESSAGE = documentSchema('NumberedMessage', () => numberedMessage);
export const PACKED_MESSAGE = documentSchema('PackedMessage', () => packedMessage);
export const ISO8583_PROFILE = documentSchema('Iso8583Profile', () => profileSchema);
