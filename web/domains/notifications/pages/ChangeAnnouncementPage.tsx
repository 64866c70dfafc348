import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { announcements as words } from '#words/announcements'
import { titles } from '#words/titles'
import { Loaded } from '../../../platform/screens/Loaded.tsx'
import { FormFrame } from '../../../ui/layout/FormFrame.tsx'
import { announcementQuery } from '../announcements.ts'
import { AnnouncementForm } from '../forms/AnnouncementForm.tsx'
import { valuesOf } from '../forms/announcement-values.ts'

const changeScreen = getRouteApi('/signed-in/dashboard/notifications/sent/$id/change')

/** Edits a scheduled announcement. */
export function ChangeAnnouncementPage() {
  const { id } = changeScreen.useParams()
  const navigate = changeScreen.useNavigate()
  const answer = useQuery({ ...announcementQuery(id), refetchInterval: false })
  return (
    <FormFrame
      words={{ frame: words.title, back: words.form.back, close: words.form.close }}
      back={<Link to="/dashboard/notifications/sent/$id" params={{ id }} />}
      title={titles.changeAnnouncement}
      note={words.changing.note}
    >
      <Loaded bare of={answer} loading={words.detail.loading} missing={words.detail.missing}>
        {(one) => (
          <AnnouncementForm
            waiting={{ id, values: valuesOf(one) }}
            onSent={() =>
              void navigate({ to: '/dashboard/notifications/sent/$id', params: { id }, replace: true })
            }
          />
        )}
      </Loaded>
    </FormFrame>
  )
}
