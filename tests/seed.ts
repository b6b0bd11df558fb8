/** For every unit test: the cases that fast-check makes are the same in every run (generated.ts). */
import fc from 'fast-check';
import { allGenerated } from './generated.ts';

fc.configureGlobal(allGenerated(100));
