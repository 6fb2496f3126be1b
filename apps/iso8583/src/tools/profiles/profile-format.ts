import type { Request } from 'express';
import { bytesOf, isJson, isXml, repeatedMember } from '#libs/http';
import { readProfile, type Profile } from '#libs/iso8583';
import {
  readPackager,
  readSpecification,
  writePackager,
  writeSpecification,
  type MoovSpecification,
} from '#libs/iso8583-dialects';
import { type Result, type ViolationList } from '#libs/kernel';
import { refuseMediaType } from '#libs/openapi';
import { ProfileInvalid, ProfileNotWritable } from '../../profiles/profile.errors';
import { type SaveProfileRequest } from './profile.request';

/** The formats in which a profile is written. */
export const PROFILE_FORMATS = ['json', 'jpos', 'moov'] as const;
export type ProfileFormat = (typeof PROFILE_FORMATS)[number];

const NAME_MISSING =
  'Is missing; the description has no name that a profile can have, as in ?name=my-host.';
const CLASSES_WITHOUT_XML = 'Must be absent; only XML has classes.';

/**
 * The profile in the body of a request: our own as JSON, a specification of moov as JSON, or a packager of jPOS as XML.
 * @throws ProfileInvalid or HttpProblem 415
 */
export function readPostedProfile(
  request: Request,
  { name, classes }: SaveProfileRequest,
): Profile {
  refuseMediaType(request, isTaken, ['application/json', 'application/xml', 'text/xml']);
  const body = request.body as unknown;
  if (Buffer.isBuffer(body)) {
    return named(name, (known) =>
      readPackager(body, { name: known, classes: classNames(classes) }),
    );
  }
  if (classes !== undefined)
    throw new ProfileInvalid([{ pointer: '/classes', detail: CLASSES_WITHOUT_XML }]);
  if (!isSpecification(body)) return readOwnProfile(request, name);
  refuseRepeatedMembers(request);
  return named(name, (known) => readSpecification(body, known));
}

/**
 * The profile in a JSON body.
 * @param name which replaces the name in the body
 * @throws ProfileInvalid
 */
export function readOwnProfile(request: Request, name?: string): Profile {
  refuseRepeatedMembers(request);
  const body = (request.body ?? {}) as object;
  return taken(readProfile(name === undefined ? body : { ...body, name }));
}

/**
 * A profile in another format: XML as a text, or JSON.
 * @throws ProfileNotWritable
 */
export function writeProfile(
  profile: Profile,
  format: Exclude<ProfileFormat, 'json'>,
): string | MoovSpecification {
  const written = format === 'jpos' ? writePackager(profile) : writeSpecification(profile);
  if (!written.ok) throw new ProfileNotWritable(profile.name, format, written.refusal);
  return written.value;
}

/**
 * Refuses JSON in which an object has a name twice, because only the last one would be read, as of a field that was copied.
 * @throws ProfileInvalid
 */
function refuseRepeatedMembers(request: Request): void {
  const pointer = repeatedMember(bytesOf(request)?.toString('utf8') ?? '');
  if (pointer === undefined) return;
  throw new ProfileInvalid([
    { pointer, detail: 'Is there twice; only one of them could be read.' },
  ]);
}

function isTaken(mediaType: string): boolean {
  return isJson(mediaType) || isXml(mediaType);
}

/** A specification of moov has its fields under a name that no profile has. */
function isSpecification(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'fields' in body && !('mti' in body);
}

/** The profile of a description without a name. Its own errors come first. */
function named(
  name: string | undefined,
  read: (name: string) => Result<Profile, ViolationList>,
): Profile {
  const profile = taken(read(name ?? 'unnamed'));
  if (name !== undefined) return profile;
  throw new ProfileInvalid([{ pointer: '/name', detail: NAME_MISSING }]);
}

function taken(read: Result<Profile, ViolationList>): Profile {
  if (!read.ok) throw new ProfileInvalid(read.refusal);
  return read.value;
}

/** The classes of a company with those of jPOS. The request has checked the form. */
function classNames(classes = ''): ReadonlyMap<string, string> {
  const pairs = classes === '' ? [] : classes.split(',');
  return new Map(
    pairs.map((pair) => {
      const [own = '', known = ''] = pair.split(':');
      return [own, known];
    }),
  );
}
