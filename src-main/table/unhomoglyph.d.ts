/** Published without types. */
declare module 'unhomoglyph' {
  /** Replaces each letter by the one that it is confused with, after Unicode's list. */
  export default function unhomoglyph(text: string): string;
}
