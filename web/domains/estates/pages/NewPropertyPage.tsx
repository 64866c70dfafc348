import { getRouteApi, Link } from '@tanstack/react-router'
import { newProperty as words } from '#words/new-property'
import { toast } from '../../../ui/feedback/toast.tsx'
import { TaskLayout } from '../../../ui/layout/TaskLayout.tsx'
import { TaskStep } from '../../../ui/layout/TaskStep.tsx'
import { QuickCreateForm } from '../forms/QuickCreateForm.tsx'

const newPropertyScreen = getRouteApi('/signed-in/dashboard/properties/new')

/** Creates a building with its units, then opens the estate's checklist. */
export function NewPropertyPage() {
  const navigate = newPropertyScreen.useNavigate()
  return (
    <TaskLayout
      title={words.frame}
      back={<Link to="/dashboard/properties" />}
      backLabel={words.back}
      closeLabel={words.close}
    >
      <TaskStep words={words}>
        <QuickCreateForm
          onCreated={({ estate }) => {
            toast.success(words.saved(estate.name), { note: words.savedNote })
            void navigate({ to: '/dashboard/estates/$id', params: { id: estate.id }, replace: true })
          }}
        />
      </TaskStep>
    </TaskLayout>
  )
}
