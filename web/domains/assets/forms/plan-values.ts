import type { Step } from '@gida/contract/domains/assets/checklist'
import type { CreatePlan, PlanDetail } from '@gida/contract/domains/assets/plan'
import type { StepKind } from '@gida/contract/domains/assets/rules'
import type { Category } from '@gida/contract/domains/maintenance/rules'
import { koboIn, type TypedAmount } from '@gida/contract/shared/read-naira'
import { assetPlans } from '#words/asset-plans'
import { today } from '../../../platform/screens/format.ts'
import { countIn, EMPTY_REPEAT, type RepeatValues, repeatValues, timingOf } from '../repeat-values.ts'

const { errors } = assetPlans.form
const MOST_LEAD = 60
const SHORTEST_TITLE = 3

export type StepValues = {
  kind: StepKind
  title: string
  min: string
  max: string
  unit: string
  choices: string
}
export type PlanValues = RepeatValues & {
  asset_id: string
  title: string
  instructions: string
  category: Category
  estimate: TypedAmount
  lead_days: string
  steps: StepValues[]
}

export const EMPTY_STEP: StepValues = { kind: 'TICK', title: '', min: '', max: '', unit: '', choices: '' }

export const newPlanValues = (asset_id: string): PlanValues => ({
  ...{ ...EMPTY_REPEAT, starts_on: today(), asset_id, title: '', instructions: '', category: 'OTHER' },
  ...{ estimate: null, lead_days: '0', steps: [] },
})

export const planValues = (plan: PlanDetail): PlanValues => ({
  ...repeatValues(plan),
  ...{ asset_id: plan.asset_id ?? '', title: plan.title, instructions: plan.instructions },
  ...{ category: plan.category, estimate: plan.estimate, lead_days: String(plan.lead_days) },
  steps: plan.steps.map(({ kind, title, min, max, unit = '', choices = [] }) => ({
    ...{ kind, title, unit, choices: choices.join(', ') },
    ...{ min: String(min ?? ''), max: String(max ?? '') },
  })),
})

const numberIn = (text: string): number | undefined =>
  /^-?\d+([.,]\d+)?$/.test(text.trim()) ? Number(text.trim().replace(',', '.')) : undefined
const isUnread = (text: string): boolean => text.trim() !== '' && numberIn(text) === undefined
const choicesIn = (text: string): string[] =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)

/** Validation errors by field; of a step by index: `steps.0.title`. */
export function checkPlan(values: PlanValues): Record<string, string | undefined> {
  const { how, frequency, starts_on } = values
  const byRule = how !== 'HOURS'
  return {
    title: values.title.trim().length < SHORTEST_TITLE ? errors.title : undefined,
    starts_on: /^\d{4}-\d{2}-\d{2}$/.test(starts_on) ? undefined : errors.day,
    interval: byRule && frequency !== 'OWN' && countIn(values.interval) === null ? errors.number : undefined,
    rule: byRule && frequency === 'OWN' && values.rule.trim() === '' ? errors.rule : undefined,
    count:
      how === 'DAYS' && values.ends === 'COUNT' && countIn(values.count) === null ? errors.number : undefined,
    until: how === 'DAYS' && values.ends === 'UNTIL' && values.until === '' ? errors.day : undefined,
    every_hours: how === 'HOURS' && countIn(values.every_hours) === null ? errors.number : undefined,
    or_months:
      how === 'HOURS' && values.or_months.trim() !== '' && countIn(values.or_months) === null
        ? errors.number
        : undefined,
    lead_days:
      /^\d{1,2}$/.test(values.lead_days) && Number(values.lead_days) <= MOST_LEAD ? undefined : errors.lead,
    ...Object.assign({}, ...values.steps.map(checkStep)),
  }
}

function checkStep({ kind, title, min, max, choices }: StepValues, at: number) {
  const said = assetPlans.steps.errors
  const [least, most] = [numberIn(min), numberIn(max)]
  const isRange = least === undefined || most === undefined || least < most
  const isNumber = kind === 'NUMBER'
  return {
    [`steps.${at}.title`]: title.trim().length < 2 ? said.title : undefined,
    [`steps.${at}.min`]: isNumber && isUnread(min) ? said.number : undefined,
    [`steps.${at}.max`]: isNumber
      ? isUnread(max)
        ? said.number
        : isRange
          ? undefined
          : said.range
      : undefined,
    [`steps.${at}.choices`]: kind === 'CHOICE' && choicesIn(choices).length < 2 ? said.choices : undefined,
  }
}

function sentStep({ kind, title, min, max, unit, choices }: StepValues): Step {
  const [least, most] = [numberIn(min), numberIn(max)]
  return {
    ...{ kind, title: title.trim() },
    ...(kind === 'NUMBER' && least !== undefined && { min: least }),
    ...(kind === 'NUMBER' && most !== undefined && { max: most }),
    ...(kind === 'NUMBER' && unit.trim() && { unit: unit.trim() }),
    ...(kind === 'CHOICE' && { choices: choicesIn(choices) }),
  }
}

/** The recurrence fields: sent together, since they only make sense as a whole. */
export const TIMING = [
  ...['how', 'frequency', 'interval', 'weekdays', 'month_day', 'rule', 'starts_on'],
  ...['ends', 'count', 'until', 'anchor', 'every_hours', 'or_months'],
]

/** Converts to the call's body. */
export const sentPlan = (values: PlanValues): Omit<CreatePlan, 'priority'> => ({
  ...{ title: values.title, instructions: values.instructions, category: values.category },
  ...{
    estimate: koboIn(values.estimate),
    lead_days: Number(values.lead_days),
    steps: values.steps.map(sentStep),
  },
  ...(timingOf(values) ?? {
    ...{ anchor: 'SCHEDULED', rule: null, starts_on: values.starts_on, moves_to_working_day: false },
    ...{ every_hours: null, or_months: null },
  }),
})
