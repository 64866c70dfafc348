import { Link } from '@tanstack/react-router'
import { conversations as words } from '#words/conversations'
import { hasPermission } from '../../../../platform/session/access.ts'
import { useActor } from '../../../../platform/session/actor.ts'
import { IconButton } from '../../../../ui/action/IconButton.tsx'

/** For those who review reports. */
export const ReportsLink = () =>
  hasPermission(useActor(), 'users_write') && (
    <IconButton asChild icon="shield" label={words.reports.link}>
      <Link to="/dashboard/messages/reports" />
    </IconButton>
  )
