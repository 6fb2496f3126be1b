import { Injectable } from '@nestjs/common';
import { compile, PROFILES, readProfile, type Codec, type Profile } from '#libs/iso8583';
import { LruCache } from '#libs/kernel';
import { HostRepository } from '../issuer/account/host.repository';
import { ProfileInvalid, ProfileTaken, ProfileUnknown } from './message.errors';

const PREFIX = 'profile:';
/** The maximum number of compiled posted profiles, of all sandboxes together. */
const MAX_COMPILED = 100;

/** The built-in profiles, and the profiles that were posted to the sandbox. */
@Injectable()
export class ProfilesService {
  private readonly own = new Map<string, Codec>(
    Object.values(PROFILES).map((profile) => [profile.name, compile(profile)]),
  );
  /** By the text of the profile, because two sandboxes can have different profiles with the same name. */
  private readonly compiled = new LruCache<string, Codec>(MAX_COMPILED);

  constructor(private readonly host: HostRepository) {}

  /** The codec of a built-in profile; undefined if the name is not one of them. */
  shipped(name: string): Codec | undefined {
    return this.own.get(name);
  }

  /** @throws ProfileUnknown */
  async codec(name = 'ascii'): Promise<Codec> {
    const own = this.own.get(name);
    if (own !== undefined) return own;
    const text = await this.host.atomically(({ settings }) => settings.find(PREFIX + name));
    if (text === undefined) throw await this.unknown(name);
    return this.compiledFrom(text);
  }

  async codecs(): Promise<Codec[]> {
    const texts = await this.host.atomically(({ settings }) => settings.startingWith(PREFIX));
    return [...this.own.values(), ...texts.map((text) => this.compiledFrom(text))];
  }

  async all(): Promise<Profile[]> {
    return (await this.codecs()).map(({ profile }) => profile);
  }

  /** Adds a profile to the sandbox. A posted profile with the same name is replaced. */
  async save(posted: unknown): Promise<Profile> {
    const read = readProfile(posted);
    if (!read.ok) throw new ProfileInvalid(read.refusal);
    const profile = read.value;
    if (this.own.has(profile.name)) throw new ProfileTaken(profile.name);
    const text = JSON.stringify(profile);
    await this.host.atomically(({ settings }) => settings.save(PREFIX + profile.name, text));
    return profile;
  }

  /** Deletes a profile that was posted to the sandbox. */
  async delete(name: string): Promise<void> {
    if (this.own.has(name)) throw new ProfileTaken(name);
    const isDeleted = await this.host.atomically(({ settings }) => settings.delete(PREFIX + name));
    if (!isDeleted) throw await this.unknown(name);
  }

  private async unknown(name: string): Promise<ProfileUnknown> {
    return new ProfileUnknown(
      name,
      (await this.all()).map((profile) => profile.name),
    );
  }

  private compiledFrom(text: string): Codec {
    return this.compiled.getOrMake(text, () => compile(JSON.parse(text) as Profile));
  }
}
