import { STEPS, type StepName } from '@gida/contract/domains/alerts/rules'

export type Silent = { id: string; block: string | null; step: number }
export type Warden = { id: string; role: 'WARDEN' | 'GUARD'; block: string | null }
export type Act =
  | { step: StepName; to: 'SELF' | 'KIN'; person: string }
  | { step: StepName; to: 'ROSTER'; warden: string; people: string[] }

type Alert = { sent_at: Date; is_drill: boolean }
export type Escalation = {
  acts: Act[]
  /** Number of steps taken for everybody who is still silent. */
  step: number
  next_step_at: Date | null
}

/**
 * Which steps are due for those who are silent: another text, then next of kin and the wardens of their block, then everybody on the
 * roster not yet asked about them. Each step is taken once per person, even if several are due.
 */
export function escalate(
  { sent_at, is_drill }: Alert,
  silent: readonly Silent[],
  roster: readonly Warden[],
  now: Date,
): Escalation {
  const timeOf = (minutes: number) => new Date(sent_at.getTime() + minutes * 60_000)
  const due = STEPS.filter(({ minutes }) => timeOf(minutes) <= now)
  const next = STEPS[due.length]
  const acts = due.flatMap(({ name }, index) => {
    const people = silent.filter(({ step }) => step <= index)
    return actsOf[name](people, roster, is_drill)
  })
  return { acts, step: due.length, next_step_at: next && silent.length > 0 ? timeOf(next.minutes) : null }
}

type Acts = (people: readonly Silent[], roster: readonly Warden[], is_drill: boolean) => Act[]

const actsOf: Record<StepName, Acts> = {
  SMS_AGAIN: (people) => people.map(({ id }) => ({ step: 'SMS_AGAIN', to: 'SELF', person: id })),
  // Drills do not involve next of kin.
  CONTACTS: (people, roster, is_drill) => [
    ...(is_drill ? [] : people.map(({ id }) => ({ step: 'CONTACTS', to: 'KIN', person: id }) as const)),
    ...askRoster('CONTACTS', roster, (warden) => people.filter((one) => isTheirs(warden, one))),
  ],
  ROSTER: (people, roster) =>
    askRoster('ROSTER', roster, (warden) => people.filter((one) => !isTheirs(warden, one))),
}

/** Whether a warden is responsible for a person, and so is asked first. */
const isTheirs = ({ role, block }: Warden, person: Silent): boolean =>
  role === 'WARDEN' && (block === null || block === person.block)

const askRoster = (step: StepName, roster: readonly Warden[], of: (warden: Warden) => Silent[]): Act[] =>
  roster.flatMap((warden) => {
    const people = of(warden).map(({ id }) => id)
    return people.length > 0 ? [{ step, to: 'ROSTER' as const, warden: warden.id, people }] : []
  })

/** Deduplication key: one message per step and recipient. */
export const actKey = (act: Act): string =>
  act.to === 'ROSTER' ? `${act.step}:roster:${act.warden}` : `${act.step}:${act.person}`
