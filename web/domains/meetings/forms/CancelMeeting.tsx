import type { MeetingDetail } from '@gida/contract/domains/meetings/meeting'
import type { MeetingScope } from '@gida/contract/domains/meetings/rules'
import { meetings } from '#words/meetings'
import { ReasonDialog } from '../../../platform/forms/ReasonDialog.tsx'
import { useCancelMeeting } from '../changes.ts'

const words = meetings.cancelling

type Props = { meeting: MeetingDetail; scope: MeetingScope; onClose: () => void }

/** Cancels a meeting or its series, with a reason. */
export const CancelMeeting = ({ meeting, scope, onClose }: Props) => (
  <ReasonDialog
    change={useCancelMeeting()}
    input={(reason) => ({ params: { id: meeting.id }, body: { reason, scope } })}
    said={words.done}
    title={words.titles[scope](meeting.title)}
    note={words.note}
    label={words.label}
    missing={words.missing}
    save={words.save}
    saving={words.saving}
    cancel={words.keep}
    danger
    onClose={onClose}
  />
)
