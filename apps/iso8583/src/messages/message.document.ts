import { z } from 'zod';
import { profileSchema } from '#libs/iso8583';
import { documentSchema } from '#libs/platform';
import { namedMembers, numberedMembers } from './named-fields';

const { mti, fields, complete, strict } = numberedMembers;

/** A message over JSON has elements by name, by number, or both. A number overrides a name. */
export const jsonMessage = z
  .strictObject({ ...namedMembers, ...numberedMembers })
  .describe('A message with data elements by name. Missing elements are completed.');

const numberedMessage = z
  .strictObject({ mti, fields: fields.unwrap().unwrap(), complete, strict })
  .describe('A message with data elements by number. Missing elements are completed.');

const packedMessage = z
  .strictObject({ raw: z.string().describe('The bytes of the message in hex.') })
  .describe('A packed message.');

/** Schemas for the API documents. */
export const NAMED_CARD_MESSAGE = documentSchema('NamedCardMessage', () => jsonMessage);
export const NUMBERED_MESSAGE = documentSchema('NumberedMessage', () => numberedMessage);
export const PACKED_MESSAGE = documentSchema('PackedMessage', () => packedMessage);
export const ISO8583_PROFILE = documentSchema('Iso8583Profile', () => profileSchema);
