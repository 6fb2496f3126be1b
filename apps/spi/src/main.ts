import 'reflect-metadata';
import { serve } from '#libs/app';
import { spi } from './spi.app';

void serve(spi);
