import 'reflect-metadata';
import { Controller, Get, Query, type ExecutionContext } from '@nestjs/common';
import { ApiQuery } from '@nestjs/swagger';
import { IsOptional } from 'class-validator';
import { IgnoresUnknownQuery, KnownQuery } from './known-query';

class Page {
  @IsOptional()
  limit?: string;
}

class Filter extends Page {
  @IsOptional()
  status?: string;
}

@Controller()
@ApiQuery({ name: 'dry' })
class Routes {
  @Get('list')
  list(@Query() query: Filter): unknown {
    return query;
  }

  @Get('one')
  @ApiQuery({ name: 'strict' })
  one(@Query('profile') profile: string): unknown {
    return profile;
  }

  @Get('standard')
  @IgnoresUnknownQuery()
  standard(): void {
    return;
  }
}

@Controller()
@IgnoresUnknownQuery()
class Standard {
  @Get()
  list(): void {
    return;
  }

  @Get()
  @IgnoresUnknownQuery(false)
  own(): void {
    return;
  }
}

describe('KnownQuery', () => {
  const guard = new KnownQuery();
  const ask = (type: new () => object, method: string, query: object): boolean =>
    guard.canActivate({
      getType: () => 'http',
      getClass: () => type,
      getHandler: () => (type.prototype as Readonly<Record<string, unknown>>)[method],
      switchToHttp: () => ({ getRequest: () => ({ query }) }),
    } as unknown as ExecutionContext);

  it.each([
    [Routes, 'list', {}],
    [Routes, 'list', { limit: '1', status: 'x', dry: '' }],
    [Routes, 'one', { profile: 'x', strict: 'true', dry: '' }],
    [Routes, 'standard', { other: '' }],
    [Standard, 'list', { other: '' }],
  ])('of %p allows %s with %j', (type, method, query) => {
    expect(ask(type, method, query)).toBe(true);
  });

  it.each([
    [Routes, 'list', { staus: 'x' }, '/staus: "staus" is unknown here; did you mean "status"?'],
    [Routes, 'one', { link: 'x' }, '/link: "link" is unknown here; the known names are profile, '],
    [Standard, 'own', { other: '' }, '/other: "other" is unknown here; there are no known names.'],
    [Routes, 'list', { toString: '' }, '/toString: "toString" is unknown here; '],
  ])('of %p refuses %s with %j', (type, method, query, text) => {
    // The second time it knows the route.
    for (let time = 1; time <= 2; time += 1) {
      expect(() => ask(type, method, query)).toThrow(text);
    }
  });
});
