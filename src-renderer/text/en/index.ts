import { app } from './app';
import { diamonsters } from './diamonsters';
import { refusals } from './refusals';

/** The English catalogue. A game's texts are one file and one line here. */
export const en = {
  app,
  diamonsters,
  refusals,
};
