import type { StepKind, StepResult } from './rules.ts'

type StepRule = { kind: StepKind; min: number | null; max: number | null; choices: readonly string[] }
type Given = { answer: string | null; result?: StepResult | undefined }
export type Judged = { answer: string | null; result: StepResult | null } | { fault: string }

const OPEN = { answer: null, result: null }

/** Evaluates the answer to a step: a number outside its range fails automatically; other steps take the person's result. */
export function judgeStep({ kind, min, max, choices }: StepRule, { answer, result }: Given): Judged {
  if (kind === 'PASS') return result ? { answer, result } : OPEN
  if (answer === null || answer === '') return OPEN
  if (kind === 'CHOICE' && !choices.includes(answer)) return { fault: 'Choose one of the answers.' }
  if (kind !== 'NUMBER') return { answer, result: result ?? 'PASS' }
  const number = /^-?\d{1,9}(\.\d{1,3})?$/.test(answer) ? Number(answer) : null
  if (number === null) return { fault: 'Enter a number, like 12.5.' }
  const isOut = (min !== null && number < min) || (max !== null && number > max)
  return { answer, result: isOut ? 'FAIL' : (result ?? 'PASS') }
}
