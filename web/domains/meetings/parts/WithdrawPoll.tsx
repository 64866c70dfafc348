import type { PollDetail } from '@gida/contract/domains/meetings/poll'
import { meetings } from '#words/meetings'
import { ActionButton } from '../../../platform/forms/ActionButton.tsx'
import { useWithdrawPoll } from '../changes.ts'

const words = meetings.polls

/** Closes a poll without a meeting. */
export const WithdrawPoll = ({ poll: { id, title } }: { poll: PollDetail }) => (
  <ActionButton
    label={words.withdraw}
    button={{ kind: 'second', icon: 'stopped' }}
    change={useWithdrawPoll()}
    input={{ params: { id } }}
    title={words.withdrawTitle(title)}
    confirm={words.withdraw}
    keep={words.keep}
    busy={words.withdrawing}
    said={words.withdrawn}
    unknown={words.saveUnknown}
  >
    {words.withdrawNote}
  </ActionButton>
)
