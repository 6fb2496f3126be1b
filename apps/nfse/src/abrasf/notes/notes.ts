import { Injectable } from '@nestjs/common';
import { type Invoice } from '../../invoices/invoice';
import { InvoiceSigner } from '../../issue/invoice-signer';
import { NoteRepository, type NoteFilter } from './note.repository';

/** The number of notes of a page of an answer. */
export const PAGE_SIZE = 50;
/** How many notes are read at once if each has to be looked at. */
const CHUNK = 200;

export interface NotePage {
  readonly notes: readonly Invoice[];
  readonly hasNext: boolean;
}

/** The notes of a municipality. They are signed here, because the process may have ended before. */
@Injectable()
export class Notes {
  constructor(
    private readonly repository: NoteRepository,
    private readonly signer: InvoiceSigner,
  ) {}

  async byIds(ids: readonly string[]): Promise<readonly Invoice[]> {
    return this.signer.signAll(await this.repository.byIds(ids));
  }

  /** The note of a provider with a number; undefined if there is none. */
  async byNumber(
    filter: Pick<NoteFilter, 'municipality' | 'provider' | 'number'>,
  ): Promise<Invoice | undefined> {
    const [note] = await this.signer.signAll(
      await this.repository.find(filter, { skip: 0, take: 1 }),
    );
    return note;
  }

  /**
   * @param number of the page, from 1
   * @param size the largest number of notes of a page
   * @param isWanted a condition that the database does not check
   */
  async page(
    filter: NoteFilter,
    {
      number,
      size = PAGE_SIZE,
      isWanted,
    }: {
      readonly number: number;
      readonly size?: number;
      readonly isWanted?: ((invoice: Invoice) => boolean) | undefined;
    },
  ): Promise<NotePage> {
    const skip = (number - 1) * size;
    const found =
      isWanted === undefined
        ? await this.repository.find(filter, { skip, take: size + 1 })
        : (await this.scan(filter, isWanted, skip + size + 1)).slice(skip);
    return { notes: await this.signer.signAll(found.slice(0, size)), hasNext: found.length > size };
  }

  /** The first notes that are wanted. */
  private async scan(
    filter: NoteFilter,
    isWanted: (invoice: Invoice) => boolean,
    count: number,
  ): Promise<readonly Invoice[]> {
    const found: Invoice[] = [];
    let after: Invoice | undefined;
    do {
      const chunk = await this.repository.find(filter, { after, take: CHUNK });
      found.push(...chunk.filter(isWanted));
      after = chunk.length < CHUNK ? undefined : chunk.at(-1);
    } while (after !== undefined && found.length < count);
    return found;
  }
}
