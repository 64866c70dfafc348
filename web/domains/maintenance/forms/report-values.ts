import type { CreateRequest } from '@gida/contract/domains/maintenance/request'
import type { Category, Scope } from '@gida/contract/domains/maintenance/rules'
import { addDays, startOfDay } from '@gida/contract/shared/dates'
import { faultReport } from '#words/fault-report'
import { maintenance as words } from '#words/maintenance'
import { today } from '../../../platform/screens/format.ts'

const HOUR_MS = 3_600_000
/** Hours of the two time slots for a visit. */
const TIMES = { morning: [9, 12], afternoon: [12, 17] } as const
const DAYS_AHEAD = 3

/** Values chosen by tapping, without typing. */
export type Tapped = {
  unit_id: string
  category: Category | null
  answers: Record<string, string>
  scope: Scope
  times: string[]
  entry: 'YES' | 'CALL_FIRST' | 'NO'
}

export const NOTHING: Omit<Tapped, 'unit_id'> = {
  category: null,
  answers: {},
  scope: 'UNIT',
  times: [],
  entry: 'CALL_FIRST',
}

/** `Water: Kitchen, A leak, It runs`: a title from the tapped answers, where nothing was typed. */
export const titleOf = ({ category, answers }: Pick<Tapped, 'category' | 'answers'>): string => {
  if (!category) return ''
  const said = Object.values(answers).map((answer) => faultReport.answers[answer] ?? answer)
  return [words.categories[category], said.join(', ')].filter(Boolean).join(': ')
}

/** A morning and an afternoon slot for each of the next days; the value identifies both. */
export const timeChoices = (): { value: string; day: string; part: keyof typeof TIMES }[] =>
  Array.from({ length: DAYS_AHEAD }, (_, ahead) => addDays(today(), ahead + 1)).flatMap((day) =>
    (['morning', 'afternoon'] as const).map((part) => ({ value: `${day} ${part}`, day, part })),
  )

const windowOf = (value: string) => {
  const [day = '', part = 'morning'] = value.split(' ')
  const [from, to] = TIMES[part as keyof typeof TIMES]
  const at = (hour: number) => new Date(startOfDay(day).getTime() + hour * HOUR_MS).toISOString()
  return { start_time: at(from), end_time: at(to) }
}

export const bodyOf = (
  tapped: Tapped,
  typed: { title: string; description: string },
): CreateRequest & { category: Category } => ({
  title: typed.title.trim() || titleOf(tapped),
  description: typed.description.trim(),
  category: tapped.category ?? 'OTHER',
  ...{ answers: tapped.answers, scope: tapped.scope },
  preferred_times: tapped.times.map(windowOf),
  entry_allowed: tapped.entry !== 'NO',
  call_first: tapped.entry === 'CALL_FIRST',
})
