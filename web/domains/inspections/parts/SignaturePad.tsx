import { type PointerEvent, useRef } from 'react'
import { inspections } from '#words/inspections'
import { Button } from '../../../ui/action/Button.tsx'

const words = inspections.sign
const WIDTH = 320
const HEIGHT = 148
/** The contract's maximum length, less one stroke. */
const MOST = 19_900

type Props = { value: string; onChange: (path: string) => void }

/** Draws a signature as an SVG path. Anyone who cannot draw types their name. */
export function SignaturePad({ value, onChange }: Props) {
  const path = useRef(value)
  function draw(event: PointerEvent<SVGSVGElement>, sign: 'M' | 'L') {
    const box = event.currentTarget.getBoundingClientRect()
    const x = Math.round(((event.clientX - box.left) / box.width) * WIDTH)
    const y = Math.round(((event.clientY - box.top) / box.height) * HEIGHT)
    if (path.current.length > MOST || x < 0 || y < 0) return
    path.current = `${path.current} ${sign} ${x} ${y}`.trim()
    onChange(path.current)
  }
  function clear() {
    path.current = ''
    onChange('')
  }
  return (
    <div className="grid gap-1">
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={words.pad}
        className="w-full touch-none rounded-3 border border-dashed border-line-strong bg-raised"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          draw(event, 'M')
        }}
        onPointerMove={(event) => {
          if (event.buttons > 0) draw(event, 'L')
        }}
      >
        <path d={value} fill="none" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
      </svg>
      <div className="flex justify-end">
        <Button kind="quiet" size="small" disabled={value === ''} onClick={clear}>
          {words.clear}
        </Button>
      </div>
    </div>
  )
}
