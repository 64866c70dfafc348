import type { Message } from '@gida/contract/domains/conversations/message'
import { MOST_REASON_SIGNS } from '@gida/contract/domains/conversations/rules'
import { conversations } from '#words/conversations'
import { ReasonDialog } from '../../../../platform/forms/ReasonDialog.tsx'
import { useReportMessage } from '../../changes.ts'

const words = conversations.report

export const ReportMessage = ({ message, onClose }: { message: Message; onClose: () => void }) => (
  <ReasonDialog
    change={useReportMessage()}
    input={(reason) => ({
      params: { id: message.conversation_id, message_id: message.id },
      body: { reason },
    })}
    title={words.title}
    note={words.note}
    label={words.label}
    missing={words.missing}
    rows={3}
    most={MOST_REASON_SIGNS}
    save={words.save}
    saving={words.saving}
    cancel={words.cancel}
    said={() => words.done}
    onClose={onClose}
  />
)
