import { useState } from 'react'
import { meetings } from '#words/meetings'
import { Button } from '../../../ui/action/Button.tsx'
import { FieldGroup } from '../../../ui/form/FieldGroup.tsx'
import { Chip } from '../../../ui/table/Chip.tsx'
import { type Chosen, PeoplePicker } from './PeoplePicker.tsx'

const words = meetings.form

type Props = {
  label?: string
  chosen: Chosen[]
  onChange: (chosen: Chosen[]) => void
  error?: string | undefined
}

/** Who is invited: groups and people as chips, chosen in a sheet. */
export function WhoField({ label = words.who, chosen, onChange, error }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <FieldGroup legend={label} error={error}>
      <div className="flex flex-wrap items-center gap-2">
        {chosen.map(({ key, name }) => (
          <Chip
            key={key}
            clearLabel={words.remove(name)}
            onClear={() => onChange(chosen.filter((one) => one.key !== key))}
          >
            {name}
          </Chip>
        ))}
        <Button kind="quiet" icon="plus" onClick={() => setOpen(true)}>
          {words.add}
        </Button>
      </div>
      {isOpen && <PeoplePicker chosen={chosen} onChange={onChange} onClose={() => setOpen(false)} />}
    </FieldGroup>
  )
}
