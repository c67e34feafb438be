import { renderUnicodeCompact } from 'uqr';

/** As many light modules around the code as the standard asks for. */
const QUIET_ZONE = 4;

/** White blocks on black, whatever colours the terminal has: light on dark is the other way round on a light one. */
const COLOURS = '\u001b[97;40m';
const PLAIN = '\u001b[0m';

/**
 * A QR code for a terminal.
 * @param coloured whether the terminal understands colours; without them the code suits dark ones only.
 */
export function terminalQrCode(content: string, coloured: boolean): string {
  const code = renderUnicodeCompact(content, { border: QUIET_ZONE });
  if (!coloured) return code;
  return code
    .split('\n')
    .map((line) => `${COLOURS}${line}${PLAIN}`)
    .join('\n');
}
