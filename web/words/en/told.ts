/** An announcement, as whoever it is for reads it. */
export const told = {
  from: (who: string, place: string | null) => (place ? `${who}, ${place}` : who),
  missing: 'This message does not exist, or is not for you.',
  loading: 'Loading…',
  reply: 'Answer the office',
}
