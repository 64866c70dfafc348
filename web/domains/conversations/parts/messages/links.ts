import type { SubjectType } from '@gida/contract/domains/conversations/rules'

/** Part of a text: plain text, an in-app path, or an external address with its actual host. */
export type Piece = { text: string; path?: string; host?: string }

const ADDRESS = /(https?:\/\/[^\s<>"']+[^\s<>"'.,;:!?)])/g
const ID = '([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})'
const THINGS: readonly [SubjectType, RegExp][] = [
  ['payment', new RegExp(`^/dashboard/payments/${ID}`)],
  ['lease', new RegExp(`^/dashboard/leases/${ID}`)],
  ['application', new RegExp(`^/dashboard/tenants/applications/${ID}`)],
  ['announcement', new RegExp(`^/dashboard/notifications/told/${ID}`)],
  ['unit', new RegExp(`^/dashboard/[^?]*\\?(?:[^#]*&)?unit=(?:%22)?${ID}`)],
]

/** Splits a text. External addresses are not links, to protect from phishing. */
export function piecesOf(text: string, origin: string): Piece[] {
  return text.split(ADDRESS).flatMap((part, index): Piece[] => {
    if (part === '') return []
    if (index % 2 === 0 || !URL.canParse(part)) return [{ text: part }]
    const url = new URL(part)
    return url.origin === origin
      ? [{ text: part, path: url.pathname + url.search }]
      : [{ text: part, host: url.host }]
  })
}

/** The in-app records that a text links to, as `type:id`, without duplicates. */
export const thingsIn = (text: string, origin: string): string[] => [
  ...new Set(
    piecesOf(text, origin).flatMap(({ path = '' }) =>
      THINGS.flatMap(([type, pattern]) => {
        const id = pattern.exec(path)?.[1]
        return id ? [`${type}:${id}`] : []
      }),
    ),
  ),
]
