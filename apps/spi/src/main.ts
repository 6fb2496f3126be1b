import 'reflect-metadata';
import { serve } from '#libs/platform';
import { spi } from './spi.app';

void serve(spi);
