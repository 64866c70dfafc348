import type { NoticeAnswer, NoticeStep } from '@gida/contract/domains/law/answers'
import { law } from '#words/law'
import { formatDay } from '../../../platform/screens/format.ts'
import { WithEnglish } from './WithEnglish.tsx'

/** The steps of a notice, and its length where known. */
type Notice = { steps: readonly NoticeStep[] } & Partial<Pick<NoticeAnswer, 'length' | 'is_agreed'>>

/** Explains how a date of a notice was computed. */
export const StepTold = ({ step, of }: { step: NoticeStep; of: Notice }) => (
  <WithEnglish own={sayStep(step, of)} english={step.says} />
)

function sayStep({ key }: NoticeStep, { length, is_agreed, steps }: Notice): string | null {
  const { told } = law
  if (key === 'RUNS_OUT') {
    const given = steps.find((step) => step.key === 'GIVEN')
    return given ? told.runsOut(formatDay(given.day)) : null
  }
  if (key === 'TERM_ENDS') return told.termEnds
  if (key === 'EXPIRES') return told.expires
  if (key === 'RECOVERY') return told.recovery
  if (!length) return null
  if ('months' in length) return told.dueMonths(length.months)
  return (is_agreed ? told.agreed : told.dueDays)(length.days)
}
