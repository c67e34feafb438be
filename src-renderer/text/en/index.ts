import { app } from './app';
import { create } from './create';
import { diamonds } from './diamonds';
import { diamonsters } from './diamonsters';
import { diams } from './diams';
import { fauxDiamonds } from './faux-diamonds';
import { history } from './history';
import { home } from './home';
import { lobby } from './lobby';
import { refusals } from './refusals';
import { result } from './result';
import { seats } from './seats';
import { settings } from './settings';
import { table } from './table';
import { trickTaking } from './trick-taking';
import { trouble } from './trouble';

/** The English catalogue. A game's texts are one file and one line here. */
export const en = {
  app,
  create,
  diamonds,
  diamonsters,
  diams,
  fauxDiamonds,
  history,
  home,
  lobby,
  refusals,
  result,
  seats,
  settings,
  table,
  trickTaking,
  trouble,
};
