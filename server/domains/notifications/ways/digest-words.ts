import { type Day, formatDay } from '@gida/contract/shared/dates'

type Item = { subject: string | null; body: string }

/** The mail of a day: what is alike stands together, under how many there are. */
export function digestWords(day: Day, items: readonly Item[]): { subject: string; text: string } {
  const groups = [...Map.groupBy(items, ({ subject }) => subject ?? '')]
  const blocks = groups.map(([title, its]) =>
    [its.length > 1 ? `${title} (${its.length})` : title, ...its.map(({ body }) => body)].join('\n\n'),
  )
  const count = items.length === 1 ? '1 thing' : `${items.length} things`
  return {
    subject: `Gida, ${formatDay(day)}: ${count} since yesterday`,
    text: [
      ...blocks,
      'You asked for one mail a day. Change that in Gida under Settings, Notifications.',
    ].join('\n\n—\n\n'),
  }
}
