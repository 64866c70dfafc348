/** Fractions of the picture's width and height, from its top left. */
export type Point = { readonly x: number; readonly y: number }
/** The corners of the paper: top left, top right, bottom right, bottom left. */
export type Corners = readonly [Point, Point, Point, Point]
export type Size = { readonly width: number; readonly height: number }

export const WHOLE: Corners = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
  { x: 1, y: 1 },
  { x: 0, y: 1 },
]

/** Share of the picture that the paper may cover: less is no paper, more is the whole picture. */
const LEAST_SHARE = 0.15
const MOST_SHARE = 0.97
/** Share of bright pixels relative to the area between the corners: outside these bounds the shape is no rectangle. */
const FILLED = { least: 0.75, most: 1.1 }

/** Detects bright paper on a darker background, or null. `grey` has one byte per pixel, row by row. */
export function findPaper(grey: Uint8Array, { width, height }: Size): Corners | null {
  const paper = largestBright(grey, width, thresholdOf(grey))
  const corners = paper.map((at) => ({
    x: ((at % width) + 0.5) / width,
    y: (Math.floor(at / width) + 0.5) / height,
  })) as unknown as Corners
  const area = areaOf(corners)
  const isPaper = area > LEAST_SHARE && area < MOST_SHARE && isConvex(corners)
  const filled = paper.count / (width * height) / area
  return isPaper && filled > FILLED.least && filled < FILLED.most ? corners : null
}

/** Otsu's threshold (1979): splits the pixels into two groups with the least variance within each. */
function thresholdOf(grey: Uint8Array): number {
  const counts = new Array<number>(256).fill(0)
  for (const level of grey) counts[level] = (counts[level] ?? 0) + 1
  const total = counts.reduce((sum, count, level) => sum + count * level, 0)
  let best = { apart: -1, level: 128 }
  let below = 0
  let sumBelow = 0
  for (const [level, count] of counts.entries()) {
    below += count
    sumBelow += count * level
    const above = grey.length - below
    if (below === 0 || above === 0) continue
    const apart = below * above * (sumBelow / below - (total - sumBelow) / above) ** 2
    if (apart > best.apart) best = { apart, level }
  }
  return best.level
}

type Patch = readonly [number, number, number, number] & { count: number }

/** The largest connected patch of bright pixels: its four outermost points and its size. */
function largestBright(grey: Uint8Array, width: number, threshold: number): Patch {
  const seen = new Uint8Array(grey.length)
  let largest: Patch = Object.assign([0, 0, 0, 0] as const, { count: 0 })
  for (let from = 0; from < grey.length; from++) {
    if (seen[from] || (grey[from] ?? 0) <= threshold) continue
    const patch = patchFrom(from, grey, width, threshold, seen)
    if (patch.count > largest.count) largest = patch
  }
  return largest
}

function patchFrom(
  from: number,
  grey: Uint8Array,
  width: number,
  threshold: number,
  seen: Uint8Array,
): Patch {
  const outermost: [number, number, number, number] = [from, from, from, from]
  const open = [from]
  let count = 0
  seen[from] = 1
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    count++
    const x = at % width
    const y = (at - x) / width
    const reach = [-x - y, x - y, x + y, y - x]
    for (const [corner, far] of outermost.entries()) {
      const [farX, farY] = [far % width, Math.floor(far / width)]
      const best = [-farX - farY, farX - farY, farX + farY, farY - farX][corner] ?? 0
      if ((reach[corner] ?? 0) > best) outermost[corner] = at
    }
    const nextTo = [x > 0 ? at - 1 : at, x < width - 1 ? at + 1 : at, at - width, at + width]
    for (const next of nextTo) {
      if (seen[next] !== 0 || (grey[next] ?? 0) <= threshold) continue
      seen[next] = 1
      open.push(next)
    }
  }
  return Object.assign(outermost, { count })
}

/** As a fraction of the picture. */
function areaOf(corners: Corners): number {
  const twice = corners.reduce((sum, { x, y }, i) => {
    const next = corners[(i + 1) % 4] ?? corners[0]
    return sum + x * next.y - next.x * y
  }, 0)
  return Math.abs(twice) / 2
}

/** Whether the corners form a convex quadrilateral in order, as paper does. */
export function isConvex(corners: Corners): boolean {
  return corners.every((corner, i) => {
    const next = corners[(i + 1) % 4] ?? corner
    const after = corners[(i + 2) % 4] ?? corner
    return (next.x - corner.x) * (after.y - next.y) - (next.y - corner.y) * (after.x - next.x) > 0.0005
  })
}

/** Moves a corner; unchanged if the result would not be convex. */
export function moveCorner(corners: Corners, index: number, to: Point): Corners {
  const within = (part: number) => Math.min(1, Math.max(0, part))
  const moved = corners.map((corner, i) =>
    i === index ? { x: within(to.x), y: within(to.y) } : corner,
  ) as unknown as Corners
  return isConvex(moved) ? moved : corners
}
