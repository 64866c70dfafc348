import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { estates } from '#words/estates'
import { Button } from '../../../../ui/action/Button.tsx'
import { NewEstateForm } from '../../forms/NewEstateForm.tsx'

/** An estate without a property yet; then its page, where the first is added. */
export function NewEstate() {
  const [isOpen, setOpen] = useState(false)
  const navigate = useNavigate()
  return (
    <>
      <Button icon="plus" onClick={() => setOpen(true)}>
        {estates.list.add}
      </Button>
      {isOpen && (
        <NewEstateForm
          onSaved={({ id }) => void navigate({ to: '/dashboard/estates/$id', params: { id } })}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
