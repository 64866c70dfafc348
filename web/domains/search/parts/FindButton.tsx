import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { shell as words } from '#words/shell'
import { IconButton } from '../../../ui/action/IconButton.tsx'
import { TopBarButton } from '../../../ui/layout/TopBarButton.tsx'

const Palette = lazy(() => import('./Palette.tsx').then((file) => ({ default: file.Palette })))

/** Opens the search from the header, by `/`, or by Ctrl-K (also while typing). */
export function FindButton() {
  const [isOpen, setOpen] = useState(false)
  const early = useRef('')
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!opensSearch(event)) return
      event.preventDefault()
      setOpen(true)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])

  return (
    <>
      <TopBarButton kind="find" shortcut="/" className="only-desk" onClick={() => setOpen(true)}>
        {words.find}
      </TopBarButton>
      <IconButton icon="search" label={words.search} className="only-phone" onClick={() => setOpen(true)} />
      {isOpen && (
        <Suspense fallback={<TypedEarly text={early} />}>
          <Palette typedEarly={early} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

/** Buffers keys typed before the search has loaded. */
function TypedEarly({ text }: { text: { current: string } }) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.length > 1 || event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      text.current += event.key
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [text])
  return null
}

/** `/` is ignored in a text field, and nothing opens over a dialog. */
function opensSearch(event: KeyboardEvent): boolean {
  if (event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)) return !isDialogOpen()
  if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return false
  const at = event.target instanceof HTMLElement ? event.target : null
  return !at?.closest('input, textarea, select, [contenteditable=true]') && !isDialogOpen()
}

const isDialogOpen = () => document.querySelector('[role=dialog], [role=alertdialog]') !== null
