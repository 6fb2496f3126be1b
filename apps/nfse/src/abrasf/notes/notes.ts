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

/** The notes of a municipality, signed. */
@Injectable()
export class Notes {
  constructor(
    private readonly repository: NoteRepository,
    private readonly signer: InvoiceSigner,
  ) {}

  async byIds(ids: readonly string[]): Promise<readonly Invoice[]> {
    return this.signed(await this.repository.byIds(ids));
  }

  /** The note of a provider with a number; undefined if there is none. */
  async byNumber(
    filter: Pick<NoteFilter, 'municipality' | 'provider' | 'number'>,
  ): Promise<Invoice | undefined> {
    const [note] = await this.signed(await this.repository.find(filter, { skip: 0, take: 1 }));
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
    return { notes: await this.signed(found.slice(0, size)), hasNext: found.length > size };
  }

  /** The first notes that are wanted. */
  private async scan(
    filter: NoteFilter,
    isWanted: (invoice: Invoice) => boolean,
    count: number,
  ): Promise<readonly Invoice[]> {
    const found: Invoice[] = [];
    for (let skip = 0; found.length < count; skip += CHUNK) {
      const chunk = await this.repository.find(filter, { skip, take: CHUNK });
      found.push(...chunk.filter(isWanted));
      if (chunk.length < CHUNK) break;
    }
    return found;
  }

  /** The process may have ended before a note was signed. */
  private async signed(invoices: readonly Invoice[]): Promise<readonly Invoice[]> {
    const signed: Invoice[] = [];
    for (const invoice of invoices) signed.push(await this.signer.sign(invoice));
    return signed;
  }
}
