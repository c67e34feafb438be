import { audienceCommands } from './audience';
import { lobbyCommands } from './lobby';
import { matchCommands } from './match-commands';
import type { Commands, TableRequest } from './open-table';

/** All that people can ask of a table. */
export const COMMANDS: Commands = { ...audienceCommands, ...lobbyCommands, ...matchCommands };

export function isTableRequest(name: string): name is TableRequest {
  return Object.hasOwn(COMMANDS, name);
}
