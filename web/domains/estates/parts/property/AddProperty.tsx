import type { Estate } from '@gida/contract/domains/estates/estate'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { estates } from '#words/estates'
import { Button } from '../../../../ui/action/Button.tsx'
import { NewPropertyForm } from '../../forms/PropertyForm.tsx'

/** Adds a building or plot to an estate, then opens its page to add units. */
export function AddProperty({ estate }: { estate: Estate }) {
  const [isOpen, setOpen] = useState(false)
  const navigate = useNavigate()
  return (
    <>
      <Button kind="second" size="small" icon="plus" onClick={() => setOpen(true)}>
        {estates.estate.addProperty}
      </Button>
      {isOpen && (
        <NewPropertyForm
          estate={estate}
          onSaved={({ id }) => void navigate({ to: '/dashboard/properties/$id', params: { id } })}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
