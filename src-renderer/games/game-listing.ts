import type { Component } from 'svelte';
import type { GameUi } from './game-ui';

/** What lists say of a game. It is part of the first bundle, so it stays light: the rest is fetched by `load`. */
export interface GameListing {
  readonly id: string;
  /** As the game's rules have it. */
  readonly seats: { readonly min: number; readonly max: number };
  /** A small drawing for lists, decorative. */
  readonly emblem: Component<{ size?: number }>;
  name(): string;
  /** One sentence that makes somebody want to play. */
  tagline(): string;
  /** Fetches the game's screens and rules; rejects when they cannot be had. */
  load(): Promise<GameUi>;
}
