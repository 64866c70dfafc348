export const ANNOUNCEMENT_KINDS = ['NEWS', 'MAINTENANCE', 'TROUBLE'] as const
export type AnnouncementKind = (typeof ANNOUNCEMENT_KINDS)[number]

export const MOST_ANNOUNCEMENT_TITLE = 80
export const MOST_ANNOUNCEMENT_BODY = 400
/** How long one stands at most, and how far ahead it is planned. */
export const MOST_ANNOUNCEMENT_DAYS = 60

/** What is wrong just now stays in sight of everybody. */
export const canPutAway = (kind: AnnouncementKind): boolean => kind !== 'TROUBLE'

/** What an account holds, by what a person reads of it. */
export const HELD_KINDS = [
  ...(['leases', 'properties', 'payments', 'receipts', 'memberships'] as const),
  ...(['messages', 'documents', 'requests', 'meetings', 'notices'] as const),
] as const
export type HeldKind = (typeof HELD_KINDS)[number]

/** The longest text of a catalogue, with room. */
export const MOST_WORDING = 600
export const MOST_WORDING_WHY = 300
/** How many proposals of one person wait at a time. */
export const MOST_OPEN_WORDINGS = 50

/** What is put into a text stands in it as `{1}`, `{2}`: better words put in the same. */
export const keepsPlaces = (present: string, proposed: string): boolean =>
  placesIn(present) === placesIn(proposed)
/**
 * Where the English stands behind a text in brackets, because it is the record (decision 118), better words leave it there. Brackets that the
 * English has too, and translates, are free.
 */
export function keepsEnglish(
  english: string,
  { present, proposed }: { present: string; proposed: string },
): boolean {
  const beside = (text: string) => text.match(/\([^()]*\)/g) ?? []
  const isRecord = (bracket: string) =>
    beside(english).length === 0 || english.includes(bracket.slice(1, -1).replace(/\.$/, ''))
  return beside(present).every((bracket) => !isRecord(bracket) || proposed.includes(bracket))
}
const placesIn = (text: string): string => [...new Set(text.match(/\{\d\}/g))].sort().join()
