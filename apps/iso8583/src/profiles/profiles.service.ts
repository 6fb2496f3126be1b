import { Injectable } from '@nestjs/common';
import { lockTable, type Transactional } from '#libs/database';
import { contextIfAny } from '#libs/http';
import { compile, privatePaths, PROFILES, type Codec, type Profile } from '#libs/iso8583';
import { LruCache } from '#libs/kernel';
import { Sandboxes } from '#libs/sandbox';
import { SettingRow } from '../settings/setting.row';
import { SettingRepository, type ProfileSetting } from '../settings/setting.repository';
import { ProfileLimitReached, ProfileTaken, ProfileUnknown } from './profile.errors';
import { isWithinLimits, MAX_PROFILE_CHARACTERS, MAX_PROFILES } from './profile-limits';

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
    const codec = this.builtIn.get(name) ?? this.compiledFrom(await this.postedText(name));
    const isPrivate = privatePaths(codec.profile);
    if (isPrivate !== undefined) contextIfAny()?.hideMembers(isPrivate);
    return codec;
  }

  async codecs(): Promise<Codec[]> {
    const texts = await this.sandboxes.atomically((tx) => this.settings.startingWith(tx, PREFIX));
    return [...this.builtIn.values(), ...texts.map((text) => this.compiledFrom(text))];
  }

  async all(): Promise<Profile[]> {
    const texts = await this.sandboxes.atomically((tx) => this.settings.startingWith(tx, PREFIX));
    const builtIn = [...this.builtIn.values()].map(({ profile }) => profile);
    return [...builtIn, ...texts.map((text) => JSON.parse(text) as Profile)];
  }

  /** @throws ProfileUnknown */
  async find(name: string): Promise<Profile> {
    const found = await this.findIfAny(name);
    if (found === undefined) throw await this.unknown(name);
    return found;
  }

  /** The profile with this name; undefined if the sandbox has none. */
  async findIfAny(name: string): Promise<Profile | undefined> {
    const builtIn = this.builtIn.get(name);
    if (builtIn !== undefined) return builtIn.profile;
    const text = await this.textIfAny(name);
    return text === undefined ? undefined : (JSON.parse(text) as Profile);
  }

  /**
   * Adds a profile to the sandbox. A posted profile with the same name is replaced.
   * @throws ProfileTaken or ProfileLimitReached
   */
  async save(profile: Profile): Promise<Profile> {
    if (this.builtIn.has(profile.name)) throw new ProfileTaken(profile.name);
    const key = keyOf(profile.name);
    const text = JSON.stringify(profile);
    const { settings } = this;
    await this.sandboxes.atomically(function* (tx): Transactional<void> {
      yield* lockTable(tx, SettingRow);
      const sizes = new Map(yield* settings.sizesOf(tx, PREFIX)).set(key, text.length);
      if (!isWithinLimits(sizes.values())) {
        throw new ProfileLimitReached(MAX_PROFILES, MAX_PROFILE_CHARACTERS);
      }
      yield* settings.save(tx, key, text);
    });
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

  private async postedText(name: string): Promise<string> {
    const text = await this.textIfAny(name);
    if (text === undefined) throw await this.unknown(name);
    return text;
  }

  private textIfAny(name: string): Promise<string | undefined> {
    return this.sandboxes.atomically((tx) => this.settings.find(tx, keyOf(name)));
  }

  private async unknown(name: string): Promise<ProfileUnknown> {
    const sizes = await this.sandboxes.atomically((tx) => this.settings.sizesOf(tx, PREFIX));
    const posted = [...sizes.keys()].map((key) => key.slice(PREFIX.length));
    return new ProfileUnknown(name, [...this.builtIn.keys(), ...posted]);
  }

  private compiledFrom(text: string): Codec {
    return this.compiled.getOrMake(text, () => compile(JSON.parse(text) as Profile));
  }
}

function keyOf(name: string): ProfileSetting {
  return `${PREFIX}${name}`;
}
