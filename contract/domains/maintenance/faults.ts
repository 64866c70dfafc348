import { type Category, PRIORITIES, type Priority } from './rules.ts'

const ROOMS = ['KITCHEN', 'BATHROOM', 'TOILET', 'BEDROOM', 'OUTSIDE'] as const

/** Questions by category of fault: at most three, each optional. */
export const QUESTIONS = {
  WATER: {
    where: ROOMS,
    sign: ['LEAK', 'NO_WATER', 'LOW_PRESSURE', 'DIRTY'],
    amount: ['DROPS', 'RUNS', 'FLOODS'],
  },
  POWER: { sign: ['NONE', 'PART', 'TRIPS', 'METER', 'SPARKS'], spread: ['MINE_ALONE', 'NEIGHBOURS_TOO'] },
  DRAINS: { where: ROOMS, sign: ['SLOW', 'BLOCKED', 'SEWAGE_INSIDE', 'SOAKAWAY_FULL'] },
  ROOF: { sign: ['LEAK', 'STAIN', 'BULGE', 'CRACK'] },
  DOORS: { sign: ['LOCK', 'DOOR', 'WINDOW', 'BURGLARY_PROOF'], closes: ['YES', 'NO'] },
  AIR_CONDITIONING: { sign: ['NOT_COLD', 'DRIPS', 'NOISE', 'DEAD'] },
  GENERATOR: { sign: ['NO_START', 'FUMES', 'NOISE', 'OVERHEATS', 'LOW_FUEL'] },
  SECURITY: { sign: ['GATE', 'LIGHT', 'FENCE', 'CAMERA', 'INTERCOM'] },
  PESTS: { sign: ['RATS', 'COCKROACHES', 'TERMITES', 'BEDBUGS', 'SNAKE'] },
  OTHER: {},
} as const satisfies Record<Category, Record<string, readonly string[]>>

export type Answers = Record<string, string>

/** Priority by answer. The most urgent answer counts; an answer not listed is MEDIUM. */
const WEIGHT: Partial<Record<Category, Record<string, Priority>>> = {
  WATER: { FLOODS: 'URGENT', RUNS: 'HIGH', NO_WATER: 'HIGH', DROPS: 'LOW' },
  POWER: { SPARKS: 'URGENT', NONE: 'HIGH', METER: 'HIGH' },
  DRAINS: { SEWAGE_INSIDE: 'URGENT', BLOCKED: 'HIGH', SOAKAWAY_FULL: 'HIGH', SLOW: 'LOW' },
  ROOF: { BULGE: 'URGENT', LEAK: 'HIGH' },
  DOORS: { NO: 'URGENT', LOCK: 'HIGH', DOOR: 'LOW', WINDOW: 'LOW' },
  GENERATOR: { FUMES: 'URGENT', OVERHEATS: 'HIGH' },
  SECURITY: { GATE: 'HIGH', FENCE: 'HIGH', LIGHT: 'LOW', INTERCOM: 'LOW' },
  PESTS: { SNAKE: 'URGENT', COCKROACHES: 'LOW' },
}

/** Immediate safety advice, shown before the report is sent. */
export const ADVICE = ['VALVE', 'BREAKER', 'OPEN_AIR', 'KEEP_OUT', 'NO_FLUSH', 'LOCK_UP'] as const
export type Advice = (typeof ADVICE)[number]
const ADVISED: Partial<Record<Category, Record<string, Advice>>> = {
  WATER: { LEAK: 'VALVE', RUNS: 'VALVE', FLOODS: 'VALVE' },
  POWER: { SPARKS: 'BREAKER', TRIPS: 'BREAKER' },
  DRAINS: { SEWAGE_INSIDE: 'NO_FLUSH', BLOCKED: 'NO_FLUSH' },
  ROOF: { BULGE: 'KEEP_OUT' },
  DOORS: { NO: 'LOCK_UP' },
  GENERATOR: { FUMES: 'OPEN_AIR', OVERHEATS: 'KEEP_OUT' },
  PESTS: { SNAKE: 'KEEP_OUT' },
}

/** Proposed priority of a fault from its answers. People can change it with a reason. */
export function proposePriority(category: Category, answers: Answers): Priority {
  const weights = Object.values(answers).flatMap((answer) => WEIGHT[category]?.[answer] ?? [])
  const grave = PRIORITIES.filter((priority) => weights.includes(priority))
  return grave.at(-1) ?? 'MEDIUM'
}

export const adviceFor = (category: Category, answers: Answers): Advice | null =>
  Object.values(answers).flatMap((answer) => ADVISED[category]?.[answer] ?? [])[0] ?? null

/** Whether the answers are among those of a category. */
export function areAnswers(category: Category, answers: Answers): boolean {
  const asked: Record<string, readonly string[]> = QUESTIONS[category]
  return Object.entries(answers).every(
    ([question, answer]) => Object.hasOwn(asked, question) && asked[question]?.includes(answer),
  )
}
