import { expect, test } from 'vitest';
import { pickShellWords } from './shell';
import { shellEn } from './shell.en';

test.each([[['en-GB']], [['xx', 'EN']], [['xx-YY']], [[]], [['']], [['constructor']]])(
  '%j is answered in English, the language that there is',
  (preferred) => {
    expect(pickShellWords(preferred)).toBe(shellEn);
  },
);
