import { type Day, formatDay } from '@gida/contract/shared/dates'
import type { ReaderWords } from '../words/words.ts'

type Item = { subject: string | null; body: string }

/** The daily mail: similar items grouped, each group with its number. */
export function digestWords(
  { digest, language }: ReaderWords,
  day: Day,
  items: readonly Item[],
): { subject: string; text: string } {
  const groups = [...Map.groupBy(items, ({ subject }) => subject ?? '')]
  const blocks = groups.map(([title, its]) =>
    [its.length > 1 ? `${title} (${its.length})` : title, ...its.map(({ body }) => body)].join('\n\n'),
  )
  return {
    subject: digest.subject(formatDay(day, language), items.length),
    text: [...blocks, digest.foot].join('\n\n—\n\n'),
  }
}
