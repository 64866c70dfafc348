import type { NoticeStep } from '@gida/contract/domains/law/answers'
import { notices } from '#words/notices'
import { formatDay } from '../../../platform/screens/format.ts'
import { TimelineItem } from '../../../ui/display/TimelineItem.tsx'
import { StepTold } from '../../law/index.ts'

/** How the dates of a notice were calculated. */
export const NoticeSteps = ({ steps }: { steps: readonly NoticeStep[] }) => (
  <ol>
    {steps.map((step) => (
      <TimelineItem
        key={step.key}
        state="plain"
        title={notices.workingSteps[step.key]}
        note={
          <>
            {formatDay(step.day)}. <StepTold step={step} of={{ steps }} />
          </>
        }
      />
    ))}
  </ol>
)
