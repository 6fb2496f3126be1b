import 'reflect-metadata';
import { serve } from '#libs/platform';
import { spi } from './config';

void serve(spi);
