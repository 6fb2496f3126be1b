import 'reflect-metadata';
import { serve } from '#libs/app';
import { dict } from './dict.app';

void serve(dict);
