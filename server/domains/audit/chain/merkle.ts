import { sha256 } from '../../../platform/sha256.ts'

/** Merkle tree of RFC 6962: an odd node is promoted unchanged, and the prefixes keep leaves and nodes apart. */

export const leafOf = (text: string): Buffer => sha256(Buffer.of(0), Buffer.from(text, 'utf8'))
const nodeOf = (left: Buffer, right: Buffer): Buffer => sha256(Buffer.of(1), left, right)

/** All levels from the leaves to the root, for at least one leaf. */
export function levelsOf(leaves: readonly Buffer[]): Buffer[][] {
  const levels = [[...leaves]]
  for (let below = levels[0] ?? []; below.length > 1; ) {
    const level: Buffer[] = []
    for (let at = 0; at < below.length; at += 2) {
      const [left, right] = below.slice(at, at + 2) as [Buffer, Buffer?]
      level.push(right ? nodeOf(left, right) : left)
    }
    levels.push(level)
    below = level
  }
  return levels
}

export const rootOf = (levels: readonly Buffer[][]): Buffer => levels.at(-1)?.[0] ?? Buffer.alloc(32)

/** Sibling hashes of a leaf up to the root. */
export function pathOf(levels: readonly Buffer[][], index: number): Buffer[] {
  return levels.slice(0, -1).flatMap((level, height) => level[(index >> height) ^ 1] ?? [])
}

/** Recomputes the root from a leaf and its path; the root is all that a verifier needs to know. */
export function followPath(leaf: Buffer, index: number, size: number, path: readonly Buffer[]): Buffer {
  const rest = [...path]
  let hash = leaf
  for (let at = index, last = size - 1; last > 0; at >>= 1, last >>= 1) {
    if (at % 2 === 0 && at === last) continue
    const beside = rest.shift() ?? Buffer.alloc(0)
    hash = at % 2 === 1 ? nodeOf(beside, hash) : nodeOf(hash, beside)
  }
  return rest.length === 0 ? hash : Buffer.alloc(0)
}
