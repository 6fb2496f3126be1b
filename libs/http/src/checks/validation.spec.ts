import 'reflect-metadata';
import { Type } from 'class-transformer';
import { IsArray, IsOptional, IsString, ValidateNested } from 'class-validator';
import { RequestInvalid } from '#libs/kernel';
import { IgnoresUnknownMembers, validation } from './validation';

class Named {
  @IsString()
  name!: string;
}

class Described extends Named {
  @IsOptional()
  @IsString()
  text?: string;

  @IsOptional()
  data?: object;
}

@IgnoresUnknownMembers()
class Tolerant extends Described {}

class Listed {
  @IsArray()
  @ValidateNested({ each: true })
  @Type(() => Named)
  items!: Named[];
}

describe('validation', () => {
  const transform = (
    value: object,
    metatype: new () => object = Described,
    type: 'body' | 'query' = 'body',
  ): Promise<unknown> => validation().transform(value, { type, metatype });

  it.each<[string, new () => object, 'body' | 'query']>([
    ['a query', Described, 'query'],
    ['a body that ignores others', Tolerant, 'body'],
  ])('of %s keeps the members of the class and of its base class', async (_, metatype, type) => {
    const taken = await transform({ name: 'a', text: 'b', other: 'c' }, metatype, type);
    expect(taken).toBeInstanceOf(metatype);
    expect(taken).toEqual({ name: 'a', text: 'b' });
  });

  it.each<[title: string, value: object, metatype: new () => object, pointers: string[]]>([
    ['a member', { name: 'a', txet: 'b' }, Described, ['/txet']],
    ['a member beside a missing one', { nmae: 'a' }, Described, ['/nmae', '/name']],
    [
      'a member of an item',
      { items: [{ name: 'a' }, { name: 'b', x: 1 }] },
      Listed,
      ['/items/1/x'],
    ],
    ['a name of every object', { name: 'a', constructor: 1 }, Described, ['/constructor']],
  ])('of a body refuses %s that is unknown', async (_, value, metatype, pointers) => {
    const failure = await transform(value, metatype).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(RequestInvalid);
    const { violations } = failure as RequestInvalid;
    expect(violations.map(({ pointer }) => pointer)).toEqual(pointers);
    expect(violations[0]?.detail).toMatch(/^".+" is unknown here; .*[Tt]he known names are /);
  });

  it('of a body names the member that was meant', async () => {
    await expect(transform({ name: 'a', txet: 'b' })).rejects.toThrow('did you mean "text"?');
  });

  it('of a body counts the unknown members that it does not show', async () => {
    const many = Object.fromEntries(
      Array.from({ length: 150 }, (_, index) => [`x${String(index)}`, 1]),
    );
    const failure = await transform(many).catch((error: unknown) => error);
    expect(failure).toMatchObject({ violations: { length: 100 }, omittedViolations: 51 });
  });

  it('never reads other members, so that their number does not matter', async () => {
    const value = { name: 'a' };
    for (let index = 0; index < 10_000; index += 1) {
      Object.defineProperty(value, `other${String(index)}`, {
        enumerable: true,
        get: () => {
          throw new Error('It was read.');
        },
      });
    }
    expect(await transform(value, Tolerant)).toEqual({ name: 'a' });
  });

  it.each([{ many: { members: 1 } }, ['many', 'items']])(
    'takes %p in a member as it is, because a copy would take quadratic time',
    async (data) => {
      const taken = (await transform({ name: 'a', data })) as Described;
      expect(taken.data).toBe(data);
    },
  );

  describe('of an empty query', () => {
    class Page {
      @IsOptional()
      @IsString()
      cursor?: string;
    }
    class Limited extends Page {
      @IsOptional()
      limit = 10;
    }
    const pipe = validation();
    const query = (value: object, metatype: new () => object): Promise<unknown> =>
      pipe.transform(value, { type: 'query', metatype });

    it.each([1, 2, 3])('returns a new instance, time %i', async () => {
      const one = await query({}, Page);
      expect(one).toBeInstanceOf(Page);
      expect(one).toEqual({});
      expect(one).not.toBe(await query({ other: 'a' }, Page));
    });

    it('keeps the values of the class', async () => {
      for (let time = 1; time <= 2; time += 1)
        expect(await query({}, Limited)).toEqual({ limit: 10 });
    });

    it('refuses it each time if a member is required', async () => {
      for (let time = 1; time <= 2; time += 1) await expect(query({}, Named)).rejects.toThrow();
    });

    it('still reads members that are given', async () => {
      await query({}, Page);
      expect(await query({ cursor: 'a' }, Page)).toEqual({ cursor: 'a' });
      await expect(query({ cursor: ['a'] }, Page)).rejects.toThrow();
    });
  });
});
