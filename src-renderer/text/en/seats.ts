/** What every game says of who plays a seat. */
export const seats = {
  away: 'Away',
  botLevel: { easy: 'Bot: easy', medium: 'Bot: medium', hard: 'Bot: hard', expert: 'Bot: expert' },
  substituted: 'Bot plays',
  seatName: (seat: number): string => `Seat ${seat}`,
};
