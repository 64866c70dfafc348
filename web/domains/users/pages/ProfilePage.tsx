import { useQuery } from '@tanstack/react-query'
import { settings } from '#words/settings'
import { Loaded } from '../../../platform/screens/Loaded.tsx'
import { useActor } from '../../../platform/session/actor.ts'
import { Card } from '../../../ui/layout/Card.tsx'
import { AvatarField } from '../forms/AvatarField.tsx'
import { ProfileForm } from '../forms/ProfileForm.tsx'
import { SettingsFrame } from '../parts/SettingsFrame.tsx'
import { profileQuery } from '../queries.ts'

/** A person's own profile. */
export function ProfilePage() {
  const { user } = useActor()
  const answer = useQuery(profileQuery(user.id))
  return (
    <SettingsFrame at="profile">
      <Card className="mt-5 grid max-w-[720px] gap-6 p-4 md:p-5">
        <AvatarField user={user} />
        <Loaded bare of={answer} loading={settings.profile.loading}>
          {(data) => <ProfileForm user={user} profile={data} />}
        </Loaded>
      </Card>
    </SettingsFrame>
  )
}
