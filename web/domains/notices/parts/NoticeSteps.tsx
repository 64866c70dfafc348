import type { NoticeStep } from '@gida/contract/domains/law/answers'
import { formatDay } from '../../../platform/screens/format.ts'
import { TimelineItem } from '../../../ui/display/TimelineItem.tsx'

/** How the dates of a notice come about, one by one. */
export const NoticeSteps = ({ steps }: { steps: readonly NoticeStep[] }) => (
  <ol>
    {steps.map(({ key, day, title, says }) => (
      <TimelineItem key={key} state="plain" title={title} note={`${formatDay(day)}. ${says}`} />
    ))}
  </ol>
)
