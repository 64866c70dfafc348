export const ANNOUNCEMENT_KINDS = ['NEWS', 'MAINTENANCE', 'TROUBLE'] as const
export type AnnouncementKind = (typeof ANNOUNCEMENT_KINDS)[number]

export const MOST_ANNOUNCEMENT_TITLE = 80
export const MOST_ANNOUNCEMENT_BODY = 400
/** Longest duration of an announcement, and how far ahead it can be scheduled; days. */
export const MOST_ANNOUNCEMENT_DAYS = 60

/** Readers cannot dismiss an ongoing problem. */
export const canPutAway = (kind: AnnouncementKind): boolean => kind !== 'TROUBLE'

/** What an account holds, by the kinds of records shown when two accounts are compared. */
export const HELD_KINDS = [
  ...(['leases', 'properties', 'payments', 'receipts', 'memberships'] as const),
  ...(['messages', 'documents', 'requests', 'meetings', 'notices'] as const),
] as const
export type HeldKind = (typeof HELD_KINDS)[number]

/** Above the longest text of the catalogues. */
export const MOST_WORDING = 600
export const MOST_WORDING_WHY = 300
/** Most open proposals per person. */
export const MOST_OPEN_WORDINGS = 50

/** Placeholders `{1}`, `{2}`: a proposed text must contain the same ones. */
export const keepsPlaces = (present: string, proposed: string): boolean =>
  placesIn(present) === placesIn(proposed)
/**
 * Legally relevant texts keep the English in brackets after the translation (decision 118), and so must proposals.
 * Brackets that exist in the English and are translated are free.
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
