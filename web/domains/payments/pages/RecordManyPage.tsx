import { getRouteApi, Link } from '@tanstack/react-router'
import { recording } from '#words/recording'
import { toast } from '../../../ui/feedback/toast.tsx'
import { FormFrame } from '../../../ui/layout/FormFrame.tsx'
import { RecordManyForm } from '../forms/RecordManyForm.tsx'

const recordManyScreen = getRouteApi('/signed-in/dashboard/payments/record-many')

const words = recording.many

/** Records as many payments as were pasted, each line by itself. */
export function RecordManyPage() {
  const navigate = recordManyScreen.useNavigate()
  return (
    <FormFrame
      words={{ frame: words.action, back: recording.back, close: recording.close }}
      back={<Link to="/dashboard/payments" />}
      title={words.title}
      note={words.note}
    >
      <RecordManyForm
        onAllSaved={(count) => {
          toast.success(words.done(count))
          void navigate({ to: '/dashboard/payments', replace: true })
        }}
      />
    </FormFrame>
  )
}
