import type { AnnouncementDetail } from '@gida/contract/domains/notifications/announcement'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { announcements } from '#words/announcements'
import { ActionDialog } from '../../../platform/forms/ActionDialog.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { useWithdrawAnnouncement } from '../announcements.ts'

const words = announcements.detail

/** What can be done while it waits. One to persons by name is withdrawn and written again. */
export function WaitingActs({ announcement: { id, title, audience } }: { announcement: AnnouncementDetail }) {
  const [isAsking, setAsking] = useState(false)
  const withdraw = useWithdrawAnnouncement()
  return (
    <>
      {audience && (
        <Button asChild icon="pen">
          <Link to="/dashboard/notifications/sent/$id/change" params={{ id }}>
            {words.change}
          </Link>
        </Button>
      )}
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
          said={words.withdrawDone}
          unknown={words.withdrawUnknown}
          onClose={() => setAsking(false)}
        >
          {words.withdrawNote}
        </ActionDialog>
      )}
    </>
  )
}
