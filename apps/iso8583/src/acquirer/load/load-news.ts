import { Inject, Injectable } from '@nestjs/common';
import { toIsoUtc, type Clock } from '#libs/kernel';
import { CLOCK, News } from '#libs/sandbox';

/** The time of the sandbox, and who waits for a run. */
@Injectable()
export class LoadNews {
  constructor(
    private readonly news: News,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  now(): string {
    return toIsoUtc(this.clock.nowMs());
  }

  tell(id: string): void {
    this.news.tell(newsId(id));
  }
}

export function newsId(id: string): string {
  return `load ${id}`;
}
