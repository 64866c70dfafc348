import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { documents } from '#words/documents'
import { type Corners, moveCorner, type Point } from './corners.ts'
import type { Page } from './pages.ts'

const words = documents.scan
/** Distance per arrow key, as a fraction of the picture. */
const STEP = 0.01
const KEYS: Record<string, Point> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
}

type Props = { page: Page; onChange: (corners: Corners) => void }

/** A photo with the detected outline of the paper; the corners are moved by touch, mouse or arrow keys. */
export function CornerEditor({ page: { photo, corners, width, height }, onChange }: Props) {
  const url = useAddress(photo)
  const picture = useRef<HTMLDivElement>(null)
  const move = (index: number, to: Point) => onChange(moveCorner(corners, index, to))
  function drag(event: PointerEvent<HTMLButtonElement>, index: number) {
    const box = picture.current?.getBoundingClientRect()
    if (!box || event.buttons === 0) return
    move(index, { x: (event.clientX - box.left) / box.width, y: (event.clientY - box.top) / box.height })
  }
  function press(event: KeyboardEvent, index: number) {
    const by = KEYS[event.key]
    const from = corners[index]
    if (!by || !from) return
    event.preventDefault()
    move(index, { x: from.x + by.x, y: from.y + by.y })
  }
  return (
    <div className="px-4">
      <div ref={picture} className="relative" style={{ aspectRatio: `${width} / ${height}` }}>
        <img src={url} alt={words.photo} className="size-full rounded-2" />
        <svg
          viewBox="0 0 1 1"
          preserveAspectRatio="none"
          className="absolute inset-0 size-full"
          aria-hidden="true"
        >
          <polygon
            points={corners.map(({ x, y }) => `${x},${y}`).join(' ')}
            className="fill-action/15 stroke-action"
            strokeWidth="2"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        {corners.map(({ x, y }, index) => (
          <button
            key={words.corners[index]}
            type="button"
            aria-label={words.corners[index]}
            className="absolute grid size-11 -translate-1/2 touch-none place-items-center rounded-full"
            style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
            onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
            onPointerMove={(event) => drag(event, index)}
            onKeyDown={(event) => press(event, index)}
          >
            <span className="size-5 rounded-full border-2 border-raised bg-action" />
          </button>
        ))}
      </div>
    </div>
  )
}

function useAddress(photo: Blob): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(photo)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [photo])
  return url
}
