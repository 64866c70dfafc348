import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { FILE_TYPES } from '@gida/contract/shared/files/file-types'
import { openPicture } from '../../../platform/files/open-picture.ts'
import { sha256Hex } from '../../../platform/sha256.ts'
import type { Exhibit, Original } from '../sources/source.ts'
import type { NumberedExhibit, Part } from './manifest.ts'

/** Longest side of a photo in the PDF, in pixels; the zip has the full one. */
const LONGEST = 1600

/** Writes the originals of an exhibit to a folder, one at a time, with their hashes and printable versions. */
export async function stageExhibit(
  folder: string,
  number: string,
  { title, originals }: Exhibit,
): Promise<NumberedExhibit> {
  const parts: Part[] = []
  const missing: string[] = []
  for (const [index, original] of originals.entries()) {
    const place = originals.length > 1 ? ` ${String(index + 1).padStart(2, '0')}` : ''
    const name = `${number}${place} ${clean(original.name)}`
    const bytes = await original.read()
    if (bytes) parts.push(await stage(folder, name, original, bytes))
    else missing.push(name)
  }
  return { number, title, parts, missing }
}

async function stage(
  folder: string,
  name: string,
  { content_type }: Original,
  bytes: Uint8Array,
): Promise<Part> {
  const original = join(folder, name)
  await writeFile(original, bytes)
  const part = { name, sha256: sha256Hex(bytes), size: bytes.length }
  if (content_type === FILE_TYPES.pdf) return { ...part, path: original, shown: 'pdf' }
  const picture = content_type.startsWith('image/') ? await pictureOf(bytes) : null
  if (!picture) return { ...part, path: null, shown: 'picture' }
  const path = `${original}.shown`
  await writeFile(path, picture)
  return { ...part, path, shown: 'picture' }
}

/** A printable version; null if it is not a picture. */
async function pictureOf(bytes: Uint8Array): Promise<Buffer | null> {
  const picture = (await openPicture(bytes)).rotate()
  return picture
    .resize({ width: LONGEST, height: LONGEST, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 80 })
    .toBuffer()
    .catch(() => null)
}

/** A name valid in every file system. */
const clean = (name: string): string =>
  name
    .normalize('NFC')
    .replace(/[\\/:*?"<>|\p{Cc}\p{Bidi_Control}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^(.{1,60}).*?(\.\w{1,8})?$/su, '$1$2')
