import { describe, expect, it } from 'vitest'
import { type Corners, findPaper, moveCorner, WHOLE } from './corners.ts'
import { flatten, sizeBetween, squareOnto } from './flatten.ts'
import { writePdf } from './write-pdf.ts'

const TILTED: Corners = [
  { x: 0.2, y: 0.1 },
  { x: 0.85, y: 0.2 },
  { x: 0.8, y: 0.9 },
  { x: 0.1, y: 0.8 },
]
const SIZE = { width: 160, height: 200 }

/** A paper with lines of writing on a dark table, with some noise. */
function photoOf(corners: Corners, { paper = 220, table = 70 } = {}) {
  const grey = new Uint8Array(SIZE.width * SIZE.height)
  for (const [at] of grey.entries()) grey[at] = table + ((at * 7919) % 23)
  const onto = squareOnto(corners)
  for (let v = 0; v < 1; v += 0.002)
    for (let u = 0; u < 1; u += 0.002) {
      const { x, y } = onto(u, v)
      const isInk = Math.floor(v * 60) % 4 === 0 && u > 0.1 && u < 0.9 && v > 0.1 && v < 0.9
      const place = Math.floor(y * SIZE.height) * SIZE.width + Math.floor(x * SIZE.width)
      grey[place] = isInk ? 90 : paper - (place % 9)
    }
  return grey
}
const far = (one: Corners, other: Corners) =>
  Math.max(...one.map(({ x, y }, i) => Math.hypot(x - (other[i]?.x ?? 9), y - (other[i]?.y ?? 9))))

describe('the edges of a paper', () => {
  it('are found on a darker table, however it lies', () => {
    const straight: Corners = [
      { x: 0.1, y: 0.1 },
      { x: 0.9, y: 0.1 },
      { x: 0.9, y: 0.9 },
      { x: 0.1, y: 0.9 },
    ]
    for (const corners of [TILTED, straight]) {
      const found = findPaper(photoOf(corners), SIZE)
      expect(found && far(found, corners)).toBeLessThan(0.03)
    }
  })

  it('are not guessed where nothing looks like a paper', () => {
    const noise = Uint8Array.from({ length: SIZE.width * SIZE.height }, (_, at) => (at * 7919) % 251)
    expect(findPaper(noise, SIZE)).toBeNull()
    expect(findPaper(new Uint8Array(SIZE.width * SIZE.height).fill(200), SIZE), 'all of one grey').toBeNull()
    expect(findPaper(photoOf(WHOLE), SIZE), 'paper all over').toBeNull()
    const round = new Uint8Array(SIZE.width * SIZE.height).map((_, at) =>
      Math.hypot((at % SIZE.width) - 80, Math.floor(at / SIZE.width) - 100) < 60 ? 230 : 40,
    )
    expect(findPaper(round, SIZE), 'a plate').toBeNull()
  })

  it('stay a paper when one is moved', () => {
    expect(moveCorner(WHOLE, 0, { x: -0.4, y: 0.2 })[0]).toEqual({ x: 0, y: 0.2 })
    expect(moveCorner(TILTED, 0, { x: 0.99, y: 0.99 }), 'turned inside out').toBe(TILTED)
  })
})

describe('a paper that was seen from the side', () => {
  it('is mapped by its corners, and the square onto itself', () => {
    const onto = squareOnto(TILTED)
    for (const [i, [u, v]] of (
      [
        [0, 0],
        [1, 0],
        [1, 1],
        [0, 1],
      ] as const
    ).entries()) {
      expect(onto(u, v).x).toBeCloseTo(TILTED[i]?.x ?? 9, 9)
      expect(onto(u, v).y).toBeCloseTo(TILTED[i]?.y ?? 9, 9)
    }
    expect(squareOnto(WHOLE)(0.3, 0.7)).toEqual({ x: 0.3, y: 0.7 })
  })

  it('lies flat and fills its page', () => {
    const grey = photoOf(TILTED)
    const data = new Uint8ClampedArray(grey.length * 4)
    for (const [at, level] of grey.entries()) data.fill(level, at * 4, at * 4 + 3)
    const size = sizeBetween(TILTED, SIZE, 1_600)
    const flat = flatten({ ...SIZE, data }, TILTED, size)
    const at = (x: number, y: number) =>
      flat[(Math.floor(y * size.height) * size.width + Math.floor(x * size.width)) * 4]
    for (const [x, y] of [
      [0.03, 0.03],
      [0.97, 0.03],
      [0.97, 0.97],
      [0.03, 0.97],
    ] as const)
      expect(at(x, y), `${x} ${y}`).toBeGreaterThan(190)
    expect(sizeBetween(WHOLE, { width: 4_000, height: 3_000 }, 1_600)).toEqual({
      width: 1_600,
      height: 1_200,
    })
  })
})

it('a PDF says truly where its parts begin, with each picture in it as it came', () => {
  const jpeg = Uint8Array.from([0xff, 0xd8, 1, 2, 3, 0xff, 0xd9])
  const file = writePdf([
    { jpeg, width: 1_200, height: 1_600 },
    { jpeg, width: 1_600, height: 900 },
  ])
  const text = new TextDecoder('latin1').decode(file)
  const begins = [...text.matchAll(/^(\d{10}) 00000 n/gm)].map(([, at]) => Number(at))
  expect(begins.map((at) => text.slice(at, at + 7))).toEqual(begins.map((_, i) => `${i + 1} 0 obj`))
  expect(text.slice(Number(/startxref\n(\d+)/.exec(text)?.[1])).startsWith('xref')).toBe(true)
  expect(text.match(/MediaBox\[0 0 (595 842|842 595)\]/g)).toHaveLength(2)
  expect(text.split(new TextDecoder('latin1').decode(jpeg))).toHaveLength(3)
})
