import { app } from './app';
import { create } from './create';
import { history } from './history';
import { home } from './home';
import { lobby } from './lobby';
import { refusals } from './refusals';
import { result } from './result';
import { settings } from './settings';
import { table } from './table';
import { trouble } from './trouble';

/** What the screens say in English. The words of a game stand beside it. */
export const en = {
  app,
  create,
  history,
  home,
  lobby,
  refusals,
  result,
  settings,
  table,
  trouble,
};
