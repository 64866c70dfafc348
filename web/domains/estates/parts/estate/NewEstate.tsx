import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { estates } from '#words/estates'
import { Button } from '../../../../ui/action/Button.tsx'
import { NewEstateForm } from '../../forms/NewEstateForm.tsx'

/** Creates an estate, then opens its page to add a property. */
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
