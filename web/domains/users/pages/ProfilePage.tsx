import { useQuery } from '@tanstack/react-query'
import { settings } from '#words/settings'
import { useActor } from '../../../platform/actor.ts'
import { messageOf, referenceOf } from '../../../platform/errors.ts'
import { ErrorPanel } from '../../../ui/feedback/ErrorPanel.tsx'
import { SkeletonRows } from '../../../ui/feedback/SkeletonRows.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { AvatarField } from '../forms/AvatarField.tsx'
import { ProfileForm } from '../forms/ProfileForm.tsx'
import { SettingsFrame } from '../parts/SettingsFrame.tsx'
import { profileQuery } from '../queries.ts'

/** A person's own profile. */
export function ProfilePage() {
  const { user } = useActor()
  const { data, error, refetch, isFetching } = useQuery(profileQuery(user.id))
  return (
    <SettingsFrame at="profile">
      <Card className="mt-5 grid max-w-[720px] gap-6 p-4 md:p-5">
        <AvatarField user={user} />
        {data && <ProfileForm user={user} profile={data} />}
        {!data && error && (
          <ErrorPanel onRetry={() => void refetch()} retrying={isFetching} reference={referenceOf(error)}>
            {messageOf(error)}
          </ErrorPanel>
        )}
        {!data && !error && <SkeletonRows label={settings.profile.loading} />}
      </Card>
    </SettingsFrame>
  )
}
