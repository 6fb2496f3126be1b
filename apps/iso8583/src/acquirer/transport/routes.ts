import { Injectable } from '@nestjs/common';
import { type Profile } from '#libs/iso8583';
import { Sandboxes } from '#libs/sandbox';
import { ProfilesService } from '../../profiles/profiles.service';
import { LinkProfileConflict } from '../links/link.errors';
import { LinksService } from '../links/links.service';
import { LinkSessions } from '../sessions/link-sessions';
import { HttpRoute } from './http-route';
import { IssuerAddress } from './issuer-address';
import { LinkRoute } from './link-route';
import { type Route } from './route';

/** The link of a message, or its profile over HTTP. */
export interface RouteChoice {
  readonly link?: string | null | undefined;
  readonly profile?: string | undefined;
}

/**
 * Finds the route of a message. Over HTTP it goes to this service itself, unless ISO8583_ISSUER_URL names another issuer.
 */
@Injectable()
export class Routes {
  constructor(
    private readonly links: LinksService,
    private readonly sessions: LinkSessions,
    private readonly known: ProfilesService,
    private readonly sandboxes: Sandboxes,
    private readonly issuer: IssuerAddress,
  ) {}

  /** The profiles of the sandbox by name. */
  async profiles(): Promise<ReadonlyMap<string, Profile>> {
    const profiles = await this.known.all();
    return new Map(profiles.map((profile) => [profile.name, profile]));
  }

  /** A profile of the sandbox; undefined if it was deleted. */
  profile(name: string): Promise<Profile | undefined> {
    return this.known.findIfAny(name);
  }

  /** @throws LinkNotFound, LinkProfileConflict, ProfileUnknown */
  async find({ link, profile }: RouteChoice): Promise<Route> {
    const openSandbox = await this.sandboxes.current();
    const { answerMs } = this.issuer;
    if (link === undefined || link === null) {
      const codec = await this.known.codec(profile);
      return new HttpRoute(codec, answerMs, this.issuer.url(), openSandbox);
    }
    const found = await this.links.link(link);
    if (profile !== undefined && profile !== found.profile) {
      throw new LinkProfileConflict(link, found.profile);
    }
    const codec = await this.known.codec(found.profile);
    const session = await this.sessions.session(found);
    return new LinkRoute(codec, found.answerMs ?? answerMs, session, openSandbox);
  }
}
