import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { FILE_TYPES } from '@gida/contract/shared/files/file-types'
import { openPicture } from '../../../platform/files/open-picture.ts'
import { sha256Hex } from '../../../platform/sha256.ts'
import type { Exhibit, Original } from '../sources/source.ts'
import type { NumberedExhibit, Part } from './manifest.ts'

/** Points of a page are few: more of a photo is in the zip. */
const LONGEST = 1600

/** Lays the originals of an exhibit into a folder, one at a time, with their hashes and what can be shown of them. */
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

/** As a page shows it; null for what is no picture after all. */
async function pictureOf(bytes: Uint8Array): Promise<Buffer | null> {
  const picture = (await openPicture(bytes)).rotate()
  return picture
    .resize({ width: LONGEST, height: LONGEST, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 80 })
    .toBuffer()
    .catch(() => null)
}

/** As every file system takes it. */
const clean = (name: string): string =>
  name
    .normalize('NFC')
    .replace(/[\\/:*?"<>|\p{Cc}\p{Bidi_Control}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^(.{1,60}).*?(\.\w{1,8})?$/su, '$1$2')
