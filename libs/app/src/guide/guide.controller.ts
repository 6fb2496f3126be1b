import { Controller, Get, Param, Req } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request } from 'express';
import { type BodyReply, currentContext, IgnoresUnknownQuery, languageOf } from '#libs/http';
import { pageReply } from '../home/json-or-page';
import { guideFiles, guideText } from './guide-files';
import { guidePage } from './guide-page';
import { GuideNotFound } from './guide.errors';
import { type FoundGuide, Guides } from './guides';
import { type RenderedMarkdown, renderMarkdown } from './markdown';

/** The guides: the pages of the documentation as HTML. They are not part of the API, and so not of its OpenAPI document. */
@ApiExcludeController()
@IgnoresUnknownQuery()
@Controller()
export class GuideController {
  private readonly guides = new Guides(guideFiles());
  /** There are as many as guides, and twice that with the addresses that name a language. */
  private readonly rendered = new Map<string, Promise<RenderedMarkdown>>();

  /** The guide in the language of the address, or in that of Accept-Language. */
  @Get(['/guide', '/guide/:first', '/guide/:first/:second'])
  async guide(
    @Req() request: Request,
    @Param('first') first?: string,
    @Param('second') second?: string,
  ): Promise<BodyReply<string>> {
    const segments = [first, second].filter((segment) => segment !== undefined);
    const path = segments.join('/');
    const accepted = languageOf(request);
    // An encoded slash would be another form of the address (docs/adr/0063), and its links would lead elsewhere.
    const isCanonical = !segments.some((segment) => segment.includes('/'));
    const found = isCanonical ? this.guides.find(path, accepted) : undefined;
    if (found === undefined) throw new GuideNotFound(path, this.guides.names);
    const { guide, isFixed } = found;
    const page = guidePage(guide, await this.render(found, segments.length), {
      requested: isFixed ? guide.language : accepted,
      translation: this.guides.translationOf(guide),
      pathPrefix: currentContext().pathPrefix,
    });
    return pageReply(page, { language: guide.language, cacheControl: 'no-cache' });
  }

  /** @param depth how many segments below `/guide`; links are relative, so that they work below each prefix of a path */
  private render(found: FoundGuide, depth: number): Promise<RenderedMarkdown> {
    const key = `${found.guide.file} ${String(found.isFixed)}`;
    const known = this.rendered.get(key);
    if (known !== undefined) return known;
    const upwards = '../'.repeat(depth);
    const page = renderMarkdown(guideText(found.guide.file), (href) => {
      const address = this.guides.addressOfLink(href, found);
      return address === undefined ? undefined : upwards + address;
    });
    this.rendered.set(key, page);
    return page;
  }
}
