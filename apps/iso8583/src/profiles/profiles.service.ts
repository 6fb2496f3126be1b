import { Injectable } from '@nestjs/common';
import { contextIfAny } from '#libs/http';
import {
  compile,
  privatePaths,
  PROFILES,
  readProfile,
  type Codec,
  type Profile,
} from '#libs/iso8583';
import { LruCache } from '#libs/kernel';
import { Sandboxes } from '#libs/sandbox';
import { SettingRepository, type ProfileSetting } from '../settings/setting.repository';
import { ProfileInvalid, ProfileTaken, ProfileUnknown } from './profile.errors';

const PREFIX = 'profile:';
/** The maximum number of compiled posted profiles, of all sandboxes together. */
const MAX_COMPILED = 100;

/** The built-in profiles, and the profiles that were posted to the sandbox. */
@Injectable()
export class ProfilesService {
  private readonly builtIn = new Map<string, Codec>(
    Object.values(PROFILES).map((profile) => [profile.name, compile(profile)]),
  );
  /** By the text of the profile, because two sandboxes can have different profiles with the same name. */
  private readonly compiled = new LruCache<string, Codec>(MAX_COMPILED);

  constructor(
    private readonly sandboxes: Sandboxes,
    private readonly settings: SettingRepository,
  ) {}

  /** The codec of a built-in profile; undefined if the name is not one of them. */
  builtInCodec(name: string): Codec | undefined {
    return this.builtIn.get(name);
  }

  /**
   * The codec for the messages of the current request. The journal of the request does not show what the profile calls
   * private.
   * @throws ProfileUnknown
   */
  async codec(name = 'ascii'): Promise<Codec> {
    const codec = this.builtIn.get(name) ?? (await this.postedCodec(name));
    const isPrivate = privatePaths(codec.profile);
    if (isPrivate !== undefined) contextIfAny()?.hideMembers(isPrivate);
    return codec;
  }

  private async postedCodec(name: string): Promise<Codec> {
    const text = await this.sandboxes.atomically((tx) => this.settings.find(tx, keyOf(name)));
    if (text === undefined) throw await this.unknown(name);
    return this.compiledFrom(text);
  }

  async codecs(): Promise<Codec[]> {
    const texts = await this.sandboxes.atomically((tx) => this.settings.startingWith(tx, PREFIX));
    return [...this.builtIn.values(), ...texts.map((text) => this.compiledFrom(text))];
  }

  async all(): Promise<Profile[]> {
    return (await this.codecs()).map(({ profile }) => profile);
  }

  /** Adds a profile to the sandbox. A posted profile with the same name is replaced. */
  async save(posted: unknown): Promise<Profile> {
    const read = readProfile(posted);
    if (!read.ok) throw new ProfileInvalid(read.refusal);
    return this.store(read.value);
  }

  /** Adds a profile that was read already. */
  async store(profile: Profile): Promise<Profile> {
    if (this.builtIn.has(profile.name)) throw new ProfileTaken(profile.name);
    const text = JSON.stringify(profile);
    await this.sandboxes.atomically((tx) => this.settings.save(tx, keyOf(profile.name), text));
    return profile;
  }

  /** Deletes a profile that was posted to the sandbox. */
  async delete(name: string): Promise<void> {
    if (this.builtIn.has(name)) throw new ProfileTaken(name);
    const isDeleted = await this.sandboxes.atomically((tx) =>
      this.settings.delete(tx, keyOf(name)),
    );
    if (!isDeleted) throw await this.unknown(name);
  }

  private async unknown(name: string): Promise<ProfileUnknown> {
    const names = (await this.all()).map((profile) => profile.name);
    return new ProfileUnknown(name, names);
  }

  private compiledFrom(text: string): Codec {
    return this.compiled.getOrMake(text, () => compile(JSON.parse(text) as Profile));
  }
}

function keyOf(name: string): ProfileSetting {
  return `${PREFIX}${name}`;
}
