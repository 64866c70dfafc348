import type { AlertEvent, AlertRecipient } from '@gida/contract/domains/alerts/alert'
import type { Score } from '@gida/contract/domains/alerts/report'

type Person = Pick<AlertRecipient, 'block' | 'state' | 'at' | 'channel'>
type Event = Pick<AlertEvent, 'at' | 'kind' | 'state' | 'user_id'>

/** The score of an alert, from its recipients' final states and its events. */
export function scoreAlert(sent_at: Date, people: readonly Person[], events: readonly Event[]): Score {
  const seconds = (at: string) => Math.max(0, Math.round((Date.parse(at) - sent_at.getTime()) / 1000))
  const firsts = firstAnswers(events)
    .map(seconds)
    .toSorted((a, b) => a - b)
  const known = (of: readonly Person[]) => {
    const times = of.flatMap(({ at, state }) => (at && state !== 'WAITING' ? seconds(at) : []))
    return of.length > 0 && times.length === of.length ? Math.max(...times) : null
  }
  const blocks = Map.groupBy(people, ({ block }) => block ?? '')
  return {
    people: people.length,
    answered: people.filter(({ state }) => state !== 'WAITING').length,
    half_seconds: firsts[Math.ceil(people.length / 2) - 1] ?? null,
    all_seconds: known(people),
    first_help_seconds: firstHelp(events, seconds),
    by_kin: people.filter(({ channel }) => channel === 'NEXT_OF_KIN').length,
    in_person: people.filter(({ channel }) => channel === 'WARDEN').length,
    blocks: [...blocks]
      .map(([name, of]) => ({ name, people: of.length, all_seconds: known(of) }))
      .toSorted((a, b) => (a.name < b.name ? -1 : 1)),
  }
}

const isAnswer = ({ kind }: Event) => kind === 'ANSWERED' || kind === 'MARKED'

/** The time of each person's first answer. */
function firstAnswers(events: readonly Event[]): string[] {
  const first = new Map<string, string>()
  for (const event of events) {
    if (event.user_id && isAnswer(event) && !first.has(event.user_id)) first.set(event.user_id, event.at)
  }
  return [...first.values()]
}

/** Seconds until the first person who needed help no longer did. */
function firstHelp(events: readonly Event[], seconds: (at: string) => number): number | null {
  const inNeed = new Set<string | null>()
  for (const { user_id, state, at } of events.filter(isAnswer)) {
    if (state === 'NEEDS_HELP') inNeed.add(user_id)
    else if (inNeed.has(user_id)) return seconds(at)
  }
  return null
}

type Minute = { safe: number; away: number; needs_help: number }
const MOST_MINUTES = 60

/** Answers per minute, up to one hour. */
export function answersByMinute(sent_at: Date, people: readonly Person[]): Minute[] {
  const minutes: Minute[] = []
  for (const { at, state } of people) {
    if (!at || state === 'WAITING') continue
    const minute = Math.min(MOST_MINUTES - 1, Math.floor((Date.parse(at) - sent_at.getTime()) / 60_000))
    while (minutes.length <= minute) minutes.push({ safe: 0, away: 0, needs_help: 0 })
    const of = minutes[Math.max(0, minute)]
    if (of) of[state === 'SAFE' ? 'safe' : state === 'AWAY' ? 'away' : 'needs_help']++
  }
  return minutes
}
