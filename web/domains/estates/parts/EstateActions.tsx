import type { Estate } from '@gida/contract/domains/estates/estate'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { estates } from '#words/estates'
import { Button } from '../../../ui/action/Button.tsx'
import { Menu } from '../../../ui/overlay/Menu.tsx'
import { ActivateEstate } from './ActivateEstate.tsx'
import { RemoveEstate } from './RemoveEstate.tsx'

const words = estates.estate

/** Activating, the settings, and archiving, for those who may change the estate. */
export function EstateActions({ estate }: { estate: Estate }) {
  const [isRemoving, setRemoving] = useState(false)
  const navigate = useNavigate()
  if (!estate.can.write) return null
  return (
    <>
      <Menu
        label={words.more}
        trigger={<Button kind="second">{words.more}</Button>}
        items={[
          {
            label: words.settings,
            icon: 'sliders',
            link: <Link to="/dashboard/estate-settings" search={{ estate: estate.id }} />,
          },
          'line',
          { label: estates.list.archive, icon: 'close', onSelect: () => setRemoving(true) },
        ]}
      />
      <ActivateEstate estate={estate} />
      {isRemoving && (
        <RemoveEstate
          estate={estate}
          onClose={() => setRemoving(false)}
          onRemoved={() => void navigate({ to: '/dashboard/estates' })}
        />
      )}
    </>
  )
}
