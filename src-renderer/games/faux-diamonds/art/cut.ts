import { at } from '../../../../src-shared/engine/at';
import type { Suit } from '../../../../src-shared/games/faux-diamonds/rules/cards';

/** A point of a drawing whose middle is 0, 0; y grows downwards. */
export interface Point {
  x: number;
  y: number;
}

const SAMPLES = 240;
const CORNER = 0.3;

// The outlines of the cuts, clockwise from the top; `turn` goes from 0 to 1.

function round(turn: number): Point {
  const angle = turn * 2 * Math.PI;
  return { x: 40 * Math.sin(angle), y: -40 * Math.cos(angle) };
}

function pear(turn: number): Point {
  const angle = turn * 2 * Math.PI;
  return { x: 46 * Math.sin(angle) * Math.sin(angle / 2) ** 0.8, y: 3 - 45 * Math.cos(angle) };
}

function princess(turn: number): Point {
  const angle = turn * 2 * Math.PI;
  return { x: 38 * blunt(Math.sin(angle)), y: -38 * blunt(Math.cos(angle)) };
}

/** Bends a circle into a square with blunt corners. */
function blunt(side: number): number {
  return Math.sign(side) * Math.abs(side) ** CORNER;
}

/** Three corners with bulging sides between them. */
function trillion(turn: number): Point {
  const third = Math.min(2, Math.floor(turn * 3));
  const along = turn * 3 - third;
  const from = trillionCorner(third);
  const to = trillionCorner(third + 1);
  const bulge = 4 * along * (1 - along) * 0.28;
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - 7 };
  return {
    x: from.x + (to.x - from.x) * along + middle.x * bulge,
    y: from.y + (to.y - from.y) * along + middle.y * bulge,
  };
}

function trillionCorner(corner: number): Point {
  const angle = (corner * 2 * Math.PI) / 3;
  return { x: 47 * Math.sin(angle), y: 7 - 47 * Math.cos(angle) };
}

/** A closed outline as many short lines, and how long it is up to each of their ends. */
interface Loop {
  points: Point[];
  lengths: number[];
}

const LOOPS: Readonly<Record<Suit, Loop>> = {
  black: measure(pear),
  pink: measure(princess),
  yellow: measure(trillion),
  blue: measure(round),
};

function measure(outline: (turn: number) => Point): Loop {
  const points = Array.from({ length: SAMPLES + 1 }, (_, index) => outline((index % SAMPLES) / SAMPLES));
  let [length, before] = [0, at(points, 0)];
  const lengths = points.map((point) => {
    length += Math.hypot(point.x - before.x, point.y - before.y);
    before = point;
    return length;
  });
  return { points, lengths };
}

/** Points at equal distances along the outline of the suit's cut, clockwise from its top. */
export function pointsAround(suit: Suit, count: number): Point[] {
  const total = at(LOOPS[suit].lengths, SAMPLES);
  return Array.from({ length: count }, (_, index) => pointAt((index / count) * total, LOOPS[suit]));
}

function pointAt(length: number, { points, lengths }: Loop): Point {
  const reached = lengths.findIndex((end) => end >= length);
  const after = Math.max(1, reached);
  const [from, to] = [at(points, after - 1), at(points, after)];
  const start = at(lengths, after - 1);
  const part = (length - start) / (at(lengths, after) - start);
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

/** The outline of the suit's cut as an SVG path, larger or smaller by `scale`. */
export function outlinePath(suit: Suit, scale = 1): string {
  return pathOf(pointsAround(suit, 96), scale);
}

const FACETS: Readonly<Record<Suit, number>> = { black: 8, pink: 8, yellow: 6, blue: 8 };
const TABLE = 0.55;

/** The table of the stone and the lines from it to its edge, as SVG paths in the size of `outlinePath`. */
export function facetPaths(suit: Suit, scale = 1): { table: string; lines: string } {
  const edge = pointsAround(suit, FACETS[suit] * 2);
  const corners = edge.filter((_, index) => index % 2 === 1);
  const lines = corners.flatMap((corner, index) => {
    const before = at(edge, index * 2);
    const after = at(edge, (index * 2 + 2) % edge.length);
    const inner = scaled(corner, scale * TABLE);
    return [before, after].map((outer) => `M${inner}L${scaled(outer, scale)}`);
  });
  return { table: pathOf(corners, scale * TABLE), lines: lines.join('') };
}

function pathOf(points: readonly Point[], scale: number): string {
  return `M${points.map((point) => scaled(point, scale)).join('L')}z`;
}

function scaled({ x, y }: Point, scale: number): string {
  return `${(x * scale).toFixed(1)} ${(y * scale).toFixed(1)}`;
}
