/** For every unit test: the cases that fast-check makes are the same in every run (generated.ts). */
import fc from 'fast-check';
import { generated } from './generated.ts';

fc.configureGlobal(generated(100));
