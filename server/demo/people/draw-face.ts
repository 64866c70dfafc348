import { openPicture } from '../../platform/files/open-picture.ts'

/** Grounds and shapes of the cloth; no invented faces. */
const COLOURS = [
  ['#1f3a6e', '#e8b04a'],
  ['#7a2e1d', '#f3d9a4'],
  ['#1d5c4a', '#f0c987'],
  ['#4a2a6b', '#e59a6f'],
] as const
const SHAPES = [
  '<circle cx="150" cy="150" r="92"/>',
  '<path d="M150 50 250 150 150 250 50 150Z"/>',
  '<path d="M60 220a90 90 0 0 1 180 0Z"/><circle cx="150" cy="96" r="40"/>',
  '<path d="M60 60h80v80H60zM160 160h80v80h-80zM160 60h80v80h-80z" />',
]

/** A picture of plain shapes, another for each number. */
export async function drawFace(number: number): Promise<Buffer> {
  const [ground, shape] = COLOURS[number % COLOURS.length] ?? COLOURS[0]
  const drawn = SHAPES[(number * 3 + 1 + Math.floor(number / COLOURS.length)) % SHAPES.length]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300">
    <rect width="300" height="300" fill="${ground}"/><g fill="${shape}">${drawn}</g></svg>`
  return (await openPicture(Buffer.from(svg))).png().toBuffer()
}
