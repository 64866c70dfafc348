import { Link } from '@tanstack/react-router'
import { Card } from '../../../ui/Card.tsx'
import { FocusFrame } from '../../../ui/FocusFrame.tsx'
import { toast } from '../../../ui/toast.tsx'
import { users } from '../../../words/en/users.ts'
import { AddPersonForm } from '../forms/AddPersonForm.tsx'
import { newUserScreen } from '../routes.ts'

const words = users.addForm

/** A person joins one of the estates that one manages. */
export function AddPersonPage() {
  const navigate = newUserScreen.useNavigate()
  return (
    <FocusFrame
      title={words.frame}
      back={<Link to="/dashboard/users" />}
      backLabel={words.back}
      closeLabel={words.close}
      narrow
    >
      <div className="mb-4">
        <h1>{words.title}</h1>
        <p className="mt-0.5 text-ink-soft">{words.note}</p>
      </div>
      <Card className="p-4 md:p-5">
        <AddPersonForm
          onAdded={({ id, full_name }) => {
            toast.success(words.saved(full_name))
            void navigate({ to: '/dashboard/users/$id', params: { id } })
          }}
        />
      </Card>
    </FocusFrame>
  )
}
