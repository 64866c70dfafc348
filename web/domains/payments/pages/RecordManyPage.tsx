import { Link } from '@tanstack/react-router'
import { Card } from '../../../ui/Card.tsx'
import { FocusFrame } from '../../../ui/FocusFrame.tsx'
import { toast } from '../../../ui/toast.tsx'
import { recording } from '../../../words/en/recording.ts'
import { RecordManyForm } from '../forms/RecordManyForm.tsx'
import { recordManyScreen } from '../recording-routes.ts'

const words = recording.many

/** Records as many payments as were pasted, each line by itself. */
export function RecordManyPage() {
  const navigate = recordManyScreen.useNavigate()
  return (
    <FocusFrame
      title={words.action}
      back={<Link to="/dashboard/payments" />}
      backLabel={recording.back}
      closeLabel={recording.close}
      narrow
    >
      <div className="mb-4">
        <h1>{words.title}</h1>
        <p className="text-ink-soft">{words.note}</p>
      </div>
      <Card className="p-4 md:p-5">
        <RecordManyForm
          onAllSaved={(count) => {
            toast.success(words.done(count))
            void navigate({ to: '/dashboard/payments', replace: true })
          }}
        />
      </Card>
    </FocusFrame>
  )
}
