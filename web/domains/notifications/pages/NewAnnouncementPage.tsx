import { getRouteApi, Link } from '@tanstack/react-router'
import { announcements as words } from '#words/announcements'
import { FormFrame } from '../../../ui/layout/FormFrame.tsx'
import { AnnouncementForm } from '../forms/AnnouncementForm.tsx'

const newAnnouncementScreen = getRouteApi('/signed-in/dashboard/notifications/new')

/** Creates an announcement. */
export function NewAnnouncementPage() {
  const navigate = newAnnouncementScreen.useNavigate()
  return (
    <FormFrame
      words={{ frame: words.title, back: words.form.back, close: words.form.close }}
      back={<Link to="/dashboard/notifications/sent" />}
      title={words.write}
      note={words.form.note}
    >
      <AnnouncementForm
        onSent={(id) =>
          void navigate({ to: '/dashboard/notifications/sent/$id', params: { id }, replace: true })
        }
      />
    </FormFrame>
  )
}
