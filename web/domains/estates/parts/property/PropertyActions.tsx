import type { Property } from '@gida/contract/domains/estates/estate'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { estates } from '#words/estates'
import { Button } from '../../../../ui/action/Button.tsx'
import { Menu } from '../../../../ui/overlay/Menu.tsx'
import { useRemoveProperty } from '../../changes.ts'
import { PropertyForm } from '../../forms/PropertyForm.tsx'
import { ArchiveOrRemove } from '../ArchiveOrRemove.tsx'

const words = estates.property

/** Actions on a property for those who may edit it; a link to the estate for others. */
export function PropertyActions({ property }: { property: Property }) {
  const { id, estate_id, can } = property
  const estate = <Link to="/dashboard/estates/$id" params={{ id: estate_id }} />
  const [open, setOpen] = useState<'edit' | 'remove'>()
  const close = () => setOpen(undefined)
  if (!can.write) {
    return (
      <Button asChild kind="second">
        <Link to="/dashboard/estates/$id" params={{ id: estate_id }}>
          {words.estate}
        </Link>
      </Button>
    )
  }
  return (
    <>
      <Button asChild icon="plus">
        <Link to="/dashboard/properties/$id/add-units" params={{ id }}>
          {words.addUnits}
        </Link>
      </Button>
      <Menu
        label={words.more}
        trigger={<Button kind="second">{words.more}</Button>}
        items={[
          { label: words.edit, icon: 'pen', onSelect: () => setOpen('edit') },
          {
            label: words.rents,
            icon: 'naira',
            link: <Link to="/dashboard/properties/$id/rents" params={{ id }} />,
          },
          // Only the estate's manager assigns a landlord's units.
          ...(can.name_landlord
            ? [
                {
                  label: words.entrust,
                  icon: 'people' as const,
                  link: <Link to="/dashboard/properties/$id/entrust" params={{ id }} />,
                },
              ]
            : []),
          { label: words.estate, icon: 'building', link: estate },
          'line',
          { label: words.archive, icon: 'close', onSelect: () => setOpen('remove') },
        ]}
      />
      {open === 'edit' && <PropertyForm property={property} onClose={close} />}
      {open === 'remove' && <Remove property={property} onClose={close} />}
    </>
  )
}

type Props = { property: Property; onClose: () => void }

function Remove({ property, onClose }: Props) {
  const navigate = useNavigate()
  return (
    <ArchiveOrRemove
      thing={property}
      onClose={onClose}
      remove={useRemoveProperty()}
      said={estates.removal}
      onRemoved={() => void navigate({ to: '/dashboard/properties' })}
    >
      {estates.removal.propertyBody(property.name, property.unit_count)}
    </ArchiveOrRemove>
  )
}
