import { type ReactNode, useState } from 'react'
import { Icon } from '../action/Icon.tsx'
import { MaybeLink } from '../action/MaybeLink.tsx'
import { cx } from '../cx.ts'
import { LaterSheet } from '../overlay/LaterSheet.tsx'
import { NavLink } from './NavLink.tsx'
import type { NavEntry } from './nav-entry.ts'

const SHOWN = 4

type Props = { label: string; entries: readonly NavEntry[]; moreLabel: string }

/** The phone's bottom bar: the first four entries, the rest under More. */
export function TabBar({ label, entries, moreLabel }: Props) {
  const [isOpen, setOpen] = useState(false)
  const first = entries.slice(0, SHOWN)
  const rest = entries.slice(SHOWN)
  const isInRest = rest.some((entry) => entry.active)

  return (
    <>
      <nav
        aria-label={label}
        className="print:hidden fixed inset-x-0 bottom-0 z-20 flex h-16 border-t border-line bg-raised md:hidden"
      >
        {first.map((entry) => (
          <MaybeLink
            key={entry.id}
            link={entry.link}
            aria-current={entry.active ? 'page' : undefined}
            className={tabClasses(entry.active && !isOpen)}
          >
            <TabFace
              isOn={entry.active && !isOpen}
              icon={<Icon name={entry.icon} className="size-[22px]!" />}
            >
              {entry.label}
            </TabFace>
          </MaybeLink>
        ))}
        {rest.length > 0 && (
          <button
            type="button"
            aria-expanded={isOpen}
            aria-haspopup="dialog"
            onClick={() => setOpen(!isOpen)}
            className={tabClasses(isOpen || isInRest)}
          >
            <TabFace isOn={isOpen || isInRest} icon={<Icon name="more-across" className="size-[22px]!" />}>
              {moreLabel}
            </TabFace>
          </button>
        )}
      </nav>
      <LaterSheet open={isOpen} onOpenChange={setOpen} title={moreLabel} hideTitle aboveBar>
        {/* A click on any link closes the sheet. */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link fires click too */}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the links inside are the controls */}
        <div
          className="grid grid-cols-2 gap-x-1 gap-y-0.5 px-2 py-1.5 text-[.875rem]"
          onClick={() => setOpen(false)}
        >
          {rest.map((entry) => (
            <NavLink key={entry.id} entry={entry} place="more" />
          ))}
        </div>
      </LaterSheet>
    </>
  )
}

const tabClasses = (isOn: boolean) =>
  cx(
    'relative grid min-w-11 grow content-center justify-items-center gap-[3px] text-center text-[min(.75rem,15px)]/[1.33] -outline-offset-4!',
    isOn ? 'font-semibold text-action-ink!' : 'text-ink-soft!',
  )

function TabFace({ icon, isOn, children }: { icon: ReactNode; isOn: boolean; children: ReactNode }) {
  return (
    <>
      {isOn && <span aria-hidden className="absolute -top-px h-0.5 w-7 rounded-b-[2px] bg-action-ink" />}
      {icon}
      <span className="cut max-w-full">{children}</span>
    </>
  )
}
