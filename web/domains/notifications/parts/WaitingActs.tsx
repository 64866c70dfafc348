import type { AnnouncementDetail } from '@gida/contract/domains/notifications/announcement'
import { Link } from '@tanstack/react-router'
import { announcements } from '#words/announcements'
import { ActionButton } from '../../../platform/forms/ActionButton.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { useWithdrawAnnouncement } from '../announcements.ts'

const words = announcements.detail

/** Actions on a scheduled announcement. One to named people can only be withdrawn, not edited. */
export function WaitingActs({ announcement: { id, title, audience } }: { announcement: AnnouncementDetail }) {
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
      <ActionButton
        label={words.withdraw}
        button={{ kind: 'second', icon: 'stopped' }}
        change={withdraw}
        input={{ params: { id } }}
        title={words.withdrawTitle(title)}
        confirm={words.withdraw}
        keep={words.keep}
        busy={words.withdrawing}
        said={words.withdrawDone}
        unknown={words.withdrawUnknown}
      >
        {words.withdrawNote}
      </ActionButton>
    </>
  )
}
