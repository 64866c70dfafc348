import { getRouteApi, Link } from '@tanstack/react-router'
import { users } from '#words/users'
import { FormFrame } from '../../../ui/layout/FormFrame.tsx'
import { AddPersonForm } from '../forms/AddPersonForm.tsx'

const newUserScreen = getRouteApi('/signed-in/dashboard/users/new')

const words = users.addForm

/** Adds a person to one of the estates the user manages. */
export function AddPersonPage() {
  const navigate = newUserScreen.useNavigate()
  return (
    <FormFrame words={words} back={<Link to="/dashboard/users" />} title={words.title} note={words.note}>
      <AddPersonForm
        onAdded={({ id }) => void navigate({ to: '/dashboard/users/$id', params: { id }, replace: true })}
      />
    </FormFrame>
  )
}
