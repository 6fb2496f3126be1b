import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { AppModule } from './app.module';
import { readConfig } from './config';

async function main(): Promise<void> {
  const app = await NestFactory.create(AppModule.with(readConfig(process.env)));
  app.enableShutdownHooks();
  await app.listen(process.env.PORT ?? 8080);
}

void main();
