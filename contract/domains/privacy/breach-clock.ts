/** Section 40 NDPA 2023: the Commission must be notified within 72 hours of awareness if a risk to people is likely. */
export const COMMISSION_HOURS = 72
/** A higher number of people is a typing error. */
export const MOST_PEOPLE = 100_000_000

export const BREACH_RISKS = ['NONE', 'LIKELY', 'HIGH'] as const
export type BreachRisk = (typeof BREACH_RISKS)[number]

/** Deadlines in hours after discovery. The last one leaves twelve hours of reserve. */
export const BREACH_STEPS = [
  { key: 'FREEZE', hours: 0 },
  { key: 'SCOPE', hours: 4 },
  { key: 'DECIDE', hours: 24 },
  { key: 'DRAFT', hours: 48 },
  { key: 'COMMISSION', hours: 60 },
  { key: 'PEOPLE', hours: 60 },
] as const
export type BreachStepKey = (typeof BREACH_STEPS)[number]['key']
export const BREACH_STEP_KEYS = BREACH_STEPS.map(({ key }) => key) as [BreachStepKey, ...BreachStepKey[]]

/** Steps that a person marks as done; SCOPE and DECIDE are done when their fields are filled in. */
export const SAID_STEPS = ['FREEZE', 'DRAFT', 'COMMISSION', 'PEOPLE'] as const
export type SaidStep = (typeof SAID_STEPS)[number]

export type BreachState = {
  noticed_at: Date
  risk: BreachRisk | null
  done: Readonly<Record<BreachStepKey, Date | null>>
  closed_at: Date | null
}

export type BreachStep = {
  key: BreachStepKey
  due_at: Date
  done_at: Date | null
  state: 'DONE' | 'NEEDLESS' | 'OVERDUE' | 'NEXT' | 'LATER'
}

const HOUR_MS = 3_600_000

/** Whether a step is required: nobody is notified without a likely risk, and people only if it is high. */
export function isNeeded(key: BreachStepKey, risk: BreachRisk | null): boolean {
  if (key === 'PEOPLE') return risk === 'HIGH'
  if (key === 'DRAFT' || key === 'COMMISSION') return risk !== 'NONE'
  return true
}

/** When a step is due. People at high risk are notified at once, so from the time of that decision. */
function dueAt({ key, hours }: (typeof BREACH_STEPS)[number], { noticed_at, done }: BreachState): Date {
  if (key === 'PEOPLE' && done.DECIDE) return done.DECIDE
  return new Date(noticed_at.getTime() + hours * HOUR_MS)
}

/** Status of a breach: each step, the next one, and the deadline for notifying the Commission. */
export function breachClock(breach: BreachState, now: Date) {
  const open = BREACH_STEPS.filter(({ key }) => isNeeded(key, breach.risk) && !breach.done[key])
  const next = breach.closed_at
    ? undefined
    : [...open].sort((a, b) => +dueAt(a, breach) - +dueAt(b, breach))[0]
  const steps = BREACH_STEPS.map((step): BreachStep => {
    const due_at = dueAt(step, breach)
    const done_at = breach.done[step.key]
    return { key: step.key, due_at, done_at, state: stateOf(step.key, due_at) }
  })
  function stateOf(key: BreachStepKey, due_at: Date): BreachStep['state'] {
    if (breach.done[key]) return 'DONE'
    if (!isNeeded(key, breach.risk) || breach.closed_at) return 'NEEDLESS'
    if (due_at <= now) return 'OVERDUE'
    return key === next?.key ? 'NEXT' : 'LATER'
  }
  return {
    steps,
    next: next?.key ?? null,
    next_at: next ? dueAt(next, breach) : null,
    is_overdue: steps.some(({ state }) => state === 'OVERDUE'),
    deadline: new Date(breach.noticed_at.getTime() + COMMISSION_HOURS * HOUR_MS),
  }
}

/** What is still missing before it can be closed: a decided risk, and the notifications it requires. */
export function openBeforeClosing({
  risk,
  done,
}: Pick<BreachState, 'risk' | 'done'>): BreachStepKey | undefined {
  if (risk === null) return 'DECIDE'
  return (['COMMISSION', 'PEOPLE'] as const).find((key) => isNeeded(key, risk) && !done[key])
}
