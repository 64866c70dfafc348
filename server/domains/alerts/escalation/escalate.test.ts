import { STEPS } from '@gida/contract/domains/alerts/rules'
import { expect, test } from 'vitest'
import { actKey, escalate, type Silent, type Warden } from './escalate.ts'

const SENT = new Date('2026-11-05T18:42:00Z')
const at = (seconds: number) => new Date(SENT.getTime() + seconds * 1000)
const alert = { sent_at: SENT, is_drill: false }
const silent = (id: string, block: string | null, step = 0): Silent => ({ id, block, step })
const ROSTER: Warden[] = [
  { id: 'c', role: 'WARDEN', block: 'C' },
  { id: 'a', role: 'WARDEN', block: 'A' },
  { id: 'gate', role: 'GUARD', block: null },
]
const said = (people: Silent[], seconds: number, of = alert) =>
  escalate(of, people, ROSTER, at(seconds)).acts.map((act) =>
    act.to === 'ROSTER' ? `${actKey(act)} ${act.people}` : `${act.to} ${actKey(act)}`,
  )

test('who is silent is texted again, then their kin and wardens are asked, then the rest of the roster', () => {
  const [ada, ben] = [silent('ada', 'C'), silent('ben', 'A')]
  expect(said([ada, ben], 179)).toEqual([])
  expect(said([ada, ben], 180)).toEqual(['SELF SMS_AGAIN:ada', 'SELF SMS_AGAIN:ben'])
  expect(said([silent('ada', 'C', 1)], 300)).toEqual(['KIN CONTACTS:ada', 'CONTACTS:roster:c ada'])
  expect(said([silent('ada', 'C', 2)], 600)).toEqual(['ROSTER:roster:a ada', 'ROSTER:roster:gate ada'])
  expect(said([silent('ada', 'C', 3)], 9_000)).toEqual([])
})

test('a drill frightens nobody’s family, and a clock that leapt leaves no step out', () => {
  expect(said([silent('ada', 'C', 1)], 300, { ...alert, is_drill: true })).toEqual(['CONTACTS:roster:c ada'])
  const { step, next_step_at, acts } = escalate(alert, [silent('ada', null)], ROSTER, at(9_000))
  expect([step, next_step_at, acts.length]).toEqual([3, null, 5])
})

/** A seeded random generator. */
function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}

/** A random scenario with lost and delayed texts; the job runs at irregular times, sometimes twice. */
function evening(seed: number) {
  const draw = random(seed + 1)
  const blocks = ['A', 'B', 'C', null]
  const blockOf = () => blocks[Math.floor(draw() * 4)] ?? null
  const roster = Array.from({ length: Math.floor(draw() * 6) }, (_, index): Warden => {
    return {
      id: `w${index}`,
      role: draw() < 0.7 ? 'WARDEN' : 'GUARD',
      block: draw() < 0.3 ? null : blockOf(),
    }
  })
  const people = Array.from({ length: 1 + Math.floor(draw() * 40) }, (_, index) => {
    return { ...silent(`p${index}`, blockOf()), hasAnswered: false, answersAt: Number.POSITIVE_INFINITY }
  })
  const sent: string[] = []
  const askedAbout = new Map<string, string[]>()
  const asked = (person: string, whom: string) =>
    askedAbout.set(person, [...(askedAbout.get(person) ?? []), whom])
  const text = (now: number, ids: readonly string[]) => {
    if (draw() < 0.3) return
    for (const one of people)
      if (ids.includes(one.id) && draw() < 0.5)
        one.answersAt = Math.min(one.answersAt, now + 60 + draw() * 900)
  }
  for (const one of people) text(0, [one.id])
  let isDone = false
  for (let now = 0; !isDone; now += draw() < 0.1 ? 400 : 15) {
    for (const one of people) if (one.answersAt <= now) one.hasAnswered = true
    const waiting = people.filter((one) => !one.hasAnswered)
    const run = escalate(alert, waiting, roster, at(now))
    for (const act of run.acts) {
      sent.push(actKey(act))
      if (act.to === 'ROSTER') for (const id of act.people) asked(id, act.warden)
      text(now, act.to === 'ROSTER' ? act.people : [act.person])
    }
    for (const one of waiting) one.step = run.step
    isDone = run.next_step_at === null
  }
  return { people, roster, sent, askedAbout }
}

test('on a thousand evenings everybody answers or is escalated to the end of the roster, and nobody is told twice', () => {
  for (let seed = 0; seed < 1_000; seed++) {
    const { people, roster, sent, askedAbout } = evening(seed)
    expect(new Set(sent).size, `evening ${seed}: told twice`).toBe(sent.length)
    for (const { id, hasAnswered, step } of people) {
      const asked = askedAbout.get(id) ?? []
      expect(new Set(asked).size, `evening ${seed}: somebody was asked twice about ${id}`).toBe(asked.length)
      if (hasAnswered) continue
      expect(step, `evening ${seed}: ${id} was lost`).toBe(STEPS.length)
      expect(sent).toContain(`SMS_AGAIN:${id}`)
      expect(sent).toContain(`CONTACTS:${id}`)
      expect(asked, `evening ${seed}: ${id}`).toHaveLength(roster.length)
    }
  }
})
