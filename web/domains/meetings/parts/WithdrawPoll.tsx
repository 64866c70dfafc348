import type { PollDetail } from '@gida/contract/domains/meetings/poll'
import { useState } from 'react'
import { meetings } from '#words/meetings'
import { ActionDialog } from '../../../platform/forms/ActionDialog.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { useWithdrawPoll } from '../changes.ts'

const words = meetings.polls

/** Ends a poll without a meeting. */
export function WithdrawPoll({ poll: { id, title } }: { poll: PollDetail }) {
  const [isAsking, setAsking] = useState(false)
  const withdraw = useWithdrawPoll()
  return (
    <>
      <Button kind="second" icon="stopped" onClick={() => setAsking(true)}>
        {words.withdraw}
      </Button>
      {isAsking && (
        <ActionDialog
          change={withdraw}
          input={{ params: { id } }}
          title={words.withdrawTitle(title)}
          confirm={words.withdraw}
          keep={words.keep}
          busy={words.withdrawing}
          said={words.withdrawn}
          unknown={words.saveUnknown}
          onClose={() => setAsking(false)}
        >
          {words.withdrawNote}
        </ActionDialog>
      )}
    </>
  )
}
