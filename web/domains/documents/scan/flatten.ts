import type { Corners, Point, Size } from './corners.ts'

/** The part of `ImageData` that is used. */
export type Pixels = Size & { readonly data: Uint8ClampedArray }

/** The perspective transform from the unit square to four corners (P. Heckbert, Fundamentals of Texture Mapping, 1989, 2.2.3). */
export function squareOnto([a, b, c, d]: Corners): (u: number, v: number) => Point {
  const [dx1, dx2, dx3] = [b.x - c.x, d.x - c.x, a.x - b.x + c.x - d.x]
  const [dy1, dy2, dy3] = [b.y - c.y, d.y - c.y, a.y - b.y + c.y - d.y]
  const whole = dx1 * dy2 - dx2 * dy1
  const g = (dx3 * dy2 - dx2 * dy3) / whole
  const h = (dx1 * dy3 - dx3 * dy1) / whole
  return (u, v) => {
    const depth = g * u + h * v + 1
    return {
      x: ((b.x - a.x + g * b.x) * u + (d.x - a.x + h * d.x) * v + a.x) / depth,
      y: ((b.y - a.y + g * b.y) * u + (d.y - a.y + h * d.y) * v + a.y) / depth,
    }
  }
}

/** The size of the flattened paper in pixels: the longer edge of each direction, at most `longest`. */
export function sizeBetween([a, b, c, d]: Corners, of: Size, longest: number): Size {
  const edge = (from: Point, to: Point) => Math.hypot((to.x - from.x) * of.width, (to.y - from.y) * of.height)
  const width = Math.max(edge(a, b), edge(d, c))
  const height = Math.max(edge(a, d), edge(b, c))
  const part = Math.min(1, longest / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * part)), height: Math.max(1, Math.round(height * part)) }
}

/** Removes the perspective, with bilinear interpolation. */
export function flatten(seen: Pixels, corners: Corners, { width, height }: Size): Uint8ClampedArray {
  const flat = new Uint8ClampedArray(width * height * 4)
  const onto = squareOnto(corners)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = onto((x + 0.5) / width, (y + 0.5) / height)
      mix(seen, at.x * seen.width - 0.5, at.y * seen.height - 0.5, flat, (y * width + x) * 4)
    }
  return flat
}

function mix(
  { data, width, height }: Pixels,
  x: number,
  y: number,
  into: Uint8ClampedArray,
  to: number,
): void {
  const left = Math.min(width - 1, Math.max(0, Math.floor(x)))
  const top = Math.min(height - 1, Math.max(0, Math.floor(y)))
  const [right, under] = [Math.min(width - 1, left + 1), Math.min(height - 1, top + 1)]
  const [partX, partY] = [Math.min(1, Math.max(0, x - left)), Math.min(1, Math.max(0, y - top))]
  for (let colour = 0; colour < 3; colour++) {
    const of = (column: number, row: number) => data[(row * width + column) * 4 + colour] ?? 0
    const above = of(left, top) * (1 - partX) + of(right, top) * partX
    const below = of(left, under) * (1 - partX) + of(right, under) * partX
    into[to + colour] = above * (1 - partY) + below * partY
  }
  into[to + 3] = 255
}
