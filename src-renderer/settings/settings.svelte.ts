import * as v from 'valibot';
import { BOT_PACES, NAME_LENGTH } from '../../src-shared/protocol/requests';
import { LIVE_FACTORS } from '../timeline/speeds';

export const THEMES = ['system', 'dark', 'light'] as const;
export const MOTIONS = ['system', 'reduced', 'full'] as const;
/** The languages that have a complete catalogue. */
export const LANGUAGES = ['en'] as const;
export type Language = (typeof LANGUAGES)[number];

const STORAGE_KEY = 'brilliant-cut:settings';

const schema = v.object({
  name: v.fallback(v.pipe(v.string(), v.trim(), v.maxLength(NAME_LENGTH)), ''),
  theme: v.fallback(v.picklist(THEMES), 'dark'),
  motion: v.fallback(v.picklist(MOTIONS), 'system'),
  /** How long this player likes to look at what happened. */
  sceneSpeed: v.fallback(v.picklist(BOT_PACES), 'normal'),
  /** Whether the only legal move is made without asking. */
  autoPlay: v.fallback(v.boolean(), false),
  language: v.fallback(v.picklist(LANGUAGES), 'en'),
});

export type Settings = v.InferOutput<typeof schema>;

/** This person's settings on this computer; a change is kept at once by `keepSettings`. */
export const settings: Settings = $state(load());

function load(): Settings {
  return v.parse(schema, readStored());
}

function readStored(): unknown {
  try {
    return { ...v.parse(v.looseObject({}), JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}')) };
  } catch {
    return {};
  }
}

/** Writes the settings down and gives the page its theme, motion and language; to be run as an effect. */
export function keepSettings(): void {
  const root = document.documentElement;
  root.dataset['theme'] = settings.theme;
  root.dataset['motion'] = settings.motion;
  root.lang = settings.language;
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing still plays: the settings last as long as the page.
  }
}

/** What times at a live table are multiplied with, as this player likes it. */
export function beatFactor(): number {
  return LIVE_FACTORS[settings.sceneSpeed];
}
