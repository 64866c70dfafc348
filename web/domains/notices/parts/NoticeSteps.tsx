import type { NoticeStep } from '@gida/contract/domains/law/answers'
import { notices } from '#words/notices'
import { formatDay } from '../../../platform/screens/format.ts'
import { TimelineItem } from '../../../ui/display/TimelineItem.tsx'

/** How the dates of a notice come about, one by one. */
export const NoticeSteps = ({ steps }: { steps: readonly NoticeStep[] }) => (
  <ol>
    {steps.map(({ key, day, says }) => (
      <TimelineItem
        key={key}
        state="plain"
        title={notices.workingSteps[key]}
        note={`${formatDay(day)}. ${says}`}
      />
    ))}
  </ol>
)
