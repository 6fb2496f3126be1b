import 'reflect-metadata';
import { Controller, Get, Module, Post, type Type } from '@nestjs/common';
import { ApiBody, ApiOkResponse, ApiProperty } from '@nestjs/swagger';
import { z } from 'zod';
import { type AppDefinition } from '#libs/app';
import { port } from '#libs/config';
import { createTestApp } from '#libs/testing';
import { openApiDocument } from './document';
import { documentSchema } from './json-schema';

class TwiceNamed {
  @ApiProperty()
  one!: string;
}

class Same {
  @ApiProperty()
  one!: string;
}

class Other {
  @ApiProperty()
  other!: string;
}
// As a class of this name in another file.
Object.defineProperty(Other, 'name', { value: 'Same' });

documentSchema('TwiceNamed', () => z.strictObject({ two: z.string() }));

function appWith(body: Type, response: Type): AppDefinition {
  @Controller('things')
  class Things {
    @Get()
    @ApiOkResponse({ type: response })
    read(): void {
      return;
    }

    @Post()
    @ApiBody({ type: body })
    write(): void {
      return;
    }
  }
  @Module({ controllers: [Things] })
  class ThingsModule {}
  return {
    ...{ name: 'things', title: 'Things', description: '', healthPath: '/health', variables: {} },
    port: port('THINGS_PORT', '3997', ''),
    module: ThingsModule,
    schema: { entities: [], migrations: [] },
    example: () => '',
  };
}

describe('The API document', () => {
  it.each([
    ['two classes', Same, Other, 'Duplicate DTO detected: "Same"'],
    ['a class and a schema', Same, TwiceNamed, 'are both named TwiceNamed'],
  ])('is refused if %s have one name', async (_, body, response, text) => {
    const definition = appWith(body, response);
    const test = await createTestApp(definition);
    expect(() => openApiDocument(test.app, definition)).toThrow(text);
    await test.close();
  });
});
