import { Link } from '@tanstack/react-router'
import { privacyDesk } from '#words/privacy-desk'
import { hasPermission } from '../../../platform/session/access.ts'
import { useActor } from '../../../platform/session/actor.ts'
import { Row } from '../../../ui/display/Row.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { SettingsFrame } from '../../users/index.ts'
import { AccessCard } from '../parts/AccessCard.tsx'
import { ConsentsCard } from '../parts/ConsentsCard.tsx'
import { CopyCard } from '../parts/CopyCard.tsx'
import { HeldCard } from '../parts/HeldCard.tsx'
import { RequestsCard } from '../parts/RequestsCard.tsx'

/** A person's data: what is held, a copy of it, and their requests. */
export function PrivacyPage() {
  const answers = hasPermission(useActor(), 'users_read')
  return (
    <SettingsFrame at="privacy">
      <div className="mt-5 grid max-w-[760px] gap-4">
        {answers && (
          <Card as="div">
            <ul>
              <Row
                icon="people"
                title={privacyDesk.open}
                note={privacyDesk.openNote}
                link={<Link to="/dashboard/settings/privacy/desk" />}
                chevron
              />
            </ul>
          </Card>
        )}
        <HeldCard />
        <ConsentsCard />
        <AccessCard />
        <CopyCard />
        <RequestsCard />
      </div>
    </SettingsFrame>
  )
}
