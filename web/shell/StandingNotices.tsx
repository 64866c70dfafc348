import { Announcements } from '../domains/admin/index.ts'
import { OpenAlerts } from '../domains/alerts/index.ts'
import { DemoBanner, ImpersonationBanner } from '../domains/auth/index.ts'
import { useActor } from '../platform/session/actor.ts'

/** Notices above the screen: seeing as somebody else and platform announcements everywhere, the others on framed screens only. */
export function StandingNotices({ isFramed }: { isFramed: boolean }) {
  const { user, demo_until, has_announcement, has_open_alert, impersonation } = useActor()
  return (
    <>
      {isFramed && demo_until && <DemoBanner until={demo_until} />}
      {impersonation && <ImpersonationBanner name={user.full_name} impersonation={impersonation} />}
      {isFramed && has_open_alert && <OpenAlerts />}
      {has_announcement && <Announcements />}
    </>
  )
}
