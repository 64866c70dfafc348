import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef } from 'react'
import { signing } from '#words/signing'
import { type FieldValues, middleOf, type Point } from './placed.ts'

const words = signing.fields
/** Distance per arrow key, as a fraction of the page. */
const STEP = 0.01
const KEYS: Record<string, Point> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
}

type Props = {
  picture: string
  alt: string
  fields: readonly FieldValues[]
  nameOf: (field: FieldValues) => string
  onPlace: (at: Point) => void
  onMove: (key: string, to: Point) => void
}

/** A page with its fields: a tap places one; touch, mouse or arrow keys move it. */
export function PageWithFields({ picture, alt, fields, nameOf, onPlace, onMove }: Props) {
  const paper = useRef<HTMLDivElement>(null)
  function pointOf({ clientX, clientY }: MouseEvent): Point | undefined {
    const box = paper.current?.getBoundingClientRect()
    return box && { x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height }
  }
  function place(event: MouseEvent) {
    const at = pointOf(event)
    if (at) onPlace(at)
  }
  function drag(event: PointerEvent, key: string) {
    const at = pointOf(event)
    if (at && event.buttons > 0) onMove(key, at)
  }
  function press(event: KeyboardEvent, field: FieldValues) {
    const by = KEYS[event.key]
    if (!by) return
    event.preventDefault()
    const from = middleOf(field)
    onMove(field.key, { x: from.x + by.x, y: from.y + by.y })
  }
  return (
    <div ref={paper} className="relative border border-line">
      <img src={picture} alt={alt} className="w-full" />
      <button
        type="button"
        tabIndex={-1}
        aria-label={words.tap}
        className="absolute inset-0 cursor-crosshair"
        onClick={place}
      />
      {fields.map((field) => (
        <button
          key={field.key}
          type="button"
          aria-label={words.move(words.short(field), nameOf(field))}
          className="absolute touch-none overflow-hidden rounded-1 border border-cloth bg-cloth/15 text-[.625rem] leading-none font-semibold whitespace-nowrap text-cloth"
          style={{
            ...{ left: `${field.x / 10}%`, top: `${field.y / 10}%` },
            ...{ width: `${field.width / 10}%`, height: `${field.height / 10}%` },
          }}
          onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
          onPointerMove={(event) => drag(event, field.key)}
          onKeyDown={(event) => press(event, field)}
        >
          {words.short(field)}
        </button>
      ))}
    </div>
  )
}
