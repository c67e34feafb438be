import { describe, expect, it } from 'vitest';
import { notesOf } from './release-notes.mjs';

const CHANGELOG = `# Changelog

Newest first.

## 1.10.0 (2026-12-01)

- Tea.

### Mended

- Cups.

## 1.1.0

- Water.

## 1.0.0
`;

describe('the notes of a release', () => {
  it('are what stands below its heading, with smaller headings', () => {
    expect(notesOf(CHANGELOG, '1.10.0')).toBe('- Tea.\n\n### Mended\n\n- Cups.');
    expect(notesOf(CHANGELOG, '1.1.0')).toBe('- Water.');
  });

  it('are missing where nothing is said of it', () => {
    expect(notesOf(CHANGELOG, '1.0.0')).toBeNull();
    expect(notesOf(CHANGELOG, '1.1')).toBeNull();
  });
});
